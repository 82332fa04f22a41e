import { Card, Stack, Text, Title } from '@mantine/core'
import {
  ATURAN_KONSISTENSI,
  MAKS_PERBAIKAN,
  TemuanKonsistensi,
  type AturanKonsistensi,
} from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { IconArrowBackUp, IconCircleCheck, IconTool } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import type { BulkAction, BulkResult, PreviewedAct } from '../../../kit/page/bulk'
import { ListBody } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { choiceFilter } from '../../../kit/table/filter-controls'
import type { Target } from '../../../kit/table/selection'
import { columnsOf } from '../../../kit/table/schema-columns'
import type { RowAction } from '../../../kit/table/row-action'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { BukanMasalahDialog } from './bukan-masalah-dialog'
import { idMahasiswaOf } from '../status/id-mahasiswa'
import { saringProdi, useSaringAngkatan } from '../../../shared/pickers/saring'

const calls = api.dataMaster.konsistensi
/** A row as it arrives: its moment is text. */
type Temuan = Awaited<ReturnType<typeof calls.list.call>>['data'][number]
const column = columnsOf<Temuan>(TemuanKonsistensi)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('keterangan', { width: 300, card: 'isi' }),
  column('labelProdi', { width: 190 }),
  column('angkatan', { sort: 'angkatan' }),
  column('namaStatus', { card: 'lencana' }),
  column('sejak', { sort: 'sejak', width: 160 }),
]
/** Of what may stay one wants to know why, and who said so. */
const DIBEBASKAN = [column('alasan', { width: 240, card: 'isi' }), column('sampai', { width: 130 }), column('oleh', { width: 160 })]
const COLUMNS_BEBAS = [...COLUMNS.slice(0, 2), ...DIBEBASKAN, ...COLUMNS.slice(2)]
const KEADAAN = choiceFilter({ name: 'keadaan', label: 'Keadaan', choices: [{ value: 'bukan_masalah', label: 'Bukan masalah' }] })
const ikon = { size: 16, 'aria-hidden': true } as const
const nameOf = ({ nama, nim }: Temuan) => `${nama} (${nim})`

/** Puts students right, a thousand a call. */
async function perbaiki(aturan: AturanKonsistensi, ids: readonly string[]): Promise<BulkResult> {
  const hasil: BulkResult = { done: 0, refused: [] }
  for (let dari = 0; dari < ids.length; dari += MAKS_PERBAIKAN) {
    const { data } = await calls.perbaiki.call({ aturan, idMahasiswa: ids.slice(dari, dari + MAKS_PERBAIKAN) })
    hasil.done += data.berhasil
    hasil.refused = [
      ...hasil.refused,
      ...data.hasil.filter(({ berhasil }) => !berhasil).map(({ nama, pesan }) => ({ name: nama, reason: pesan ?? '' })),
    ]
  }
  return hasil
}

function useFilters() {
  const angkatan = useSaringAngkatan()
  return useMemo(() => [KEADAAN, saringProdi, angkatan], [angkatan])
}

/** Puts findings that were called no problem on the list again. */
async function bukaKembali(aturan: AturanKonsistensi, ids: readonly string[]): Promise<BulkResult> {
  let done = 0
  for (let dari = 0; dari < ids.length; dari += MAKS_PERBAIKAN)
    done += (await calls.bukaKembali.call({ aturan, idMahasiswa: ids.slice(dari, dari + MAKS_PERBAIKAN) })).data.jumlah
  return { done, refused: [] }
}

type Dibebaskan = { ids: readonly string[]; sebutan: string }

type Props = { aturan: AturanKonsistensi; onDiperbaiki: () => void }

