import type { MahasiswaBimbingan } from '@sivitas/contract/data-master/dosen/dosen-pa'
import { api } from '../../../api'
import type { Target } from '../../../kit/table/selection'

const SEHALAMAN = 1000

/** Students that an act is about: the ticked ones, or page by page all that the filter finds. */
export async function idsSasaran(target: Target<MahasiswaBimbingan>): Promise<string[]> {
  if (target.kind === 'ids') return target.ids.map(String)
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { data, meta } = await api.dataMaster.dosenPa.mahasiswa.call({ ...target.query, page, itemsPerPage: SEHALAMAN })
    ids.push(...data.map(({ id }) => id))
    if (page >= meta.totalPages) return ids.filter((id) => !target.except.includes(id))
  }
}
