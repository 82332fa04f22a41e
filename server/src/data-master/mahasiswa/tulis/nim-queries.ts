import type { IsiNim } from '@sivitas/rules/data-master/nim'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { startsWith } from '../../../kit/list-query'

export type DasarNim = IsiNim & { idProdi: string; idJenisKelas: string; jenjang: string }

type Dicari = { idProdi: string; idJenisKelas: string; periodeMasuk: number; jenisDaftar: string }

/** What the pattern's tokens stand for, of one registration to be (DM-R1). */
export async function findDasarNim(db: Db, { idProdi, idJenisKelas, periodeMasuk, jenisDaftar }: Dicari): Promise<DasarNim | undefined> {
  const { rows } = await sql<{
    kodeProdi: string
    kodeKelas: string | null
    kodeFakultas: string | null
    kodeJenisDaftar: string | null
    jenjang: string
  }>`
    SELECT p.kode_nim AS kode_prodi, k.kode_nim AS kode_kelas, f.kode_nim AS kode_fakultas, p.jenjang,
           (SELECT r.kode_pddikti FROM ref_kode r WHERE r.college_id = p.college_id AND r.daftar = 'jenis-daftar' AND r.kode = ${jenisDaftar}) AS kode_jenis_daftar
      FROM prodi p
      JOIN jenis_kelas k ON k.college_id = p.college_id AND k.id = ${idJenisKelas}
      LEFT JOIN fakultas f ON f.college_id = p.college_id AND f.id = p.id_fakultas
     WHERE p.id = ${idProdi}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  return {
    idProdi,
    idJenisKelas,
    jenjang: row.jenjang,
    periodeMasuk,
    kodeProdi: row.kodeProdi,
    kodeKelas: row.kodeKelas ?? '00',
    kodeFakultas: row.kodeFakultas ?? '',
    kodeJenisDaftar: row.kodeJenisDaftar ?? '',
  }
}

/** The greatest number behind a beginning that anybody has or had; 0 where nobody has. */
export async function terakhirTerpakai(db: Db, awalan: string): Promise<number> {
  const ekor = awalan.length + 1
  const { rows } = await sql<{ terakhir: number }>`
    SELECT coalesce(max(substr(x.nim, ${ekor}::int)::int), 0) AS terakhir FROM (
      SELECT nim FROM mahasiswa WHERE nim LIKE ${startsWith(awalan)}
      UNION ALL SELECT nim FROM nim_terlarang WHERE nim LIKE ${startsWith(awalan)}
    ) x WHERE substr(x.nim, ${ekor}::int) ~ '^[0-9]{1,8}$'`.execute(db)
  return rows[0]?.terakhir ?? 0
}

/** Takes the next `banyak` numbers of a beginning and answers the first. The row stays locked until the transaction ends. */
export async function ambilNomor(
  db: Db,
  { awalan, banyak, minimal }: { awalan: string; banyak: number; minimal: number },
): Promise<number> {
  const { rows } = await sql<{ terakhir: number }>`
    INSERT INTO penghitung_nim (awalan, terakhir) VALUES (${awalan}, ${minimal + banyak})
      ON CONFLICT (college_id, awalan) DO UPDATE SET terakhir = greatest(penghitung_nim.terakhir, ${minimal}::int) + ${banyak}::int
    RETURNING terakhir`.execute(db)
  return (rows[0]?.terakhir ?? minimal + banyak) - banyak + 1
}

/** Where a counter stands, without taking anything. */
export async function nomorKini(db: Db, awalan: string): Promise<number> {
  const { rows } = await sql<{ terakhir: number }>`SELECT terakhir FROM penghitung_nim WHERE awalan = ${awalan}`.execute(db)
  return rows[0]?.terakhir ?? 0
}

/** Nobody else gives this NIM to anybody until the transaction ends. */
export async function genggamNim(db: Db, nim: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('nim:' || app_college() || ':' || ${nim}, 0))`.execute(db)
}

type Pemakai = { id: string | null; nama: string; jenjangProdi: string | null; namaProdi: string | null }

/** Who has a NIM, or had it: a student, a former NIM of one, somebody who was deleted. */
export async function findPemakai(db: Db, nim: string): Promise<Pemakai | undefined> {
  const { rows } = await sql<Pemakai>`
    SELECT * FROM (
      SELECT m.id, m.nama, p.jenjang_prodi, p.nama AS nama_prodi FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
       WHERE m.nim = ${nim} OR m.nim_lama @> ARRAY[${nim}]::text[]
      UNION ALL SELECT NULL, pemilik, NULL, NULL FROM nim_terlarang WHERE nim = ${nim}
    ) x ORDER BY id NULLS LAST LIMIT 1`.execute(db)
  return rows[0]
}

/** A NIM that nobody may get any more, with whom it belonged to. */
export async function larangNim(db: Db, nim: readonly string[], pemilik: string): Promise<void> {
  await sql`
    INSERT INTO nim_terlarang (nim, pemilik) SELECT x.nim, ${pemilik} FROM unnest(${[...nim]}::text[]) AS x(nim) ON CONFLICT DO NOTHING`.execute(
    db,
  )
}

export type Penerima = {
  id: string
  versi: number
  nim: string
  nama: string
  noPendaftaran: string | null
  idProdi: string
  idJenisKelas: string
  periodeMasuk: number
  angkatan: number
  jenisDaftar: string
}

/** Students who are to get a NIM, in the order in which they get it (DM-R1: prodi, then name or number of application). */
export async function listPenerima(
  db: Db,
  {
    idMahasiswa,
    noPendaftaran,
    urut,
  }: { idMahasiswa?: readonly string[] | undefined; noPendaftaran?: readonly string[] | undefined; urut: 'nama' | 'noPendaftaran' },
): Promise<Penerima[]> {
  const { rows } = await sql<Penerima>`
    SELECT m.id, m.versi, m.nim, m.nama, m.no_pendaftaran, m.id_prodi, m.id_jenis_kelas, m.periode_masuk, m.angkatan, m.jenis_daftar
      FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
     WHERE m.id = ANY (${[...(idMahasiswa ?? [])]}::uuid[]) OR m.no_pendaftaran = ANY (${[...(noPendaftaran ?? [])]}::text[])
     ORDER BY p.kode, ${urut === 'nama' ? sql`m.nama, m.no_pendaftaran` : sql`m.no_pendaftaran, m.nama`}, m.id FOR NO KEY UPDATE OF m`.execute(
    db,
  )
  return rows
}

type Ganti = { id: string; nim: string; lama: string | null }

/** Gives many students their NIM at once; a former one stays findable, and the user name follows. */
export async function gantiNim(db: Db, rows: readonly Ganti[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const nims = rows.map(({ nim }) => nim)
  await sql`
    UPDATE mahasiswa m SET nim_lama = CASE WHEN x.lama IS NULL THEN m.nim_lama ELSE m.nim_lama || x.lama END, nim = x.nim
      FROM unnest(${ids}::uuid[], ${nims}::text[], ${rows.map(({ lama }) => lama)}::text[]) AS x(id, nim, lama) WHERE m.id = x.id`.execute(
    db,
  )
  await sql`
    UPDATE akun a SET username = lower(x.nim) FROM unnest(${ids}::uuid[], ${nims}::text[]) AS x(id, nim)
     WHERE a.id_mahasiswa = x.id AND a.username <> lower(x.nim)`.execute(db)
}
