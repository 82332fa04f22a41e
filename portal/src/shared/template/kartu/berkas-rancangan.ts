import { Isi } from '@sivitas/contract/pengaturan/template/isi'
import { z } from 'zod'

export type IsiKartu = Extract<Isi, { bentuk: 'kartu' }>

/** What 'Ekspor JSON' writes. Pictures stay with the college: a design that goes elsewhere asks for them anew. */
const Rancangan = z.object({ sivitas: z.literal('rancangan-kartu'), isi: Isi })

/** Answers a design as the text of a file. */
export const tulisRancangan = (isi: IsiKartu): string => JSON.stringify({ sivitas: 'rancangan-kartu', isi }, null, 2)

/** Answers the design that a file holds. @throws Error in words for a person when it holds none */
export function bacaRancangan(teks: string): IsiKartu {
  const salah = new Error('Berkas ini bukan rancangan kartu hasil Ekspor JSON.')
  let json: unknown
  try {
    json = JSON.parse(teks)
  } catch {
    throw salah
  }
  const terbaca = Rancangan.safeParse(json)
  if (!terbaca.success || terbaca.data.isi.bentuk !== 'kartu') throw salah
  return terbaca.data.isi
}
