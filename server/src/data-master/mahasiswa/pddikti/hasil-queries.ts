import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { periodeSerumpun } from './paket-queries'
import { tandaiDiterima } from './tandai-queries'

export type Catatan = { idMahasiswa: string; id: string | null; galat: string | null }

/** By what a result names its student: NIM, NIK, or the id that PDDikti gave to the person or the registration before. */
export type Pengenal = { nim: readonly string[]; nik: readonly string[]; id: readonly string[] }
export type Dikenal = { nim: ReadonlyMap<string, string>; nik: ReadonlyMap<string, string>; id: ReadonlyMap<string, string> }

type Pasangan = { kunci: string; id: string }
const peta = (rows: readonly Pasangan[]) => new Map(rows.map(({ kunci, id }) => [kunci, id]))

/** Registrations by these names, as far as the caller sees them; of a person his newest one stands for him. */
export async function kenali(db: Db, { nim, nik, id }: Pengenal): Promise<Dikenal> {
  const menurutNim = await sql<Pasangan>`SELECT nim AS kunci, id FROM mahasiswa WHERE nim = ANY (${[...nim]}::text[])`.execute(db)
  const menurutNik = await sql<Pasangan>`
    SELECT DISTINCT ON (b.id) b.nik AS kunci, m.id FROM biodata b JOIN mahasiswa m ON m.college_id = b.college_id AND m.id_biodata = b.id
     WHERE b.nik = ANY (${[...nik]}::text[]) ORDER BY b.id, m.periode_masuk DESC, m.id`.execute(db)
  const menurutId = await sql<Pasangan>`
    SELECT m.id_pddikti::text AS kunci, m.id FROM mahasiswa m WHERE m.id_pddikti = ANY (${[...id]}::uuid[])
    UNION ALL
    (SELECT DISTINCT ON (b.id) b.id_pddikti::text, m.id FROM biodata b JOIN mahasiswa m ON m.college_id = b.college_id AND m.id_biodata = b.id
      WHERE b.id_pddikti = ANY (${[...id]}::uuid[]) ORDER BY b.id, m.periode_masuk DESC, m.id)`.execute(db)
  return { nim: peta(menurutNim.rows), nik: peta(menurutNik.rows), id: peta(menurutId.rows) }
}

const dari = (rows: readonly Catatan[]) =>
  sql`unnest(${rows.map(({ idMahasiswa }) => idMahasiswa)}::uuid[], ${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ galat }) => galat)}::text[]) AS x(id_mahasiswa, id_baru, galat)`

const KEADAAN = sql`CASE WHEN x.galat IS NULL THEN 'TERKIRIM' ELSE 'GAGAL' END`

/**
 * The person's id and state; a refused person shows on his registrations, which the board counts. Once he is taken, a
 * registration that PDDikti knows is sent again, another one is still on its way.
 */
async function catatBiodata(db: Db, rows: readonly Catatan[]): Promise<void> {
  await sql`
    UPDATE biodata b SET status_pddikti = ${KEADAAN}, id_pddikti = coalesce(x.id_baru, b.id_pddikti), pesan_pddikti = x.galat,
           perlu_pdm = b.perlu_pdm AND x.galat IS NOT NULL
      FROM ${dari(rows)} JOIN mahasiswa m ON m.id = x.id_mahasiswa WHERE b.college_id = m.college_id AND b.id = m.id_biodata`.execute(db)
  await sql`
    UPDATE mahasiswa m SET pesan_pddikti = x.galat,
           status_pddikti = CASE WHEN x.galat IS NOT NULL THEN 'GAGAL' WHEN m.id_pddikti IS NOT NULL THEN 'TERKIRIM' ELSE 'DIEKSPOR' END
      FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa AND (x.galat IS NOT NULL OR m.status_pddikti = 'GAGAL')`.execute(db)
}

const catatRiwayat = (db: Db, rows: readonly Catatan[]) =>
  sql`UPDATE mahasiswa m SET status_pddikti = ${KEADAAN}, id_pddikti = coalesce(x.id_baru, m.id_pddikti), pesan_pddikti = x.galat
        FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa`.execute(db)

const catatAkm = (db: Db, rows: readonly Catatan[], periode: number) =>
  sql`UPDATE aktivitas_kuliah a SET status_pddikti = ${KEADAAN}, pesan_pddikti = x.galat
        FROM ${dari(rows)} WHERE a.id_mahasiswa = x.id_mahasiswa AND a.id_periode = ANY (${periodeSerumpun(periode)}::int[])`.execute(db)

/** An exit or a recognised course that was refused tells so on the registration; one that was taken changes nothing there. */
const catatPesan = (db: Db, rows: readonly Catatan[]) =>
  sql`UPDATE mahasiswa m SET pesan_pddikti = x.galat FROM ${dari(rows)} WHERE m.id = x.id_mahasiswa AND m.pesan_pddikti IS DISTINCT FROM x.galat`.execute(
    db,
  )

/** Writes what Neo Feeder answered, at most one result a student. */
export async function catat(db: Db, rows: readonly Catatan[], { jenis, periode }: { jenis: PaketPddikti; periode: number }): Promise<void> {
  const ids = rows.filter(({ galat }) => galat === null).map(({ idMahasiswa }) => idMahasiswa)
  await tandaiDiterima(db, jenis, { ids, periode })
  if (jenis === 'biodata') await catatBiodata(db, rows)
  else if (jenis === 'riwayat') await catatRiwayat(db, rows)
  else if (jenis === 'akm') await catatAkm(db, rows, periode)
  else await catatPesan(db, rows)
}
