import type { LinimasaInput, Peristiwa } from '@sivitas/contract/data-master/linimasa'
import type { Context } from '../../auth/context'
import { mayCall } from '../../auth/rights'
import { metaOf } from '../../kit/reply'
import { withNames } from '../../platform/public'
import { daftarKode, judulField, type Kamus } from './kata'
import { listIsian, listNamaKode, listPeristiwa, type BarisLog } from './queries'
import type { Subjek, Sumber } from './sumber'

/** Which tables make up the timelines of one kind of person, and how they read. */
export type Linimasa = { sumber: readonly Sumber[]; kamus: Kamus }

const fieldsOf = ({ sebelum, sesudah }: BarisLog, { diam }: Kamus): string[] =>
  [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])].filter((field) => !diam.has(field))

/** What a line changed in a person's words: titles of fields, names of codes. */
function perubahan(row: BarisLog, kamus: Kamus, namaKode: ReadonlyMap<string, string>): Peristiwa['perubahan'] {
  const { entitas, sebelum, sesudah } = row
  return fieldsOf(row, kamus).map((field) => {
    const daftar = daftarKode(kamus, entitas, field)
    const nilai = (isi: unknown) => (typeof isi === 'string' && daftar ? (namaKode.get(`${daftar}/${isi}`) ?? isi) : (isi ?? null))
    return { field, judul: judulField(kamus, entitas, field), sebelum: nilai(sebelum?.[field]), sesudah: nilai(sesudah?.[field]) }
  })
}

/** The lists whose codes these lines speak of. */
const daftarDari = (rows: readonly BarisLog[], kamus: Kamus): string[] => [
  ...new Set(rows.flatMap((row) => fieldsOf(row, kamus).flatMap((field) => daftarKode(kamus, row.entitas, field) ?? []))),
]

/** Rows of one table at a time get the names of what they refer to. */
async function bernama({ db }: Context, rows: readonly BarisLog[]): Promise<BarisLog[]> {
  const named = new Map<number, BarisLog>()
  for (const entitas of new Set(rows.map((row) => row.entitas))) {
    const some = rows.filter((row) => row.entitas === entitas)
    for (const row of await withNames(db, entitas, some)) named.set(row.id, row)
  }
  return rows.map((row) => named.get(row.id) ?? row)
}

/** Whose lines the caller may read, of the areas that he asks for. */
const terbaca = ({ session }: Context, { sumber }: Linimasa, area: readonly string[] | undefined) =>
  sumber.filter(
    (one) =>
      (area === undefined || area.includes(one.area)) &&
      (one.baca === undefined || mayCall(session, { scope: [...one.baca, 'O1'], access: 'B' })),
  )

/** A page of somebody's timeline, the newest first, out of every table that the caller may read (data-master, Beyond 3). */
export async function bacaLinimasa(context: Context, linimasa: Linimasa, { subjek, input }: { subjek: Subjek; input: LinimasaInput }) {
  const { page, itemsPerPage, area, field } = input
  const { rows, total } = await listPeristiwa(context.db, subjek, {
    sumber: terbaca(context, linimasa, area),
    field,
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
  })
  const asal = new Map(linimasa.sumber.map((one) => [one.entitas, one]))
  const { kamus } = linimasa
  const namaKode = await listNamaKode(context.db, daftarDari(rows, kamus))
  const data = (await bernama(context, rows)).map(({ sebelum, sesudah, entitas, ...row }): Peristiwa => ({
    ...row,
    area: asal.get(entitas)?.area ?? 'data-master',
    entitas: asal.get(entitas)?.judul ?? entitas,
    perubahan: perubahan({ ...row, entitas, sebelum, sesudah }, kamus, namaKode),
  }))
  return { data, meta: metaOf(input, total) }
}

/** Fields by the words of their first table; the same field of two tables is one choice, since the filter goes by its name. */
export async function isianLinimasa(
  context: Context,
  linimasa: Linimasa,
  { subjek, area }: { subjek: Subjek; area?: string[] | undefined },
): Promise<{ field: string; judul: string }[]> {
  const { kamus } = linimasa
  const juduls = new Map<string, string>()
  for (const { entitas, field } of await listIsian(context.db, subjek, terbaca(context, linimasa, area)))
    if (!kamus.diam.has(field) && !juduls.has(field)) juduls.set(field, judulField(kamus, entitas, field))
  return [...juduls].map(([field, judul]) => ({ field, judul })).toSorted((a, b) => a.judul.localeCompare(b.judul, 'id'))
}
