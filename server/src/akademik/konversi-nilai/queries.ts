import type { JenisKegiatanMbkm, JenisKonversi } from '@sivitas/contract/akademik/konversi-jenis'
import type { StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type SaringKonversi = {
  mahasiswa?: string | undefined
  prodi?: readonly string[] | undefined
  status?: readonly string[] | undefined
  jenis?: readonly string[] | undefined
  periode?: number | undefined
  cari?: string | undefined
}

type Syarat = RawBuilder<boolean>

function syaratOf({ mahasiswa, prodi, status, jenis, periode, cari }: SaringKonversi): Syarat[] {
  return [
    ...(mahasiswa ? [sql<boolean>`v.id_mahasiswa = ${mahasiswa}`] : []),
    ...(prodi?.length
      ? [
          sql<boolean>`m.id_prodi IN (SELECT x.id FROM prodi x WHERE x.id::text = ANY (${[...prodi]}::text[]) OR x.kode = ANY (${[...prodi]}::text[]))`,
        ]
      : []),
    ...(status?.length ? [sql<boolean>`v.status = ANY (${[...status]}::text[])`] : []),
    ...(jenis?.length ? [sql<boolean>`v.jenis = ANY (${[...jenis]}::text[])`] : []),
    ...(periode === undefined ? [] : [sql<boolean>`v.id_periode = ${periode}`]),
    ...(cari
      ? [
          sql<boolean>`(m.nim ILIKE ${contains(cari)} OR lower(m.nama) LIKE ${contains(cari.toLowerCase())} OR t.nama ILIKE ${contains(cari)} OR v.mitra ILIKE ${contains(cari)})`,
        ]
      : []),
  ]
}

/** Conversions with who they are of and where from. */
export function selectKonversi(db: Db, saring: SaringKonversi | { id: string }) {
  return db
    .selectFrom('konversiNilai as v')
    .innerJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 'v.collegeId').onRef('m.id', '=', 'v.idMahasiswa'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .leftJoin('referensiPerguruanTinggi as t', 't.id', 'v.idPtAsal')
    .leftJoin('kurikulum as r', (on) => on.onRef('r.collegeId', '=', 'v.collegeId').onRef('r.id', '=', 'v.idKurikulum'))
    .leftJoin('referensiProdi as a', 'a.id', 'v.idProdiAsal')
    .select(['v.id', 'v.versi', 'v.diubahPada', 'v.idMahasiswa', 'v.idPtAsal', 'v.idProdiAsal', 'v.nomorSk', 'v.tanggalSk', 'v.catatan'])
    .select(['v.idPeriode as periode', 'v.sksAsal', 'v.sksDiakui', 'v.jumlahMakul', 'm.nim', 'm.nama', 'm.angkatan'])
    .select(['m.status as statusMahasiswa', 'p.jenjangProdi', 'p.nama as namaProdi', 't.nama as namaPtAsal', 'a.nama as namaProdiAsal'])
    .select(['v.idKurikulum', 'v.idKurikulumLama', 'r.nama as namaKurikulum', 'v.mitra', 'v.judulKegiatan'])
    .select((eb) => eb.ref('v.jenisKegiatan').$castTo<JenisKegiatanMbkm | null>().as('jenisKegiatan'))
    .select((eb) => [eb.ref('v.jenis').$castTo<JenisKonversi>().as('jenis'), eb.ref('v.status').$castTo<StatusKonversi>().as('status')])
    .$call((query) =>
      'id' in saring ? query.where('v.id', '=', saring.id) : syaratOf(saring).reduce((rows, syarat) => rows.where(syarat), query),
    )
}

export type KonversiRow = Awaited<ReturnType<ReturnType<typeof selectKonversi>['executeTakeFirstOrThrow']>>

export type AsalRow = {
  idKonversi: string
  urut: number
  kode: string
  nama: string
  sks: number
  nilai: string
  indeks: number | null
  idMakulAsal: string | null
  idMakul: string | null
  kodeMakul: string | null
  namaMakul: string | null
  sksMakul: number | null
  sksDiakui: number | null
  nilaiHuruf: string | null
  nilaiAngka: number | null
}

/** Subjects of origin of conversions with the courses that they make, in their order. */
export async function listAsal(db: Db, idKonversi: readonly string[]): Promise<AsalRow[]> {
  const { rows } = await sql<AsalRow>`
    SELECT s.id_konversi, s.urut, s.kode, s.nama, s.sks, s.huruf AS nilai, s.indeks, s.id_makul_asal, s.id_makul, k.kode AS kode_makul, k.nama AS nama_makul, k.sks AS sks_makul,
           b.sks_diakui, b.huruf AS nilai_huruf, b.indeks AS nilai_angka
      FROM konversi_asal s
      LEFT JOIN konversi_baris b ON b.college_id = s.college_id AND b.id_konversi = s.id_konversi AND b.id_makul = s.id_makul
      LEFT JOIN mata_kuliah k ON k.college_id = b.college_id AND k.id = b.id_makul
     WHERE s.id_konversi = ANY (${[...idKonversi]}::uuid[]) ORDER BY s.id_konversi, s.urut`.execute(db)
  return rows
}

export type MakulRow = { id: string; kode: string; nama: string; sks: number; idProdi: string; bersama: boolean }

export async function listMakul(db: Db, ids: readonly string[]): Promise<MakulRow[]> {
  const { rows } = await sql<MakulRow>`
    SELECT id, kode, nama, sks, id_prodi, mk_bersama AS bersama FROM mata_kuliah WHERE id = ANY (${[...ids]}::uuid[])`.execute(db)
  return rows
}
