import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { AnggotaKlasifikasi, type Klasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../api'
import { useOperator } from '../../../auth/operator'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { NilaiPeriode } from '../../../kit/format/nilai'
import { pesanGalat } from '../../../kit/galat'
import { IconPencil, IconTrash, IconUserPlus } from '../../../kit/icons'
import { Can } from '../../../kit/izin/can'
import { ListBody } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { TambahAnggotaDialog } from './tambah-anggota-dialog'
import { saringProdi } from '../../../shared/pickers/saring'

const calls = api.dataMaster.klasifikasi
type Row = Awaited<ReturnType<typeof calls.anggota.call>>['data'][number]

const column = columnsOf<Row>(AnggotaKlasifikasi)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 200 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 190, card: 'isi' }),
  column('status', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, card: 'lencana', width: 130 }),
  column('periodeMulai', {
    cell: ({ periodeMulai }) => <NilaiPeriode id={periodeMulai} />,
    sort: 'periodeMulai',
    align: 'start',
    width: 170,
  }),
  column('periodeAkhir', {
    cell: ({ periodeAkhir }) => (periodeAkhir === null ? '-' : <NilaiPeriode id={periodeAkhir} />),
    align: 'start',
    width: 170,
  }),
  column('keterangan', { width: 160 }),
]
const FILTERS = [saringProdi, yesNoFilter({ name: 'berakhir', label: 'Keanggotaan', yes: 'Sudah berakhir', no: 'Masih anggota' })]
const nameOf = ({ nama, nim }: Row) => `${nama} (${nim})`

type AnggotaProps = Readonly<{ klasifikasi: Omit<Klasifikasi, 'diubahPada'>; base: string }>

/** The members of one klasifikasi. */
export function Anggota({ klasifikasi, base }: AnggotaProps) {
  const { id, nama } = klasifikasi
  const navigate = useNavigate()
  const [tambah, setTambah] = useState(false)
  const list = useListState(calls.anggota, { filters: ['prodi', 'berakhir'] })
  const answer = useListQuery(calls.anggota, { ...list.input, id })
  const table = useTableModel({ screen: 'data-master/mahasiswa/klasifikasi-mahasiswa', columns: COLUMNS, list, answer })
  const { lepas, hapus } = useAkhiri(klasifikasi, base)
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={2}>{`${nama} (${formatAngka(klasifikasi.jumlah)} mahasiswa)`}</Title>
        <Group gap="sm">
          <Can call={calls.remove}>
            <Button variant="outline" color="bahaya" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void hapus()}>
              Hapus
            </Button>
          </Can>
          <Can call={calls.update}>
            <Button
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => void navigate(`${base}/ubah/${id}`)}
            >
              Ubah
            </Button>
          </Can>
          <Can call={calls.tambahAnggota}>
            <Button variant="default" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setTambah(true)}>
              Tambah anggota
            </Button>
          </Can>
        </Group>
      </Group>
      {klasifikasi.deskripsi && <Text size="sm">{klasifikasi.deskripsi}</Text>}
      <ListBody
        table={table}
        nameOf={nameOf}
        search="Cari nama atau NIM"
        filters={FILTERS}
        exports={`/v2/master/klasifikasi/${id}/anggota`}
        title={nama}
      >
        <DataTable
          table={table}
          label={`Anggota ${nama}`}
          nameOf={nameOf}
          empty="Pilih Tambah anggota untuk memasukkan mahasiswa."
          to={({ idMahasiswa }) => `/data-master/mahasiswa/data-mahasiswa/${idMahasiswa}`}
          actions={(row) => [
            {
              label: 'Akhiri pada periode ini',
              icon: <IconTrash size={16} aria-hidden />,
              tone: 'bahaya',
              call: calls.lepasAnggota,
              onClick: () => void lepas(row),
            },
          ]}
        />
      </ListBody>
      {tambah && <TambahAnggotaDialog klasifikasi={klasifikasi} onTutup={() => setTambah(false)} />}
    </Stack>
  )
}

/** Ending a membership, and deleting the klasifikasi itself; both ask first. */
function useAkhiri({ id, nama }: AnggotaProps['klasifikasi'], base: string) {
  const tanya = useKonfirmasi()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { periodeAktif } = useOperator()
  const segarkan = () => client.invalidateQueries({ queryKey: api.dataMaster.key() })
  const keluar = useMutation(
    calls.lepasAnggota.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: () => {
        toast.berhasil('Anggota berhasil dilepas')
        return segarkan()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const buang = useMutation(
    calls.remove.mutationOptions({
      meta: { galat: 'sendiri' },
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        await navigate(base)
        await segarkan()
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  return {
    lepas: async (row: Row) => {
      const akibat = [`Keanggotaan berakhir pada ${labelPeriode(periodeAktif)} dan tetap tercatat.`]
      if (await tanya({ pesan: `Akhiri ${nama} untuk ${row.nama}?`, akibat, setuju: 'Akhiri' }))
        keluar.mutate({ id, idMahasiswa: [row.idMahasiswa], periodeAkhir: periodeAktif })
    },
    hapus: async () => {
      if (await tanya({ pesan: `Hapus klasifikasi ${nama}?` })) buang.mutate({ id })
    },
  }
}
