import { Alert, Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { HakAksesInput, type ScopeHak } from '@sivitas/contract/pengaturan/operator/hak-akses'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { bolehMenyentuh } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router'
import { api } from '../../../api'
import { usePengguna } from '../../../auth/use-session'
import { Kerangka } from '../../../kit/feedback/memuat'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { fields } from '../../../kit/form/fields'
import type { Formulir } from '../../../kit/form/formulir'
import { FormulirBadan } from '../../../kit/form/formulir-badan'
import { useIkatan } from '../../../kit/form/ikatan'
import { TombolSimpan } from '../../../kit/form/tombol-simpan'
import { useFormulir } from '../../../kit/form/use-formulir'
import { useMay } from '../../../kit/izin/can'
import { DaftarMenu, PeringatanHak } from '../ringkasan-hak'
import type { Role } from '../use-roles'
import classes from './hak-akses.module.css'
import { MatriksInput } from './matriks-input'
import { RoleActions } from './role-actions'

const field = fields(HakAksesInput)
const NONE: readonly ScopeHak[] = []
const scopesOf = (hak: readonly ScopeHak[]) => Object.fromEntries(hak.map(({ kode, tingkat }) => [kode, tingkat]))

/** A new role, empty or as a copy of another one. */
export function RoleBaru() {
  const [params] = useSearchParams()
  const asal = params.get('salin')
  const { data } = useQuery({ ...api.pengaturan.hakAkses.get.queryOptions({ input: { id: asal ?? '' } }), enabled: asal !== null })
  if (asal === null) return <Baru key="kosong" nama="" scopes={[]} deskripsi={null} />
  return data ? <Baru key={asal} {...data.data} nama={`${data.data.nama} (salinan)`} /> : <Kerangka />
}

function Baru({ nama, deskripsi, scopes }: Pick<Role, 'nama' | 'deskripsi' | 'scopes'>) {
  const base = useOutletContext<string>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: HakAksesInput,
    nama: 'Tambah hak akses',
    values: { nama, deskripsi, scopes: [...scopes] },
    pesan: 'Data berhasil ditambahkan',
    simpan: async (values, { idempotencyKey }) => (await api.pengaturan.hakAkses.create.call(values, { context: { idempotencyKey } })).data,
    berhasil: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.key() })
      void navigate(`${base}/${id}`)
    },
  })
  return <Editor judul="Hak akses baru" form={form} lama={NONE} onBatal={() => void navigate(base)} />
}

export function RoleTersimpan() {
  const { id = '' } = useParams()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...api.pengaturan.hakAkses.get.queryOptions({ input: { id } }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  if (data && isFetchedAfterMount) return <Ubah key={`${id}.${data.data.versi}`} role={data.data} />
  return error && !isFetching ? <MuatGagalCard error={error} onMuatUlang={() => void refetch()} /> : <Kerangka baris={12} />
}

function Ubah({ role }: { role: Role }) {
  const base = useOutletContext<string>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const may = useMay()
  const { scopes } = usePengguna()
  const { id, nama, deskripsi, bawaan, jumlahOperator, versi } = role
  const setara = bolehMenyentuh(scopes, scopesOf(role.scopes))
  const form = useFormulir({
    schema: HakAksesInput,
    nama: `Ubah ${nama}`,
    values: { nama, deskripsi, scopes: role.scopes },
    pesan: `Data berhasil diubah. Berlaku untuk ${formatAngka(jumlahOperator)} operator`,
    terkunci: !may(api.pengaturan.hakAkses.update) || !setara,
    simpan: (values, tanda) => api.pengaturan.hakAkses.update.call({ ...values, id, versi: tanda.versi ?? versi }),
    berhasil: () => void queryClient.invalidateQueries({ queryKey: api.pengaturan.key() }),
    versi: {
      kini: versi,
      segarkan: async () => {
        const { data } = await api.pengaturan.hakAkses.get.call({ id })
        return { values: { nama: data.nama, deskripsi: data.deskripsi, scopes: data.scopes }, versi: data.versi }
      },
      sebut: (name, nilai) =>
        name === 'scopes' ? (nilai as ScopeHak[]).map(({ kode, tingkat }) => `${kode}:${tingkat}`).join(', ') : undefined,
    },
  })
  return (
    <Editor judul={nama} form={form} lama={role.scopes} onBatal={() => void navigate(base)}>
      <Group justify="space-between" align="center">
        <Group gap="sm">
          {bawaan && <Badge color="abu">Bawaan</Badge>}
          <Text>
            Berlaku untuk{' '}
            <Anchor component={Link} to={`/pengaturan/operator/data-operator?role[0]=${id}`}>
              {`${formatAngka(jumlahOperator)} operator`}
            </Anchor>
          </Text>
        </Group>
        <RoleActions role={role} base={base} />
      </Group>
      {!setara && <Alert color="kuning">Hak akses ini memuat A: hanya administrator setingkat yang dapat mengubahnya.</Alert>}
    </Editor>
  )
}

type EditorProps = {
  judul: string
  form: Formulir<typeof HakAksesInput>
  lama: readonly ScopeHak[]
  onBatal: () => void
  children?: ReactNode
}

function Editor({ judul, form, lama, onBatal, children }: EditorProps) {
  const kaki = (
    <div className={classes.kaki}>
      <TombolSimpan formulir={form} onBatal={onBatal} />
    </div>
  )
  return (
    <Card component="section" aria-label={judul} className={classes.editor ?? ''}>
      <Title order={2} mb="sm">
        {judul}
      </Title>
      <FormulirBadan formulir={form} kaki={kaki}>
        <Stack gap="sm">
          {children}
          <field.Text name="nama" />
          <field.TeksPanjang name="deskripsi" />
          <Peringatan />
          <Matriks lama={lama} />
          <Title order={3}>Menu yang terbuka</Title>
          <Menu />
        </Stack>
      </FormulirBadan>
    </Card>
  )
}

const Matriks = ({ lama }: { lama: readonly ScopeHak[] }) => (
  <MatriksInput {...useIkatan<ScopeHak[]>(HakAksesInput, { name: 'scopes' })} lama={lama} />
)

const Peringatan = () => <PeringatanHak scopes={scopesOf(field.useNilai('scopes') ?? [])} />

const Menu = () => <DaftarMenu scopes={scopesOf(field.useNilai('scopes') ?? [])} />
