import type { api } from '../../../api'
import type { Target } from '../../../kit/table/selection'

export type Pilihan = Parameters<typeof api.dataMaster.kampusJenisKelas.atur.call>[0]['pilihan']

/** What is no filter of the list: paging, order, the form of an export, counts beside filters. */
const BUKAN_SARINGAN = new Set(['page', 'itemsPerPage', 'order', 'format', 'kolom', 'pilih', 'facet'])

/** Whom a bulk act on the list of students is for, as its call takes it. */
export function pilihanOf<Row>(target: Target<Row>): Pilihan {
  if (target.kind === 'ids') return { idMahasiswa: target.ids.map(String) }
  const saringan = Object.fromEntries(Object.entries(target.query).filter(([nama]) => !BUKAN_SARINGAN.has(nama)))
  return { saringan, kecuali: target.except.map(String) } as Pilihan
}
