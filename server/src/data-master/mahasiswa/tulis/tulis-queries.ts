import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { Kolom } from './kolom'

type Table = 'biodata' | 'mahasiswa' | 'riwayat_pendidikan' | 'dokumen_mahasiswa' | 'riwayat_status' | 'akun'

/** One new row of the columns that were named. */
export async function insertRow(db: Db, table: Table, kolom: Kolom): Promise<string> {
  const isi = Object.entries(kolom).filter(([, nilai]) => nilai !== undefined)
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ${sql.table(table)} (${sql.join(isi.map(([name]) => sql.ref(name)))}) VALUES (${sql.join(isi.map(([, nilai]) => nilai))})
    RETURNING ${table === 'akun' ? sql`uuid` : sql`id`} AS id`.execute(db)
  return rows[0]?.id ?? ''
}

/** Writes one parent, whether he is there already or not. */
export async function upsertOrangTua(db: Db, idBiodata: string, kolom: Kolom): Promise<void> {
  const isi = Object.entries({ ...kolom, idBiodata }).filter(([, nilai]) => nilai !== undefined)
  const names = isi.map(([name]) => sql.ref(name))
  const set = isi.filter(([name]) => name !== 'idBiodata' && name !== 'peran')
  await sql`
    INSERT INTO orang_tua (${sql.join(names)}) VALUES (${sql.join(isi.map(([, nilai]) => nilai))})
      ON CONFLICT (college_id, id_biodata, peran) DO UPDATE SET ${sql.join(set.map(([name]) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(
    db,
  )
}

/** The mother's name is one value that stands in two places (table orangTua). */
export async function samakanIbu(db: Db, idBiodata: string, nama: string | null): Promise<void> {
  await sql`UPDATE biodata SET nama_ibu_kandung = ${nama} WHERE id = ${idBiodata} AND nama_ibu_kandung IS DISTINCT FROM ${nama}`.execute(db)
  await sql`
    INSERT INTO orang_tua (id_biodata, peran, nama) VALUES (${idBiodata}, 'ibu', ${nama})
      ON CONFLICT (college_id, id_biodata, peran) DO UPDATE SET nama = excluded.nama WHERE orang_tua.nama IS DISTINCT FROM excluded.nama`.execute(
    db,
  )
}

export async function biodataExists(db: Db, id: string): Promise<{ tanggalLahir: string } | undefined> {
  const { rows } = await sql<{ tanggalLahir: string }>`SELECT tanggal_lahir FROM biodata WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** A person's row with the columns as they are stored. */
export async function readBiodata(db: Db, id: string) {
  return await db.selectFrom('biodata').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export const readRegistrasi = (db: Db, id: string) => db.selectFrom('mahasiswa').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether the person has a paper of a kind that was accepted. */
export async function punyaDokumenSah(db: Db, idBiodata: string, jenis: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM dokumen_mahasiswa d JOIN mahasiswa m ON m.college_id = d.college_id AND m.id = d.id_mahasiswa
     WHERE m.id_biodata = ${idBiodata} AND d.jenis = ${jenis} AND d.status_verifikasi = 'sah' LIMIT 1`.execute(db)
  return rows.length > 0
}
