import type { DosenRow, HasilMassal } from '@sivitas/contract/data-master/dosen/dosen'
import { useState } from 'react'
import { api } from '../../../api'
import { useExport } from '../../../kit/export/use-export'
import type { BulkAction } from '../../../kit/page/bulk'
import type { Target } from '../../../kit/table/selection'

export type Massal = { jenis: 'status' | 'homebase' | 'akun'; ids: readonly string[]; jumlah: number }

const { list, ubahStatus, ubahHomebase, buatAkun } = api.dataMaster.dosen

/** The chosen lecturers by their ids; of a whole filter they are asked for, page by page. */
async function idsOf(target: Target<DosenRow>): Promise<string[]> {
  if (target.kind === 'ids') return target.rows.map(({ id }) => id)
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await list.call({ ...target.query, page, itemsPerPage: 1000 })
    ids.push(...data.map(({ id }) => id))
    if (page >= meta.totalPages) return ids.filter((id) => !target.except.includes(id))
  }
}

/** What can be done to many lecturers at once (screen data-dosen). Messages and cards are not among it until their areas stand. */
export function useMassal() {
  const [massal, setMassal] = useState<Massal | null>(null)
  const { start: unduh } = useExport()
  const buka = (jenis: Massal['jenis']) => (target: Target<DosenRow>) =>
    void idsOf(target).then((ids) => setMassal({ jenis, ids, jumlah: ids.length }))
  const bulk: readonly BulkAction<DosenRow>[] = [
    { label: 'Ubah status', call: ubahStatus, open: buka('status') },
    { label: 'Set homebase', call: ubahHomebase, open: buka('homebase') },
    { label: 'Buat akun', call: buatAkun, open: buka('akun') },
    {
      label: 'Cetak',
      call: list,
      open: (target) => void idsOf(target).then((pilih) => unduh(list, { pilih: [...pilih], format: 'pdf' })),
    },
  ]
  return { bulk, massal, tutup: () => setMassal(null) }
}

/** Runs an act and sums its answers up. */
export const ringkasan = (hasil: readonly HasilMassal[]) => ({
  berhasil: hasil.filter(({ berhasil }) => berhasil).length,
  ditolak: hasil.filter(({ berhasil }) => !berhasil),
})
