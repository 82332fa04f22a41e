import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import { uraiPeriode } from '@sivitas/rules/platform/periode'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import { dilaporkan, saringan } from '../kelengkapan/papan-queries'
import { KELUAR_DARI_STUDI } from '../kelengkapan/saring'

export type Cakupan = { periode: number; prodi?: readonly string[] | undefined }

/** Somebody whom an act is about. `ubah`: PDDikti has the row, so its change goes into the Update act (DM-R9). */
export type Calon = {
  id: string
  nim: string
  nama: string
  namaProdi: string
  kurang: number
  ubah: boolean
  boleh: boolean
  sebab: string | null
}

/** Both short semesters of a year are one at PDDikti and are added up there (DM-R29). */
export function periodeSerumpun(periode: number): number[] {
  const { semester } = uraiPeriode(periode)
  const awal = Math.floor(periode / 10) * 10
  return semester < 3 ? [periode] : [awal + 3, awal + 4]
}

type Syarat = { dari: RawBuilder<boolean>; ubah: RawBuilder<boolean>; boleh: RawBuilder<boolean>; sebab: RawBuilder<string | null> }

const TANPA_ID = sql<string | null>`CASE WHEN m.id_pddikti IS NULL THEN 'Registrasi belum terkirim ke PDDikti' END`
const ORANG_TERKIRIM = sql<boolean>`(b.id_pddikti IS NOT NULL OR b.status_pddikti = 'TERKIRIM')`
const REGISTRASI_TERKIRIM = sql<boolean>`(m.id_pddikti IS NOT NULL OR m.status_pddikti = 'TERKIRIM')`
const BERUBAH = sql<boolean>`k.diubah_pada IS NOT NULL`
const PERLU_PDM = 'Perlu PDM: ajukan perubahan data pokok di PDDikti, lalu catat hasilnya'
const TRANSFER_BERUBAH = 'Konversi berubah sesudah dikirim: perbaiki nilai transfernya di Neo Feeder, lalu catat hasilnya'

/** AKM of a student in a period that fulfil a condition; `t` is what is known of the sending of the row. */
const adaAkm = (periode: number, syarat: RawBuilder<boolean>) => sql<boolean>`EXISTS (
  SELECT 1 FROM aktivitas_kuliah a LEFT JOIN kiriman_pddikti t ON t.college_id = a.college_id AND t.jenis = 'akm' AND t.id_baris = a.id
   WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ANY (${periodeSerumpun(periode)}::int[]) AND ${syarat})`
const AKM_TERKIRIM = sql<boolean>`(a.status_pddikti = 'TERKIRIM' OR t.diterima_pada IS NOT NULL)`

/** Who belongs into an act, whether PDDikti has his row, whether he is ready, and why not. */
const CALON: Readonly<Record<PaketPddikti, (c: Cakupan & { idTransfer: readonly string[] }) => Syarat>> = {
  biodata: ({ periode }) => ({
    dari: sql`(${ORANG_TERKIRIM} AND ${BERUBAH} OR NOT ${ORANG_TERKIRIM} AND ${dilaporkan(periode)})`,
    ubah: ORANG_TERKIRIM,
    boleh: sql`(m.siap_pddikti AND NOT b.perlu_pdm)`,
    sebab: sql`CASE WHEN b.perlu_pdm THEN ${PERLU_PDM}::text END`,
  }),
  riwayat: ({ periode }) => ({
    dari: sql`(${REGISTRASI_TERKIRIM} AND ${BERUBAH} OR NOT ${REGISTRASI_TERKIRIM} AND ${dilaporkan(periode)})`,
    ubah: REGISTRASI_TERKIRIM,
    boleh: sql`(m.siap_pddikti AND jd.kode_pddikti IS NOT NULL)`,
    sebab: sql`CASE WHEN jd.kode_pddikti IS NULL THEN 'Jenis daftar belum mempunyai kode PDDikti' END`,
  }),
  transfer: ({ idTransfer }) => ({
    dari: sql`m.id = ANY (${[...idTransfer]}::uuid[]) AND (k.diterima_pada IS NULL OR ${BERUBAH})`,
    ubah: sql`false`,
    boleh: sql`(m.id_pddikti IS NOT NULL AND k.diterima_pada IS NULL)`,
    sebab: sql`CASE WHEN k.diterima_pada IS NOT NULL THEN ${TRANSFER_BERUBAH}::text ELSE ${TANPA_ID} END`,
  }),
  akm: ({ periode }) => ({
    dari: adaAkm(periode, sql`(NOT ${AKM_TERKIRIM} OR t.diubah_pada IS NOT NULL)`),
    ubah: adaAkm(periode, AKM_TERKIRIM),
    boleh: sql`(m.id_pddikti IS NOT NULL)`,
    sebab: TANPA_ID,
  }),
  lulusdo: ({ periode }) => ({
    dari: sql`m.status = ANY (${[...KELUAR_DARI_STUDI]}::text[])
      AND (k.diterima_pada IS NOT NULL AND ${BERUBAH} OR k.diterima_pada IS NULL AND m.periode_keluar = ANY (${periodeSerumpun(periode)}::int[]))`,
    ubah: sql`(k.diterima_pada IS NOT NULL)`,
    boleh: sql`(m.id_pddikti IS NOT NULL)`,
    sebab: TANPA_ID,
  }),
}

