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

type Bulk = typeof api.dataMaster.dosenPa.bulk
type Isi = Omit<Parameters<Bulk['call']>[0], 'data'>
type Hasil = Awaited<ReturnType<Bulk['call']>>['data']['hasil']

/** Students of one call, which the server writes within a second; of more it makes a job. */
export const SEKALI = 500

/** Takes the advisor from the students, some hundred a call; answers what became of each. */
export async function lepasSemua(target: Target<MahasiswaBimbingan>): Promise<Hasil> {
  const ids = await idsSasaran(target)
  const hasil: Hasil = []
  for (let dari = 0; dari < ids.length; dari += SEKALI) {
    const data = ids.slice(dari, dari + SEKALI).map((idMahasiswa) => ({ idMahasiswa, idDosen: null }))
    hasil.push(...(await api.dataMaster.dosenPa.bulk.call({ data })).data.hasil)
  }
  return hasil
}

/** Gives the students that advisor; above some hundred a job does it, which is named. */
export async function tetapkanSemua(target: Target<MahasiswaBimbingan>, idDosen: string, isi: Isi) {
  const data = (await idsSasaran(target)).map((idMahasiswa) => ({ idMahasiswa, idDosen }))
  return (await api.dataMaster.dosenPa.bulk.call({ ...isi, data })).data
}