/** The students of one rule, with the act that puts each of them, or all that are ticked, right. */
export function TemuanList({ aturan, onDiperbaiki }: Props) {
  const { nama, perbaikan, akibat, ...lain } = ATURAN_KONSISTENSI[aturan]
  const perlu = 'perlu' in lain ? lain.perlu : ''
  const boleh = useMay()(calls.perbaiki)
  const list = useListState(calls.list, { filters: ['aturan', 'keadaan', 'prodi', 'angkatan'], initial: { aturan } })
  const answer = useListQuery(calls.list, list.input)
  const bebas = list.state.filter['keadaan'] === 'bukan_masalah'
  const table = useTableModel({
    screen: `data-master/mahasiswa/kelengkapan/konsistensi${bebas ? '/bukan-masalah' : ''}`,
    columns: bebas ? COLUMNS_BEBAS : COLUMNS,
    list,
    answer,
  })
  const [dibebaskan, setDibebaskan] = useState<Dibebaskan | null>(null)
  const satu = useMutation({
    mutationFn: ({ id }: Temuan) => (bebas ? bukaKembali(aturan, [id]) : perbaiki(aturan, [id])),
    meta: { galat: 'sendiri' },
    onSuccess: ({ done, refused }, row) => {
      if (done > 0) toast.berhasil(`${row.nama}: ${(bebas ? 'Dibuka kembali' : perbaikan).toLowerCase()}`)
      for (const { name, reason } of refused) toast.gagal(`${name}: ${reason}`)
      onDiperbaiki()
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  const idsOf = (target: Target<Temuan>) =>
    idMahasiswaOf(target, {
      idOf: ({ id }) => id,
      halaman: (query, page) => calls.list.call({ ...query, aturan, page, itemsPerPage: 1000 }),
    })
  const lalu = async (hasil: Promise<BulkResult>) => {
    const jadi = await hasil
    onDiperbaiki()
    return jadi
  }
  const massal: PreviewedAct<Temuan> = {
    label: perbaikan,
    call: calls.perbaiki,
    preview: ({ keterangan }) => [{ title: nama, before: keterangan, after: akibat }],
    run: async (target) => lalu(perbaiki(aturan, await idsOf(target))),
  }
  const buka: PreviewedAct<Temuan> = {
    label: 'Buka kembali',
    call: calls.bukaKembali,
    preview: ({ alasan }) => [{ title: nama, before: `Bukan masalah: ${alasan ?? ''}`, after: 'Temuan terbuka' }],
    run: async (target) => lalu(bukaKembali(aturan, await idsOf(target))),
  }
  const tandai: BulkAction<Temuan> = {
    label: 'Bukan masalah',
    call: calls.bukanMasalah,
    open: (target) =>
      void idsOf(target).then(
        (ids) => setDibebaskan({ ids, sebutan: `${formatAngka(ids.length)} mahasiswa: ${nama}` }),
        (error: unknown) => toast.gagal(pesanGalat(error)),
      ),
  }
  const tindakan = (row: Temuan): RowAction[] => {
    if (!boleh) return []
    if (bebas) return [{ label: 'Buka kembali', icon: <IconArrowBackUp {...ikon} />, onClick: () => satu.mutate(row) }]
    return [
      { label: perbaikan, icon: <IconTool {...ikon} />, onClick: () => satu.mutate(row) },
      {
        label: 'Bukan masalah',
        icon: <IconCircleCheck {...ikon} />,
        onClick: () => setDibebaskan({ ids: [row.id], sebutan: `${row.nama}: ${row.keterangan}` }),
      },
    ]
  }
  return (
    <Stack gap="sm">
      <Card padding="sm">
        <Title order={2}>{`${nama}${answer.data === undefined ? '' : `: ${formatAngka(table.total)} mahasiswa`}`}</Title>
        <Text size="sm">{`${perbaikan}: ${akibat}${perlu === '' ? '' : ` ${perlu}`}`}</Text>
      </Card>
      <ListBody
        table={table}
        title={nama}
        nameOf={nameOf}
        search="Cari nama atau NIM"
        filters={useFilters()}
        exports={calls.list}
        bulk={bebas ? [buka] : [massal, tandai]}
      >
        <DataTable
          table={table}
          label={nama}
          nameOf={nameOf}
          empty={bebas ? 'Belum ada temuan yang ditandai bukan masalah.' : 'Tidak ada temuan. Semua data sudah sesuai.'}
          to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}`}
          actions={tindakan}
        />
      </ListBody>
      {dibebaskan && (
        <BukanMasalahDialog
          aturan={aturan}
          {...dibebaskan}
          onTutup={() => setDibebaskan(null)}
          onSelesai={() => {
            setDibebaskan(null)
            table.selection.clear()
            onDiperbaiki()
          }}
        />
      )}
    </Stack>
  )
}