/** Everybody whom an act is about; of somebody with two NIM one row carries the person. `idTransfer`: who has recognised courses. */
export async function listCalon(db: Db, jenis: PaketPddikti, cakupan: Cakupan & { idTransfer: readonly string[] }): Promise<Calon[]> {
  const { dari, ubah, boleh, sebab } = CALON[jenis](cakupan)
  const { rows } = await sql<Calon>`
    SELECT ${jenis === 'biodata' ? sql`DISTINCT ON (m.id_biodata)` : sql``} m.id, m.nim, m.nama, p.nama AS nama_prodi, m.kurang, ${ubah} AS ubah, ${boleh} AS boleh,
           ${sebab} AS sebab
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
      LEFT JOIN ref_kode jd ON jd.college_id = m.college_id AND jd.daftar = 'jenis-daftar' AND jd.kode = m.jenis_daftar
      LEFT JOIN kiriman_pddikti k ON k.college_id = m.college_id AND k.jenis = ${jenis} AND k.id_baris = ${jenis === 'biodata' ? sql`m.id_biodata` : sql`m.id`}
     WHERE ${sql.join([sql`(${dari})`, ...saringan({ prodi: cakupan.prodi })], sql` AND `)}
     ORDER BY ${jenis === 'biodata' ? sql`m.id_biodata, m.siap_pddikti DESC, m.nim` : sql`m.nim`}`.execute(db)
  return rows
}

const orangTua = (peran: 'ayah' | 'ibu' | 'wali') =>
  sql.raw(
    ['nik', 'nama', 'tanggal_lahir', 'id_pendidikan', 'id_pekerjaan', 'id_penghasilan']
      .map((k) => `${peran}.${k} AS ${k}_${peran}`)
      .join(', '),
  )
const tempelOrangTua = (peran: 'ayah' | 'ibu' | 'wali') =>
  sql.raw(
    `LEFT JOIN orang_tua ${peran} ON ${peran}.college_id = b.college_id AND ${peran}.id_biodata = b.id AND ${peran}.peran = '${peran}'`,
  )

const biodata = (ids: readonly string[]) => sql<Record<string, unknown>>`
  SELECT b.id_pddikti AS id_mahasiswa, b.nama AS nama_mahasiswa, b.jenis_kelamin, b.tempat_lahir, b.tanggal_lahir, b.id_agama,
         CASE WHEN b.kewarganegaraan = 'ID' THEN b.nik ELSE b.no_paspor END AS nik, b.nisn, b.npwp, b.kewarganegaraan, b.jalan, b.dusun, b.rt, b.rw,
         b.kelurahan, b.kode_pos, b.id_wilayah, b.id_jenis_tinggal, b.id_alat_transportasi, b.telepon, b.handphone, b.email, b.penerima_kps, b.nomor_kps,
         ${orangTua('ayah')}, ${orangTua('ibu')}, ${orangTua('wali')}, b.nama_ibu_kandung,
         b.kebutuhan_khusus AS id_kebutuhan_khusus_mahasiswa, b.kebutuhan_khusus_ayah AS id_kebutuhan_khusus_ayah, b.kebutuhan_khusus_ibu AS id_kebutuhan_khusus_ibu
    FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
    ${tempelOrangTua('ayah')} ${tempelOrangTua('ibu')} ${tempelOrangTua('wali')}
   WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim`

