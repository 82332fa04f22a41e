import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

export type KlasifikasiImpor = { id: string; kode: string; nama: string; kelompok: string; tunggal: boolean; aktif: boolean }

export async function listKlasifikasiImpor(db: Db): Promise<KlasifikasiImpor[]> {
  const { rows } = await sql<KlasifikasiImpor>`
    SELECT id, kode, nama, lower(kelompok) AS kelompok, tunggal_dalam_kelompok AS tunggal, aktif FROM klasifikasi ORDER BY kelompok, kode`.execute(
    db,
  )
  return rows
}

/** A membership that has no end yet. */
export type Anggota = {
  id: string
  versi: number
  idMahasiswa: string
  idKlasifikasi: string
  nama: string
  kelompok: string
  periodeMulai: number
  keterangan: string | null
}

export async function listAnggotaKini(db: Db, idMahasiswa: readonly string[]): Promise<Anggota[]> {
  const { rows } = await sql<Anggota>`
    SELECT km.id, km.versi, km.id_mahasiswa, km.id_klasifikasi, k.nama, lower(k.kelompok) AS kelompok, km.periode_mulai, km.keterangan
      FROM klasifikasi_mahasiswa km JOIN klasifikasi k ON k.college_id = km.college_id AND k.id = km.id_klasifikasi
     WHERE km.id_mahasiswa = ANY (${[...idMahasiswa]}::uuid[]) AND km.periode_akhir IS NULL ORDER BY km.id_mahasiswa, k.nama, km.id`.execute(
    db,
  )
  return rows
}

/** Takes memberships away that still are as the import left them; answers their ids. */
export async function hapusAnggotaImpor(db: Db, rows: readonly { id: string; versi: number }[]): Promise<Set<string>> {
  const { rows: hilang } = await sql<{ id: string }>`
    DELETE FROM klasifikasi_mahasiswa km USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id uuid, versi int)
     WHERE km.id = n.id AND km.versi = n.versi RETURNING km.id`.execute(db)
  return new Set(hilang.map(({ id }) => id))
}

/** Opens memberships again that an import ended, or writes those anew that it took away because they had never held. */
export async function pulihkanAnggota(db: Db, lama: readonly Anggota[]): Promise<void> {
  const rows = JSON.stringify(lama)
  const kolom = sql`n(id uuid, "idMahasiswa" uuid, "idKlasifikasi" uuid, "periodeMulai" int, keterangan text)`
  await sql`
    UPDATE klasifikasi_mahasiswa km SET periode_akhir = NULL FROM jsonb_to_recordset(${rows}::jsonb) AS ${kolom} WHERE km.id = n.id`.execute(
    db,
  )
  await sql`
    INSERT INTO klasifikasi_mahasiswa (id, id_mahasiswa, id_klasifikasi, periode_mulai, keterangan)
    SELECT n.id, n."idMahasiswa", n."idKlasifikasi", n."periodeMulai", n.keterangan FROM jsonb_to_recordset(${rows}::jsonb) AS ${kolom}
    ON CONFLICT DO NOTHING`.execute(db)
}
