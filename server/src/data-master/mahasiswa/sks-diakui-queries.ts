import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Sets the curriculum that a student studies under; none: that of his cohort. */
export async function simpanKurikulum(db: Db, idMahasiswa: string, idKurikulum: string | null): Promise<void> {
  await sql`UPDATE mahasiswa SET id_kurikulum = ${idKurikulum} WHERE id = ${idMahasiswa} AND id_kurikulum IS DISTINCT FROM ${idKurikulum}::uuid`.execute(
    db,
  )
}

/** Sets the SKS that a student brought along: the sum of his approved conversions (DM-R21), none where he has none. */
export async function simpanSksDiakui(db: Db, idMahasiswa: string, sks: number): Promise<void> {
  await sql`UPDATE mahasiswa SET sks_diakui = ${sks} WHERE id = ${idMahasiswa} AND sks_diakui IS DISTINCT FROM ${sks}::int`.execute(db)
}
