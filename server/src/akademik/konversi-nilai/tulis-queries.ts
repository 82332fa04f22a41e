import { JENIS_PINDAHAN } from '@sivitas/contract/akademik/konversi-jenis'
import type { StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { insertRow } from '../../kit/plain-table'

export type AsalBaru = {
  urut: number
  kode: string
  nama: string
  sks: number
  huruf: string
  indeks: number | null
  idMakul: string | null
  /** The student's own course that the subject is. */
  idMakulAsal: string | null
}
export type BarisBaru = { idMakul: string; sksDiakui: number; huruf: string; indeks: number | null }
export type IsiKonversi = { asal: readonly AsalBaru[]; baris: readonly BarisBaru[] }

export type KepalaKonversi = {
  idMahasiswa: string
  jenis: string
  idPtAsal: string | null
  idProdiAsal: string | null
  idKurikulum: string | null
  jenisKegiatan: string | null
  mitra: string | null
  judulKegiatan: string | null
  idPeriode: number
  nomorSk?: string | null | undefined
  tanggalSk?: string | null | undefined
  catatan?: string | null | undefined
}

export const insertKonversi = (db: Db, kepala: KepalaKonversi): Promise<string> => insertRow(db, 'konversiNilai', kepala)

/** The sums that the head of a conversion carries. */
export function jumlahkan({ asal, baris }: IsiKonversi) {
  const sks = (daftar: readonly number[]) => daftar.reduce((n, satu) => n + Math.round(satu * 100), 0) / 100
  return {
    jumlahAsal: asal.length,
    sksAsal: sks(asal.map((satu) => satu.sks)),
    jumlahMakul: baris.length,
    sksDiakui: sks(baris.map((satu) => satu.sksDiakui)),
  }
}

/**
 * Makes the rows of a conversion these and no others. What stays as it was is not written, so that the log tells only what
 * changed; courses come before the subjects that point to them and go after.
 */
export async function simpanIsi(db: Db, kepala: { id: string; idMahasiswa: string }, { asal, baris }: IsiKonversi): Promise<void> {
  await sql`
    INSERT INTO konversi_baris (id_konversi, id_mahasiswa, id_makul, sks_diakui, huruf, indeks)
    SELECT ${kepala.id}, ${kepala.idMahasiswa}, x."idMakul", x."sksDiakui", x.huruf, x.indeks
      FROM jsonb_to_recordset(${JSON.stringify(baris)}::jsonb) AS x("idMakul" uuid, "sksDiakui" numeric, huruf text, indeks numeric)
    ON CONFLICT (college_id, id_konversi, id_makul) DO UPDATE SET sks_diakui = excluded.sks_diakui, huruf = excluded.huruf, indeks = excluded.indeks`.execute(
    db,
  )
  await sql`
    INSERT INTO konversi_asal (id_konversi, urut, kode, nama, sks, huruf, indeks, id_makul, id_makul_asal)
    SELECT ${kepala.id}, x.urut, x.kode, x.nama, x.sks, x.huruf, x.indeks, x."idMakul", x."idMakulAsal"
      FROM jsonb_to_recordset(${JSON.stringify(asal)}::jsonb) AS x(urut int, kode text, nama text, sks numeric, huruf text, indeks numeric, "idMakul" uuid, "idMakulAsal" uuid)
    ON CONFLICT (college_id, id_konversi, urut) DO UPDATE SET kode = excluded.kode, nama = excluded.nama, sks = excluded.sks, huruf = excluded.huruf,
      indeks = excluded.indeks, id_makul = excluded.id_makul, id_makul_asal = excluded.id_makul_asal`.execute(db)
  await sql`DELETE FROM konversi_asal WHERE id_konversi = ${kepala.id} AND urut <> ALL (${asal.map(({ urut }) => urut)}::int[])`.execute(db)
  await sql`DELETE FROM konversi_baris WHERE id_konversi = ${kepala.id} AND id_makul <> ALL (${baris.map(({ idMakul }) => idMakul)}::uuid[])`.execute(
    db,
  )
}

/** What a cancelled conversion recognised may be recognised by another one. */
export async function lepasBaris(db: Db, idKonversi: string): Promise<void> {
  await sql`UPDATE konversi_baris SET aktif = false WHERE id_konversi = ${idKonversi}`.execute(db)
}

/** SKS that a student brought along by approved conversions, whole ones only: PDDikti and the student's record know no others. */
export async function sumSksDisahkan(db: Db, idMahasiswa: string): Promise<number> {
  const { rows } = await sql<{ sks: number }>`
    SELECT floor(coalesce(sum(sks_diakui), 0))::int AS sks FROM konversi_nilai
     WHERE id_mahasiswa = ${idMahasiswa} AND jenis = ANY (${[...JENIS_PINDAHAN]}::text[]) AND status = ${'disahkan' satisfies StatusKonversi}`.execute(
    db,
  )
  return rows[0]?.sks ?? 0
}
