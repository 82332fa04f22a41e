import { Card, Stack, Text, Title } from '@mantine/core'
import {
  ATURAN_KONSISTENSI,
  MAKS_PERBAIKAN,
  TemuanKonsistensi,
  type AturanKonsistensi,
} from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { toast } from '../../../kit/feedback/toast'
import { pesanGalat } from '../../../kit/galat'
import { IconTool } from '../../../kit/icons'
import { useMay } from '../../../kit/izin/can'
import type { BulkResult, PreviewedAct } from '../../../kit/page/bulk'
import { ListBody } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
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
  return useMemo(() => [saringProdi, angkatan], [angkatan])
}

type Props = { aturan: AturanKonsistensi; onDiperbaiki: () => void }

/** The students of one rule, with the act that puts each of them, or all that are ticked, right. */
export function TemuanList({ aturan, onDiperbaiki }: Props) {
  const { nama, perbaikan, akibat, ...lain } = ATURAN_KONSISTENSI[aturan]
  const perlu = 'perlu' in lain ? lain.perlu : ''
  const boleh = useMay()(calls.perbaiki)
  const list = useListState(calls.list, { filters: ['aturan', 'prodi', 'angkatan'], initial: { aturan } })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/kelengkapan/konsistensi', columns: COLUMNS, list, answer })
  const satu = useMutation({
    mutationFn: ({ id }: Temuan) => perbaiki(aturan, [id]),
    meta: { galat: 'sendiri' },
    onSuccess: ({ done, refused }, row) => {
      if (done > 0) toast.berhasil(`${row.nama}: ${perbaikan.toLowerCase()}`)
      for (const { name, reason } of refused) toast.gagal(`${name}: ${reason}`)
      onDiperbaiki()
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  const massal: PreviewedAct<Temuan> = {
    label: perbaikan,
    call: calls.perbaiki,
    preview: ({ keterangan }) => [{ title: nama, before: keterangan, after: akibat }],
    run: async (target) => {
      const ids = await idMahasiswaOf(target, {
        idOf: ({ id }) => id,
        halaman: (query, page) => calls.list.call({ ...query, aturan, page, itemsPerPage: 1000 }),
      })
      const hasil = await perbaiki(aturan, ids)
      onDiperbaiki()
      return hasil
    },
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
        bulk={[massal]}
      >
        <DataTable
          table={table}
          label={nama}
          nameOf={nameOf}
          empty="Tidak ada temuan. Semua data sudah sesuai."
          to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}`}
          actions={(row) =>
            boleh ? [{ label: perbaikan, icon: <IconTool size={16} aria-hidden />, onClick: () => satu.mutate(row) }] : []
          }
        />
      </ListBody>
    </Stack>
  )
}
