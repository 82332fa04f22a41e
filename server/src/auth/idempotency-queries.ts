import type { Db } from '../db/client'

type Key = { collegeId: string; idAkun: string; kunci: string }

/** False when the key was claimed before; waits while the claiming transaction still runs. */
export async function claimKey(db: Db, row: Key & { rute: string; sidik: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotensi')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export const keepAnswer = (db: Db, key: Key, answer: unknown) =>
  db
    .updateTable('idempotensi')
    .set({ jawaban: JSON.stringify(answer ?? null) })
    .where('collegeId', '=', key.collegeId)
    .where('idAkun', '=', key.idAkun)
    .where('kunci', '=', key.kunci)
    .execute()

export const findAnswer = (db: Db, key: Key) =>
  db
    .selectFrom('idempotensi')
    .select(['sidik', 'jawaban'])
    .where('collegeId', '=', key.collegeId)
    .where('idAkun', '=', key.idAkun)
    .where('kunci', '=', key.kunci)
    .executeTakeFirst()
