import type { BarisLembar, KeadaanPddikti } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { TITIK_KELENGKAPAN } from '@sivitas/rules/data-master/kelengkapan'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'
import { dilaporkan, saringan, type Saring } from './papan-queries'

export type SaringBaris = Saring & {
  keadaan?: KeadaanPddikti | undefined
  titik?: string | undefined
  cari?: string | undefined
}

const KEADAAN: Readonly<Record<KeadaanPddikti, RawBuilder<boolean>>> = {
  terkirim: sql<boolean>`m.status_pddikti = 'TERKIRIM'`,
  gagal: sql<boolean>`m.status_pddikti = 'GAGAL'`,
  siap: sql<boolean>`(m.siap_pddikti AND m.status_pddikti NOT IN ('TERKIRIM', 'GAGAL'))`,
  perlu: sql<boolean>`(NOT m.siap_pddikti AND m.status_pddikti NOT IN ('TERKIRIM', 'GAGAL'))`,
}

/** Rows behind a number of the board: the same conditions, so that a list has as many rows as its bar says. */
const syaratBaris = (periode: number, { keadaan, titik, cari, ...saring }: SaringBaris): RawBuilder<boolean>[] => [
  dilaporkan(periode),
  ...saringan(saring),
  ...(keadaan ? [KEADAAN[keadaan]] : []),
  ...(titik ? [sql<boolean>`(m.kurang & ${1 << TITIK_KELENGKAPAN.indexOf(titik)}::int) <> 0 AND m.status_pddikti <> 'TERKIRIM'`] : []),
  ...(cari ? [sql<boolean>`(m.nim ILIKE ${contains(cari)} OR lower(m.nama) LIKE ${contains(cari.toLowerCase())})`] : []),
]

/** Registrations of a tab. */
export function selectBaris(db: Db, periode: number, saring: SaringBaris) {
  return db
    .selectFrom('mahasiswa as m')
    .innerJoin('biodata as b', (on) => on.onRef('b.collegeId', '=', 'm.collegeId').onRef('b.id', '=', 'm.idBiodata'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .select(['m.id', 'm.nim', 'm.nama', 'm.angkatan', 'm.kelengkapan', 'm.kurang', 'm.statusPddikti', 'm.pesanPddikti', 'b.perluPdm'])
    .select(['p.jenjangProdi', 'p.nama as namaProdi'])
    .where((eb) => eb.and(syaratBaris(periode, saring)))
}

export type DipilihLembar = { periode: number; titik?: string | undefined; idMahasiswa?: readonly string[] | undefined } & Saring

const dipilih = ({ periode, idMahasiswa, ...saring }: DipilihLembar) =>
  sql.join(idMahasiswa ? [sql<boolean>`m.id = ANY (${[...idMahasiswa]}::uuid[])`] : syaratBaris(periode, saring), sql` AND `)

export type LembarRow = Omit<BarisLembar, 'sel' | 'labelProdi'> & Record<string, unknown> & { jenjangProdi: string; namaProdi: string }

const namaKode = (daftar: string, column: RawBuilder<unknown>) =>
  sql`(SELECT r.nama FROM ref_kode r WHERE r.college_id = m.college_id AND r.daftar = ${sql.lit(daftar)} AND r.kode = ${column})`

/** Rows of a sheet with every cell that a sheet can have, codes by their name. */
export async function listLembar(db: Db, pilih: DipilihLembar, batas: number): Promise<LembarRow[]> {
  const { rows } = await sql<LembarRow>`
    SELECT m.id, m.id_biodata, m.versi, b.versi AS versi_biodata, m.nim, m.nama, p.jenjang_prodi, p.nama AS nama_prodi, b.kewarganegaraan <> 'ID' AS asing,
           b.nik, b.no_paspor, b.jenis_kelamin, b.tempat_lahir, b.tanggal_lahir, ${namaKode('agama', sql`b.id_agama`)} AS id_agama, b.nisn, b.nama_ibu_kandung,
           b.jalan, b.kelurahan, b.id_wilayah, b.kode_pos, b.handphone, b.email, m.tanggal_masuk, ${namaKode('jalur-daftar', sql`m.jalur_daftar`)} AS jalur_daftar,
           ${namaKode('pembiayaan', sql`m.pembiayaan`)} AS pembiayaan, m.biaya_masuk, m.gelombang, s.npsn
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN sekolah s ON s.id = m.id_sekolah
     WHERE ${dipilih(pilih)} ORDER BY m.nim LIMIT ${batas}`.execute(db)
  return rows
}

export async function hitungLembar(db: Db, pilih: DipilihLembar): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM mahasiswa m WHERE ${dipilih(pilih)}`.execute(db)
  return rows[0]?.n ?? 0
}
