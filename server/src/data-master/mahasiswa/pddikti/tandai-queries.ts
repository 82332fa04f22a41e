import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import { periodeSerumpun } from './paket-queries'

export type Bagian = { ids: readonly string[]; periode: number }

/** Keys of the rows that an act writes for students: their persons, registrations or AKM. */
export function barisAct(jenis: PaketPddikti, { ids, periode }: Bagian): RawBuilder<unknown> {
  const masuk = sql`${[...ids]}::uuid[]`
  if (jenis === 'biodata') return sql`SELECT DISTINCT m.id_biodata AS id FROM mahasiswa m WHERE m.id = ANY (${masuk})`
  if (jenis === 'akm')
    return sql`SELECT a.id FROM aktivitas_kuliah a WHERE a.id_mahasiswa = ANY (${masuk}) AND a.id_periode = ANY (${periodeSerumpun(periode)}::int[])`
  return sql`SELECT m.id FROM mahasiswa m WHERE m.id = ANY (${masuk})`
}

/**
 * Notes that rows go into a packet. It holds them, so it comes before they are read: who changes one while the packet is
 * made waits, and his change is later than the packet. What PDDikti has already keeps saying so.
 */
export async function tandaiDiekspor(db: Db, jenis: PaketPddikti, bagian: Bagian): Promise<void> {
  const baris = barisAct(jenis, bagian)
  const belum = sql`status_pddikti NOT IN ('TERKIRIM', 'DIEKSPOR')`
  if (jenis === 'biodata' || jenis === 'riwayat') {
    const table = sql.table(jenis === 'biodata' ? 'biodata' : 'mahasiswa')
    await sql`SELECT 1 FROM ${table} WHERE id IN (${baris}) ORDER BY id FOR NO KEY UPDATE`.execute(db)
    await sql`UPDATE ${table} SET status_pddikti = CASE WHEN id_pddikti IS NULL THEN 'DIEKSPOR' ELSE 'TERKIRIM' END, pesan_pddikti = NULL
               WHERE id IN (${baris}) AND ${belum}`.execute(db)
  } else if (jenis === 'akm') {
    await sql`SELECT 1 FROM aktivitas_kuliah WHERE id IN (${baris}) ORDER BY id FOR NO KEY UPDATE`.execute(db)
    await sql`UPDATE aktivitas_kuliah SET status_pddikti = 'DIEKSPOR', pesan_pddikti = NULL WHERE id IN (${baris}) AND ${belum}`.execute(db)
  } else await sql`SELECT 1 FROM mahasiswa WHERE id IN (${baris}) ORDER BY id FOR NO KEY UPDATE`.execute(db)
  await sql`
    INSERT INTO kiriman_pddikti (jenis, id_baris, diekspor_pada) SELECT ${jenis}, x.id, clock_timestamp() FROM (${baris}) x
        ON CONFLICT (college_id, jenis, id_baris) DO UPDATE SET diekspor_pada = excluded.diekspor_pada`.execute(db)
}

/**
 * Notes that PDDikti took rows. A change that came after the packet stays to be sent; so does what a person changed besides
 * his main facts, which went there by their own way ('Perlu PDM', DM-R9).
 */
export async function tandaiDiterima(db: Db, jenis: PaketPddikti, bagian: Bagian): Promise<void> {
  const sisa = jenis === 'biodata' ? sql`(SELECT b.perlu_pdm FROM biodata b WHERE b.id = x.id)` : sql`false`
  await sql`
    INSERT INTO kiriman_pddikti AS k (jenis, id_baris, diterima_pada, diubah_pada)
    SELECT ${jenis}, x.id, clock_timestamp(), CASE WHEN ${sisa} THEN clock_timestamp() END FROM (${barisAct(jenis, bagian)}) x
        ON CONFLICT (college_id, jenis, id_baris) DO UPDATE SET diterima_pada = excluded.diterima_pada,
           diubah_pada = CASE WHEN k.diubah_pada > k.diekspor_pada THEN k.diubah_pada ELSE excluded.diubah_pada END`.execute(db)
}