const riwayat = (ids: readonly string[]) => sql<Record<string, unknown>>`
  SELECT m.id_pddikti AS id_registrasi_mahasiswa, b.id_pddikti AS id_mahasiswa, m.nim, jd.kode_pddikti AS id_jenis_daftar, m.jalur_daftar AS id_jalur_daftar, m.periode_masuk AS id_periode_masuk,
         m.tanggal_masuk AS tanggal_daftar, (SELECT t.id_pddikti FROM perguruan_tinggi t LIMIT 1) AS id_perguruan_tinggi, p.id_pddikti AS id_prodi,
         k.id_pddikti AS id_bidang_minat, m.sks_diakui, pa.id_pddikti AS id_perguruan_tinggi_asal, pr.id_pddikti AS id_prodi_asal,
         m.pembiayaan AS id_pembiayaan, m.biaya_masuk
    FROM mahasiswa m
    JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
    JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
    LEFT JOIN konsentrasi k ON k.college_id = m.college_id AND k.id = m.id_konsentrasi
    LEFT JOIN ref_kode jd ON jd.college_id = m.college_id AND jd.daftar = 'jenis-daftar' AND jd.kode = m.jenis_daftar
    LEFT JOIN referensi_perguruan_tinggi pa ON pa.id = m.id_pt_asal
    LEFT JOIN referensi_prodi pr ON pr.id = m.id_prodi_asal
   WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim`

/** Of the two short semesters of a year SKS and bills are summed, IPS weighted, IPK and total taken from the later one. */
const akm = (ids: readonly string[], periode: number) => sql<Record<string, unknown>>`
  SELECT m.id_pddikti AS id_registrasi_mahasiswa, ${periode}::int AS id_semester, (array_agg(a.status ORDER BY a.id_periode DESC))[1] AS id_status_mahasiswa,
         coalesce(round(sum(a.ips * a.sks_semester) / nullif(sum(a.sks_semester) FILTER (WHERE a.ips IS NOT NULL), 0), 2), max(a.ips))::float AS ips,
         ((array_agg(a.ipk ORDER BY a.id_periode DESC))[1])::float AS ipk, sum(a.sks_semester)::int AS sks_semester,
         (array_agg(a.sks_total ORDER BY a.id_periode DESC))[1] AS total_sks, sum(a.biaya_kuliah_smt)::float AS biaya_kuliah_smt,
         (array_agg(a.pembiayaan ORDER BY a.id_periode DESC))[1] AS id_pembiayaan
    FROM mahasiswa m JOIN aktivitas_kuliah a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id AND a.id_periode = ANY (${periodeSerumpun(periode)}::int[])
   WHERE m.id = ANY (${[...ids]}::uuid[]) GROUP BY m.id, m.nim, m.id_pddikti ORDER BY m.nim`

const lulusdo = (ids: readonly string[]) => sql<Record<string, unknown>>`
  SELECT m.id_pddikti AS id_registrasi_mahasiswa, m.status AS id_jenis_keluar, m.tanggal_keluar, m.periode_keluar AS id_periode_keluar,
         m.keterangan_keluar AS keterangan, m.nomor_sk_keluar AS nomor_sk_yudisium, m.tanggal_sk_keluar AS tanggal_sk_yudisium,
         coalesce(m.ipk_lulus, m.ipk)::float AS ipk, m.nomor_ijazah, m.jalur_skripsi, m.judul_skripsi, m.bulan_awal_bimbingan, m.bulan_akhir_bimbingan
    FROM mahasiswa m WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.nim`

/** The rows of an act, their columns named by its keys; recognised courses come from the room of conversions. */
export async function listBarisPaket(
  db: Db,
  jenis: Exclude<PaketPddikti, 'transfer'>,
  { ids, periode }: { ids: readonly string[]; periode: number },
) {
  const query = { biodata: () => biodata(ids), riwayat: () => riwayat(ids), akm: () => akm(ids, periode), lulusdo: () => lulusdo(ids) }[
    jenis
  ]()
  return (await query.execute(db)).rows
}
