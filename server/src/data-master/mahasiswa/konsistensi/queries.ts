import type { AturanKonsistensi, KEADAAN_TEMUAN } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { conditionsOf } from '../filter-queries'
import { bebas } from '../penjaga/bebas-queries'

export type Hitungan = { aturan: string; jumlah: number; baru: number; bukanMasalah: number }

/** How many findings each rule has among the students that the caller sees, how many of the last day, and how many may stay. */
export async function hitungTemuan(db: Db, hari: string): Promise<Map<string, Hitungan>> {
  const { rows } = await sql<Hitungan>`
    SELECT t.aturan, count(*) FILTER (WHERE b.id IS NULL)::int AS jumlah,
           count(*) FILTER (WHERE b.id IS NULL AND t.sejak > now() - interval '1 day')::int AS baru, count(b.id)::int AS bukan_masalah
      FROM temuan t LEFT JOIN temuan_bebas b ON ${bebas(hari)} WHERE t.jenis = 'konsistensi' GROUP BY 1`.execute(db)
  return new Map(rows.map((row) => [row.aturan, row]))
}

export type TemuanRow = {
  id: string
  nim: string
  nama: string
  jenjangProdi: string
  namaProdi: string
  angkatan: number
  status: string
  aturan: string
  rincian: unknown
  sejak: Date
  alasan: string | null
  sampai: string | null
  oleh: string | null
}

export type SaringTemuan = {
  aturan: AturanKonsistensi
  keadaan?: (typeof KEADAAN_TEMUAN)[number] | undefined
  prodi?: string[] | undefined
  angkatan?: number[] | undefined
  cari?: string | undefined
}

/** Students of one rule; with the reason those that may stay. */
export function selectTemuan(db: Db, hari: string, { aturan, keadaan = 'terbuka', ...saring }: SaringTemuan) {
  return db
    .selectFrom('temuan as t')
    .innerJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 't.collegeId').onRef('m.id', '=', 't.idMahasiswa'))
    .leftJoin('temuanBebas as b', (on) => on.on(bebas(hari)))
    .leftJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 'b.collegeId').onRef('a.uuid', '=', 'b.diubahOleh'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .select([
      'm.id',
      'm.nim',
      'm.nama',
      'm.angkatan',
      'm.status',
      'p.jenjangProdi',
      'p.nama as namaProdi',
      't.aturan',
      't.rincian',
      't.sejak',
      'b.alasan',
      'b.sampai',
      sql<string | null>`coalesce(o.nama, a.username)`.as('oleh'),
    ])
    .where('b.id', keadaan === 'terbuka' ? 'is' : 'is not', null)
    .where('t.aturan', '=', aturan)
    .where((eb) => eb.and(conditionsOf(saring, { periode: 0, alike: false })))
}

export type OrangTemuan = { id: string; nama: string; idProdi: string; idBiodata: string; periodeKeluar: number | null }

/** Of these students those who are on the list of a rule, held until the transaction ends. */
export async function genggamTemuan(db: Db, aturan: string, ids: readonly string[]): Promise<OrangTemuan[]> {
  const { rows } = await sql<OrangTemuan>`
    SELECT m.id, m.nama, m.id_prodi, m.id_biodata, m.periode_keluar FROM mahasiswa m
     WHERE m.id = ANY (${[...ids]}::uuid[]) AND m.id IN (SELECT t.id_mahasiswa FROM temuan t WHERE t.aturan = ${aturan}) ORDER BY m.id FOR NO KEY UPDATE OF m`.execute(
    db,
  )
  return rows
}

/** Takes the diploma number over from the record of the alumnus, where it stands there. */
export async function salinIjazah(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE mahasiswa m SET nomor_ijazah = a.nomor_ijazah FROM alumni a
     WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND coalesce(a.nomor_ijazah, '') <> '' AND m.id = ANY (${[...ids]}::uuid[])`.execute(
    db,
  )
}

export async function kosongkan(db: Db, kolom: 'id_kelas_default' | 'id_konsentrasi', ids: readonly string[]): Promise<void> {
  await sql`UPDATE mahasiswa SET ${sql.ref(kolom)} = NULL WHERE id = ANY (${[...ids]}::uuid[])`.execute(db)
}

/** The postal code of the kecamatan that was chosen, or none where the reference has none. */
export async function perbaikiKodePos(db: Db, idBiodata: readonly string[]): Promise<void> {
  await sql`
    UPDATE biodata b SET kode_pos = w.kode_pos FROM wilayah w WHERE w.kode = b.id_wilayah AND b.id = ANY (${[...idBiodata]}::uuid[])`.execute(
    db,
  )
}
