import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import type { Template } from '@sivitas/contract/pengaturan/template/template'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { DocumentData, Letterhead } from '../render/page'

export type StoredTemplate = Omit<
  Template,
  'diubahPada' | 'namaJenis' | 'labelCakupan' | 'terbitOleh' | 'jumlahDokumen' | 'uji' | 'ujiTerakhir'
>

const columns = sql`id, versi, jenis, nama, kode, nomor_versi, status, cakupan, kertas, orientasi, margin, bahasa, isi, kolom, huruf, ukuran, penandatangan,
  id_nomor, tanda_air, catatan_kaki, qr, terbit_pada`

/** Every published template of a kind. */
export async function listPublished(db: Db, jenis: string): Promise<StoredTemplate[]> {
  const { rows } = await sql<StoredTemplate>`SELECT ${columns} FROM template WHERE jenis = ${jenis} AND status = 'terbit'`.execute(db)
  return rows
}

export async function findTemplate(db: Db, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<StoredTemplate>`SELECT ${columns} FROM template WHERE id = ${id}`.execute(db)
  return rows[0]
}

type HeadRow = {
  pt: string
  yayasan: string | null
  fakultas: string | null
  jalan: string | null
  kota: string | null
  kodePos: string | null
  telepon: string | null
  email: string | null
  website: string | null
  idLogo: string | null
  idKop: string | null
}

/** The college's letterhead, with the faculty's line where a document belongs to one. */
export async function findLetterhead(db: Db, idFakultas: string | null): Promise<Letterhead> {
  const { rows } = await sql<HeadRow>`
    SELECT t.nama AS pt, y.nama AS yayasan, f.nama AS fakultas, t.jalan, split_part(w.jalur, ', ', 2) AS kota, t.kode_pos, t.telepon, t.email, t.website,
           c.id_logo, c.id_kop_surat AS id_kop
      FROM college c
      LEFT JOIN perguruan_tinggi t ON t.college_id = c.college_id
      LEFT JOIN yayasan y ON y.college_id = t.college_id AND y.id = t.id_yayasan
      LEFT JOIN wilayah w ON w.kode = t.id_wilayah
      LEFT JOIN fakultas f ON f.college_id = c.college_id AND f.id = ${idFakultas}
     WHERE c.college_id = app_college()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The transaction belongs to no college.')
  const kota = (row.kota ?? '').replace(/^(Kota|Kabupaten|Kab\.)\s+/i, '')
  const alamat = [row.jalan, kota, row.kodePos].filter(Boolean).join(', ')
  const kontak = [row.telepon && `Telepon ${row.telepon}`, row.email, row.website].filter(Boolean).join(' · ')
  const baris = [row.pt.toUpperCase(), row.fakultas?.toUpperCase(), alamat, kontak].filter((line): line is string => Boolean(line))
  return { pt: row.pt, kota, baris, idLogo: row.idLogo, idKop: row.idKop }
}

/** Address that people reach the college's portal by; the first main site is meant for paper. */
export async function findOrigin(db: Db): Promise<string> {
  const { rows } = await sql<{ origin: string }>`
    SELECT origin FROM site WHERE college_id = app_college() AND aktif ORDER BY jenis DESC, dibuat_pada, origin LIMIT 1`.execute(db)
  return rows[0]?.origin ?? ''
}

export type DocumentRow = {
  id: string
  kode: string
  jenis: string
  idTemplate: string
  nomorVersi: number
  nomor: string | null
  pemilikJenis: string
  idPemilik: string
  namaPemilik: string
  nimPemilik: string | null
  idProdi: string | null
  idPeriode: number | null
  tanggal: string
  judul: string
  data: DocumentData
  sidik: string
  hash: string | null
  idBerkas: string | null
  status: 'draf' | 'terbit' | 'diganti' | 'dibatalkan'
  pejabat: PejabatTercetak[]
  jumlahCetak: number
}

const documentColumns = sql`id, kode, jenis, id_template, nomor_versi, nomor, pemilik_jenis, id_pemilik, nama_pemilik, nim_pemilik, id_prodi, id_periode,
  tanggal, judul, data, sidik, hash, id_berkas, status, pejabat, jumlah_cetak`

/** A document, held until the transaction ends when it is about to change. */
export async function findDocument(db: Db, id: string, { lock = false } = {}): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${documentColumns} FROM dokumen WHERE id = ${id} ${lock ? sql`FOR UPDATE` : sql``}`.execute(db)
  return rows[0]
}

