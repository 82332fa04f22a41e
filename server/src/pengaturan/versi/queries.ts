import { sql } from 'kysely'
import { tidakDitemukan } from '../../kit/galat'
import type { Db } from '../../db/client'

/** Which setting: its kind and which one of them, such as konfigurasi + 'fitur_lms'. */
export type Setelan = { entitas: string; kunci: string }

/** A state that a setting had, with who made it so. */
export type VersiSetelan = {
  nomor: number
  isi: unknown
  dariNomor: number | null
  dibuatPada: Date
  oleh: string | null
}

type Perubahan = Setelan & {
  /** The whole setting before; null where there was none. Kept as the first version when the setting has none yet. */
  sebelum: unknown
  /** The whole setting after; null where it was removed. */
  sesudah: unknown
  /** Number of the version that was brought back. */
  dariNomor?: number | undefined
}

/**
 * Keeps what a setting is after a change, in the caller's transaction. Call it in the same story that writes the
 * setting; it answers the new number, or the present one where nothing changed. Secrets don't belong into it.
 */
export async function catatVersi(db: Db, { entitas, kunci, sebelum, sesudah, dariNomor }: Perubahan): Promise<number> {
  await genggamSetelan(db, { entitas, kunci })
  const last = await nomorTerakhir(db, { entitas, kunci })
  if (canonical(sebelum) === canonical(sesudah)) return last
  const rows = last === 0 && sebelum !== null ? [awal({ entitas, kunci }, sebelum)] : []
  const nomor = last + rows.length + 1
  const isi = JSON.stringify(sesudah)
  await db
    .insertInto('pengaturanVersi')
    .values([...rows, { entitas, kunci, nomor, isi, dariNomor: dariNomor ?? null, dibuatOleh: sql<string>`app_akun()` }])
    .execute()
  return nomor
}

/**
 * Holds a setting until the transaction ends: of two writers the second waits here, so that numbers have neither gaps
 * nor twins. A setting that is written as a whole takes it before it reads its state.
 */
export async function genggamSetelan(db: Db, { entitas, kunci }: Setelan): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || ${`/${entitas}/${kunci}`}::text, 0))`.execute(db)
}

/** The state before the first change that was kept: nobody is known to have made it. */
const awal = (setelan: Setelan, sebelum: unknown) => ({
  ...setelan,
  nomor: 1,
  isi: JSON.stringify(sebelum),
  dariNomor: null,
  dibuatOleh: null,
})

/** Number of the newest version; 0 where nothing was ever changed. Serves as `versi` of a setting written as a whole. */
export async function nomorTerakhir(db: Db, { entitas, kunci }: Setelan): Promise<number> {
  const row = await db
    .selectFrom('pengaturanVersi')
    .select('nomor')
    .where('entitas', '=', entitas)
    .where('kunci', '=', kunci)
    .orderBy('nomor', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.nomor ?? 0
}

const KEPT_IN_SIGHT = 100

/** The newest versions of a setting first, with the name of who made each. */
export async function listVersi(db: Db, { entitas, kunci }: Setelan): Promise<VersiSetelan[]> {
  const { rows } = await sql<VersiSetelan>`
    SELECT v.nomor, v.isi, v.dari_nomor, v.dibuat_pada, coalesce(o.nama, a.username) AS oleh
      FROM pengaturan_versi v
      LEFT JOIN akun a ON a.college_id = v.college_id AND a.uuid = v.dibuat_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE v.entitas = ${entitas} AND v.kunci = ${kunci}
     ORDER BY v.nomor DESC LIMIT ${KEPT_IN_SIGHT}`.execute(db)
  return rows
}

/**
 * What a setting was in a version, for bringing it back through the same checks as any change.
 * @throws Galat 404
 */
export async function isiVersi(db: Db, { entitas, kunci, nomor }: Setelan & { nomor: number }): Promise<unknown> {
  const row = await db
    .selectFrom('pengaturanVersi')
    .select('isi')
    .where('entitas', '=', entitas)
    .where('kunci', '=', kunci)
    .where('nomor', '=', nomor)
    .executeTakeFirst()
  if (!row) throw tidakDitemukan(`Versi ${nomor}`)
  return row.isi
}

/** jsonb forgets the order of fields, so two states are compared without it. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
