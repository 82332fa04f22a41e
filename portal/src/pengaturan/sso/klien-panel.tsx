import { SsoKlienInput, type SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../api'
import { useFormulir } from '../../kit/form/use-formulir'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../kit/page/stored-panel'
import { usePanel } from '../../kit/page/use-panel'
import { KlienFields } from './klien-fields'
import type { KlienRow } from './klien-tab'
import { useSsoOutlet } from './outlet'

const calls = api.pengaturan.ssoKlien

const BARU = {
  id: '',
  nama: '',
  jenis: 'lain' as const,
  redirectUri: [],
  logoutUri: null,
  backchannelLogoutUri: null,
  metodeAuth: 'client_secret_basic' as const,
  scopeOidc: ['openid', 'profile', 'email'] as SsoKlien['scopeOidc'],
  peranDiizinkan: ['ROLE_OPERATOR', 'ROLE_MAHASISWA', 'ROLE_DOSEN'] as SsoKlien['peranDiizinkan'],
  petaGrup: {},
  caraKirim: 'oidc' as const,
  parameterTambahan: {},
  pihakPertama: true,
  aktif: true,
}

/** The form of one system in the panel beside the list. */
export function KlienPanel() {
  const { id } = useParams()
  const { base } = useSsoOutlet()
  const { selesai, tutup } = usePanel(base)
  if (selesai) return null
  return id === undefined ? <Baru onTutup={tutup} /> : <Tersimpan id={id} onTutup={tutup} />
}

function Baru({ onTutup }: { onTutup: () => void }) {
  const { tampilkanRahasia } = useSsoOutlet()
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: SsoKlienInput,
    nama: 'Tambah klien SSO',
    values: BARU,
    pesan: 'Data berhasil ditambahkan',
    simpan: async (values, { idempotencyKey }) => (await calls.create.call(values, { context: { idempotencyKey } })).data,
    berhasil: ({ id, rahasia }) => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
      if (rahasia !== null) tampilkanRahasia({ idKlien: id, rahasia })
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <KlienFields baru />
    </SidePanelForm>
  )
}

function Tersimpan({ id, onTutup }: { id: string; onTutup: () => void }) {
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), ...STORED })
  return (
    <StoredPanel title="Klien SSO" query={query} onClose={onTutup}>
      {(klien) => <Ubah key={id} klien={klien} onTutup={onTutup} />}
    </StoredPanel>
  )
}

function Ubah({ klien, onTutup }: { klien: KlienRow; onTutup: () => void }) {
  const may = useMay()
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: SsoKlienInput,
    nama: `Ubah ${klien.nama}`,
    values: klien,
    pesan: 'Data berhasil diubah',
    terkunci: !may(calls.update),
    simpan: (values, { versi }) => calls.update.call({ ...values, id: klien.id, versi: versi ?? klien.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
    versi: {
      kini: klien.versi,
      segarkan: async () => {
        const { data } = await calls.get.call({ id: klien.id })
        return { values: data, versi: data.versi }
      },
    },
  })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onTutup}>
      <KlienFields baru={false} />
    </SidePanelForm>
  )
}