/** The issued document that says the same of the same owner: one title, one period. */
export async function findIssued(
  db: Db,
  key: { jenis: string; idPemilik: string; periode: number | null; judul: string },
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${documentColumns} FROM dokumen
     WHERE id_pemilik = ${key.idPemilik} AND jenis = ${key.jenis} AND status = 'terbit' AND judul = ${key.judul}
       AND id_periode IS NOT DISTINCT FROM ${key.periode}
     ORDER BY diterbitkan_pada DESC, id LIMIT 1 FOR UPDATE`.execute(db)
  return rows[0]
}

/** The documents in force of many owners: those of one title and period. */
export async function listIssued(
  db: Db,
  { ids, judul, periode }: { ids: readonly string[]; judul: string; periode: number | null },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    SELECT ${documentColumns} FROM dokumen
     WHERE id_pemilik = ANY (${ids}::uuid[]) AND judul = ${judul} AND id_periode IS NOT DISTINCT FROM ${periode} AND status = 'terbit'`.execute(
    db,
  )
  return rows
}

/** One issuing of an owner's paper at a time, so that two clicks don't make two documents. */
export const holdOwner = (db: Db, key: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(app_college() || ${key}, 15))`.execute(db)

export type NewDocument = Omit<DocumentRow, 'status' | 'jumlahCetak'>

export async function insertDocument(db: Db, row: NewDocument): Promise<void> {
  await sql`
    INSERT INTO dokumen (id, kode, jenis, id_template, nomor_versi, nomor, pemilik_jenis, id_pemilik, nama_pemilik, nim_pemilik, id_prodi, id_periode, tanggal,
                         judul, data, sidik, hash, id_berkas, status, diterbitkan_pada, diterbitkan_oleh, pejabat, jumlah_cetak)
    VALUES (${row.id}, ${row.kode}, ${row.jenis}, ${row.idTemplate}, ${row.nomorVersi}, ${row.nomor}, ${row.pemilikJenis}, ${row.idPemilik}, ${row.namaPemilik},
            ${row.nimPemilik}, ${row.idProdi}, ${row.idPeriode}, ${row.tanggal}, ${row.judul}, ${JSON.stringify(row.data)}::jsonb, ${row.sidik}, ${row.hash}, ${row.idBerkas},
            'terbit', now(), app_akun(), ${JSON.stringify(row.pejabat)}::jsonb, 1)`.execute(db)
}

export const replaceDocument = (db: Db, id: string, { idPengganti, alasan }: { idPengganti: string; alasan: string | null }) =>
  sql`UPDATE dokumen SET status = 'diganti', id_pengganti = ${idPengganti}, alasan = ${alasan}, berakhir_pada = now(), berakhir_oleh = app_akun()
       WHERE id = ${id}`.execute(db)

export const cancelDocument = (db: Db, id: string, alasan: string) =>
  sql`UPDATE dokumen SET status = 'dibatalkan', alasan = ${alasan}, berakhir_pada = now(), berakhir_oleh = app_akun() WHERE id = ${id}`.execute(
    db,
  )

export const keepPrint = (db: Db, id: string, { hash, idBerkas }: { hash: string; idBerkas: string }) =>
  sql`UPDATE dokumen SET hash = ${hash}, id_berkas = ${idBerkas} WHERE id = ${id}`.execute(db)

export async function countCopy(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ jumlahCetak: number }>`
    UPDATE dokumen SET jumlah_cetak = jumlah_cetak + 1 WHERE id = ${id} RETURNING jumlah_cetak`.execute(db)
  return rows[0]?.jumlahCetak ?? 1
}

export const insertCopy = (db: Db, row: { idDokumen: string; ke: number; hash: string }) =>
  sql`INSERT INTO dokumen_cetak (id_dokumen, ke, hash, oleh) VALUES (${row.idDokumen}, ${row.ke}, ${row.hash}, app_akun())`.execute(db)
