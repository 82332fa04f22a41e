import { sql } from 'kysely'
import type { Db } from '../../../db/client'

export type KodeDicari = { daftar: string; kode: string }
export type KodeTercatat = KodeDicari & { aktif: boolean }

/** Codes of several lists in one question. */
export async function listKodeTercatat(db: Db, dicari: readonly KodeDicari[]): Promise<KodeTercatat[]> {
  const { rows } = await sql<KodeTercatat>`
    SELECT r.daftar, r.kode, r.aktif FROM ref_kode r
      JOIN unnest(${dicari.map(({ daftar }) => daftar)}::text[], ${dicari.map(({ kode }) => kode)}::text[]) AS x(daftar, kode) ON r.daftar = x.daftar AND r.kode = x.kode`.execute(
    db,
  )
  return rows
}

/** Level of each region that exists. */
export async function levelWilayah(db: Db, kode: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{
    kode: string
    level: number
  }>`SELECT kode, level FROM wilayah WHERE kode = ANY (${[...kode]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.kode, row.level]))
}

type Tempat = {
  idProdi: string | null
  idKonsentrasi: string | null
  idKampus: string | null
  idJenisKelas: string | null
  idKelasDefault: string | null
  periodeMasuk: number | null
  idProdiAsal: string | null
  idPtAsal: string | null
}

export type FaktaTempat = {
  prodi: { status: string; masaTempuh: number; batasStudiSemester: number | null } | null
  prodiKonsentrasi: string | null
  kampusAktif: boolean | null
  jenisKelas: { aktif: boolean; perluInstansi: boolean } | null
  kelas: { idProdi: string; angkatan: number; idDosenWali: string | null } | null
  periodeAda: boolean
  ptProdiAsal: string | null
}

/** What stands behind the choices of a registration; null where there is no such row for this caller. */
export async function faktaTempat(db: Db, t: Tempat): Promise<FaktaTempat> {
  const { rows } = await sql<FaktaTempat>`
    SELECT (SELECT jsonb_build_object('status', status, 'masaTempuh', masa_tempuh, 'batasStudiSemester', batas_studi_semester) FROM prodi WHERE id = ${t.idProdi}::uuid) AS prodi,
           (SELECT id_prodi FROM konsentrasi WHERE id = ${t.idKonsentrasi}::uuid) AS prodi_konsentrasi,
           (SELECT aktif FROM kampus WHERE id = ${t.idKampus}::uuid) AS kampus_aktif,
           (SELECT jsonb_build_object('aktif', aktif, 'perluInstansi', perlu_instansi) FROM jenis_kelas WHERE id = ${t.idJenisKelas}::uuid) AS jenis_kelas,
           (SELECT jsonb_build_object('idProdi', id_prodi, 'angkatan', angkatan, 'idDosenWali', id_dosen_wali) FROM kelas_default WHERE id = ${t.idKelasDefault}::uuid) AS kelas,
           EXISTS (SELECT 1 FROM periode WHERE id = ${t.periodeMasuk}::int) AS periode_ada,
           (SELECT id_perguruan_tinggi FROM referensi_prodi WHERE id = ${t.idProdiAsal}::uuid) AS pt_prodi_asal`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A question without FROM answers one row.')
  return row
}
