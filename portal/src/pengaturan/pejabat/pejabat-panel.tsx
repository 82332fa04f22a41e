import { Stack } from '@mantine/core'
import { PejabatInput } from '@sivitas/contract/pengaturan/pejabat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import { api } from '../../api'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { useMay } from '../../kit/izin/can'
import { SidePanelForm } from '../../kit/page/side-panel-form'
import { STORED, StoredPanel } from '../../kit/page/stored-panel'
import { usePanel } from '../../kit/page/use-panel'
import { PilihFakultas } from '../../shared/pickers/pilih-fakultas'
import { PilihJurusan } from '../../shared/pickers/pilih-jurusan'
import { PilihProdi } from '../../shared/pickers/pilih-prodi'
import { PILIHAN_JABATAN, PILIHAN_LINGKUP, type PejabatRow } from './kata'
import { Linimasa } from './linimasa'
import { OrangFields } from './orang-fields'

const field = fields(PejabatInput)
const calls = api.pengaturan.pejabat
const BARU = {
  jabatan: 'DEKAN',
  namaJabatan: null,
  lingkup: 'fakultas',
  idLingkup: null,
  atasNama: null,
  idDosen: null,
  namaLengkap: null,
  gelarDepan: null,
  gelarBelakang: null,
  jenisNomor: null,
  nomor: null,
  penugasan: 'definitif',
  nomorSk: '',
  idTtd: null,
  idCap: null,
  berlakuMulai: '',
  berlakuSelesai: null,
} as const
const UNIT = {
  fakultas: PilihFakultas,
  jurusan: (props: IsianProps<string>) => <PilihJurusan {...props} />,
  prodi: PilihProdi,
}

/** One holder of an office beside the list, with everybody who held it before and after. */
export function PejabatPanel() {
  const { id } = useParams()
  const { selesai, tutup } = usePanel(useOutletContext<string>())
  if (selesai) return null
  return id === undefined ? <Form row={null} onTutup={tutup} /> : <Tersimpan id={id} onTutup={tutup} />
}

function Tersimpan({ id, onTutup }: { id: string; onTutup: () => void }) {
  const query = useQuery({ ...calls.get.queryOptions({ input: { id } }), ...STORED })
  return (
    <StoredPanel title="Pejabat" query={query} onClose={onTutup}>
      {(row) => <Form key={id} row={row} onTutup={onTutup} />}
    </StoredPanel>
  )
}

function Form({ row, onTutup }: { row: PejabatRow | null; onTutup: () => void }) {
  const client = useQueryClient()
  const may = useMay()
  const nama = row ? `Ubah ${row.labelJabatan} ${row.nama}` : 'Tambah pejabat'
  const form = useFormulir({
    schema: PejabatInput,
    nama,
    values: row ?? BARU,
    pesan: row ? 'Data berhasil diubah' : 'Data berhasil ditambahkan',
    terkunci: row !== null && !may(calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      row
        ? calls.update.call({ ...values, id: row.id, versi: versi ?? row.versi })
        : calls.create.call(values, { context: { idempotencyKey } }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <SidePanelForm title={nama} form={form} onClose={onTutup}>
      <Jabatan />
      <OrangFields />
      <field.Tanggal name="berlakuMulai" />
      <field.Tanggal name="berlakuSelesai" />
      {row && (
        <Stack gap="xs" mt="md">
          <Linimasa pejabat={row} />
        </Stack>
      )}
    </SidePanelForm>
  )
}

function Jabatan() {
  const lain = field.useNilai('jabatan') === 'LAIN'
  const lingkup = field.useNilai('lingkup')
  const Unit = lingkup && lingkup !== 'pt' ? UNIT[lingkup] : null
  return (
    <>
      <field.Pilih name="jabatan" pilihan={PILIHAN_JABATAN} />
      {lain && <field.Text name="namaJabatan" />}
      <field.Pilih name="lingkup" pilihan={PILIHAN_LINGKUP} />
      {Unit && <field.Custom key={lingkup} name="idLingkup" as={Unit} />}
      <field.Pilih name="atasNama" pilihan={PILIHAN_JABATAN.filter(({ value }) => value !== 'LAIN')} />
    </>
  )
}
