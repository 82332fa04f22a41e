import { sql } from 'kysely'
import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import type { Db } from '../../../db/client'
import { periodeSerumpun } from './paket-queries'

export type Catatan = { idMahasiswa: string; id: string | null; galat: string | null }

/** Registrations by NIM, as far as the caller sees them. */
export async function idMenurutNim(db: Db, nim: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ nim: string; id: string }>`SELECT nim, id FROM mahasiswa WHERE nim = ANY (${[...nim]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.nim, row.id]))
}

const dari = (rows: readonly Catatan[]) =>
  sql`unnest(${rows.map(({ idMahasiswa }) => idMahasiswa)}::uuid[], ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ galat }) => galat)}::text[]) AS x(id_mahasiswa, id_baru, galat)`

const KEADAAN = sql`CASE WHEN x.galat IS NULL THEN 'TERKIRIM' ELSE 'GAGAL' END`

/** The person's id and state; a refused person shows on his registrations, which the board counts. */
async function catatBiodata(db: Db, rows: readonly Catatan[]): Promise<void> {
  await sql`
    UPDATE biodata b SET status_pddikti = ${KEADAAN}, id_pddikti = coalesce(x.id_baru, b.id_pddikti), pesan_pddikti = x.galat,
           perlu_pdm = b.perlu_pdm AND x.galat IS NOT NULL
      FROM ${dari(rows)} JOIN mahasiswa m ON m.id = x.id_mahasiswa WHERE b.college_id = m.college_id AND b.id = m.id_biodata`.execute(db)
  await sql`
    UPDATE mahasiswa m SET status_pddikti = CASE WHEN x.galat IS NULL THEN 'DIEKSPOR' ELSE 'GAGAL' END, pesan_pddikti = x.galat
      FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa AND m.status_pddikti <> 'TERKIRIM' AND (x.galat IS NOT NULL OR m.status_pddikti = 'GAGAL')`.execute(
    db,
  )
}

const catatRiwayat = (db: Db, rows: readonly Catatan[]) =>
  sql`UPDATE mahasiswa m SET status_pddikti = ${KEADAAN}, id_pddikti = coalesce(x.id_baru, m.id_pddikti), pesan_pddikti = x.galat
        FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa`.execute(db)

const catatAkm = (db: Db, rows: readonly Catatan[], periode: number) =>
  sql`UPDATE aktivitas_kuliah a SET status_pddikti = ${KEADAAN}, pesan_pddikti = x.galat
        FROM ${dari(rows)} WHERE a.id_mahasiswa = x.id_mahasiswa AND a.id_periode = ANY (${periodeSerumpun(periode)}::int[])`.execute(db)

/** An exit that was refused tells so on the registration; one that was taken changes nothing here. */
const catatKeluar = (db: Db, rows: readonly Catatan[]) =>
  sql`UPDATE mahasiswa m SET pesan_pddikti = x.galat FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa`.execute(db)

/** Writes what Neo Feeder answered. */
export async function catat(db: Db, rows: readonly Catatan[], { jenis, periode }: { jenis: PaketPddikti; periode: number }): Promise<void> {
  if (jenis === 'biodata') await catatBiodata(db, rows)
  else if (jenis === 'riwayat') await catatRiwayat(db, rows)
  else if (jenis === 'akm') await catatAkm(db, rows, periode)
  else await catatKeluar(db, rows)
}
