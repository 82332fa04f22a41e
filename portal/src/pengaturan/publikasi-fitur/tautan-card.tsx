import { Anchor, Badge, Button, Card, Group, Switch, Table, Text, Title } from '@mantine/core'
import { TAUTAN_FITUR } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { pesanGalat } from '../../kit/galat'
import { useMay } from '../../kit/izin/can'
import classes from '../setelan.module.css'

type Fitur = (typeof TAUTAN_FITUR)[number]

/** Each link with the keywords of its address and client. */
const TAUTAN: Readonly<Record<Fitur, { nama: string; alamat: string; klien: string }>> = {
  fitur_lms: { nama: 'Login ke LMS', alamat: 'url_lms_operator', klien: 'klien_lms' },
  fitur_elib: { nama: 'Login ke E-Library', alamat: 'url_elib', klien: 'klien_elib' },
  fitur_de: { nama: 'Login ke Dashboard Executive', alamat: 'ssotarget_dashboard_executive', klien: 'klien_de' },
}
const KEYWORDS = Object.entries(TAUTAN).flatMap(([fitur, { alamat, klien }]) => [fitur, alamat, klien])

const useTautan = () =>
  useQuery(api.pengaturan.konfigurasi.list.queryOptions({ input: { keyword: KEYWORDS, itemsPerPage: 20 }, refetchOnMount: 'always' }))
type Rows = NonNullable<ReturnType<typeof useTautan>['data']>['data']

/** The three links to other systems: on or off, where they lead, as which client, and whether the address answers. */
export function TautanCard() {
  return (
    <Card component="section" aria-label="Tautan ke sistem lain">
      <Title order={2} mb="sm">
        Tautan ke sistem lain
      </Title>
      <Muatan query={useTautan()} baris={3}>
        {({ data }) => <Tabel rows={data} />}
      </Muatan>
      <Text c="dimmed" mt="sm">
        Alamat dan klien diubah di{' '}
        <Anchor component={Link} to="/pengaturan/konfigurasi-lain">
          Konfigurasi Lain
        </Anchor>
        , kelompok SSO. Tautan tampil bila aktif, beralamat, dan berklien.
      </Text>
    </Card>
  )
}

function Tabel({ rows }: { rows: Rows }) {
  const queryClient = useQueryClient()
  const may = useMay()
  const admin = may(api.pengaturan.publikasiFitur.ujiTautan)
  const ubah = useMutation(
    api.pengaturan.konfigurasi.update.mutationOptions({
      onSuccess: () => {
        toast.berhasil('Data berhasil diubah')
        return Promise.all([
          queryClient.invalidateQueries({ queryKey: api.pengaturan.konfigurasi.key() }),
          queryClient.invalidateQueries({ queryKey: api.platform.key() }),
        ])
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table aria-label="Tautan ke sistem lain">
        <Table.Thead>
          <Table.Tr>
            {['Tautan', 'Alamat', 'Klien', 'Keadaan'].map((judul) => (
              <Table.Th key={judul}>{judul}</Table.Th>
            ))}
            <Table.Th>
              <span className="hanya-pembaca">Uji</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {TAUTAN_FITUR.map((fitur) => (
            <BarisTautan
              key={fitur}
              fitur={fitur}
              rows={rows}
              admin={admin}
              sibuk={ubah.isPending}
              onUbah={(value, versi) => ubah.mutate({ keyword: fitur, value, versi })}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type BarisTautanProps = {
  fitur: Fitur
  rows: Rows
  admin: boolean
  sibuk: boolean
  onUbah: (value: '0' | '1', versi: number) => void
}

function BarisTautan({ fitur, rows, admin, sibuk, onUbah }: BarisTautanProps) {
  const { nama, alamat, klien } = TAUTAN[fitur]
  const nilai = (keyword: string) => rows.find((row) => row.keyword === keyword)?.value || '-'
  const nyala = nilai(fitur) === '1'
  const lengkap = nilai(alamat) !== '-' && nilai(klien) !== '-'
  const versi = rows.find((row) => row.keyword === fitur)?.versi ?? 0
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Switch
          label={nama}
          checked={nyala}
          disabled={!admin || sibuk}
          onChange={(event) => onUbah(event.currentTarget.checked ? '1' : '0', versi)}
        />
      </Table.Th>
      <Table.Td className={classes.nama ?? ''}>{nilai(alamat)}</Table.Td>
      <Table.Td>{nilai(klien)}</Table.Td>
      <Table.Td>
        <Badge color={nyala && lengkap ? 'hijau' : 'abu'}>{sebutKeadaan(nyala, lengkap)}</Badge>
      </Table.Td>
      <Table.Td>{admin && nilai(alamat) !== '-' && <UjiTautan fitur={fitur} nama={nama} />}</Table.Td>
    </Table.Tr>
  )
}

function sebutKeadaan(nyala: boolean, lengkap: boolean): string {
  if (!nyala) return 'Tersembunyi'
  return lengkap ? 'Tampil' : 'Belum lengkap'
}

function UjiTautan({ fitur, nama }: { fitur: Fitur; nama: string }) {
  const uji = useMutation(
    api.pengaturan.publikasiFitur.ujiTautan.mutationOptions({
      onSuccess: ({ data: { berhasil, pesan, milidetik } }) =>
        berhasil ? toast.berhasil(`${pesan} (${milidetik} ms)`) : toast.gagal(pesan),
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        size="compact-sm"
        loading={uji.isPending}
        aria-label={`Uji tautan ${nama}`}
        onClick={() => uji.mutate({ fitur })}
      >
        Uji tautan
      </Button>
    </Group>
  )
}
