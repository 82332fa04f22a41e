import { sql } from 'kysely'
import type { Db } from '../../../../db/client'
import { TIPE_ORANG_TUA, TIPE_ORANG_UBAH, TIPE_REGISTRASI_UBAH } from '../kolom-tabel'

type Kolom = Record<string, unknown>
const nama = <T extends object>(types: T) => Object.keys(types) as (keyof T & string)[]

/** A student as he is stored, with what a reader calls the rows that he refers to. */
export type MahasiswaTersimpan = Kolom & {
  id: string
  versi: number
  nim: string
  idBiodata: string
  idJenisKelas: string
  periodeMasuk: number
  kodePtAsal: string | null
  kodeProdiAsal: string | null
  npsn: string | null
  namaInstansi: string | null
}

/** Students of these NIM whom the caller may see. */
export async function listMahasiswaTersimpan(db: Db, nim: readonly string[]): Promise<MahasiswaTersimpan[]> {
  return await db
    .selectFrom('mahasiswa')
    .leftJoin('referensiPerguruanTinggi as pt', 'pt.id', 'mahasiswa.idPtAsal')
    .leftJoin('referensiProdi as rp', 'rp.id', 'mahasiswa.idProdiAsal')
    .leftJoin('sekolah', 'sekolah.id', 'mahasiswa.idSekolah')
    .leftJoin('instansi', (on) =>
      on.onRef('instansi.collegeId', '=', 'mahasiswa.collegeId').onRef('instansi.id', '=', 'mahasiswa.idInstansi'),
    )
    .select(['mahasiswa.id', 'mahasiswa.versi', 'mahasiswa.nim', 'mahasiswa.idBiodata', 'mahasiswa.idJenisKelas', 'mahasiswa.periodeMasuk'])
    .select(nama(TIPE_REGISTRASI_UBAH).map((field) => `mahasiswa.${field}` as const))
    .select(['pt.kode as kodePtAsal', 'rp.kode as kodeProdiAsal', 'sekolah.npsn', 'instansi.nama as namaInstansi'])
    .where(sql<boolean>`mahasiswa.nim = ANY (${[...nim]}::text[])`)
    .execute()
}

export type OrangTersimpan = Kolom & { id: string; versi: number; statusPddikti: string; idPddikti: string | null; tanggalLahir: string }

export async function listOrangTersimpan(db: Db, ids: readonly string[]): Promise<OrangTersimpan[]> {
  return await db
    .selectFrom('biodata')
    .select(['id', 'versi', 'statusPddikti', 'idPddikti'])
    .select(nama(TIPE_ORANG_UBAH))
    .where(sql<boolean>`id = ANY (${[...ids]}::uuid[])`)
    .execute()
}

export type OrangTuaTersimpan = Kolom & { idBiodata: string; peran: string }

export async function listOrangTuaTersimpan(db: Db, idBiodata: readonly string[]): Promise<OrangTuaTersimpan[]> {
  return await db
    .selectFrom('orangTua')
    .select(nama(TIPE_ORANG_TUA))
    .where(sql<boolean>`id_biodata = ANY (${[...idBiodata]}::uuid[])`)
    .execute()
}

/** Parents as they are to stand, whether they are there already or not. */
export async function upsertOrangTuaSet(db: Db, rows: readonly Kolom[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    INSERT INTO orang_tua (id_biodata, peran, nama, nik, tanggal_lahir, id_pendidikan, id_pekerjaan, id_penghasilan, masih_hidup)
    SELECT n."idBiodata", n.peran, n.nama, n.nik, n."tanggalLahir", n."idPendidikan", n."idPekerjaan", n."idPenghasilan", coalesce(n."masihHidup", true)
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS n("idBiodata" uuid, peran text, nama text, nik text, "tanggalLahir" date, "idPendidikan" text, "idPekerjaan" text, "idPenghasilan" text, "masihHidup" boolean)
    ON CONFLICT (college_id, id_biodata, peran) DO UPDATE SET nama = excluded.nama, nik = excluded.nik, tanggal_lahir = excluded.tanggal_lahir,
       id_pendidikan = excluded.id_pendidikan, id_pekerjaan = excluded.id_pekerjaan, id_penghasilan = excluded.id_penghasilan, masih_hidup = excluded.masih_hidup`.execute(
    db,
  )
}

/** Takes parents away who were not there before an import. */
export async function hapusOrangTuaSet(db: Db, rows: readonly { idBiodata: string; peran: string }[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    DELETE FROM orang_tua o USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("idBiodata" uuid, peran text)
     WHERE o.id_biodata = n."idBiodata" AND o.peran = n.peran`.execute(db)
}

/** The versions that students and their persons have now, held until the transaction ends. */
export async function genggamVersi(db: Db, ids: readonly string[]): Promise<Map<string, { versi: number; versiOrang: number }>> {
  const { rows } = await sql<{ id: string; versi: number; versiOrang: number }>`
    SELECT m.id, m.versi, b.versi AS versi_orang FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
     WHERE m.id = ANY (${[...ids]}::uuid[]) ORDER BY m.id FOR NO KEY UPDATE`.execute(db)
  return new Map(rows.map(({ id, ...versi }) => [id, versi]))
}
