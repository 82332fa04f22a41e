import type { SetAturan } from '@sivitas/rules/platform/aturan'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Row = { id: number; jenjang: string | null; idProdi: string | null; idJenisKelas: string | null } & {
  angkatanMulai: number | null
  angkatanSampai: number | null
  berlakuMulai: number
  nilai: Record<string, unknown>
}

/** Every rule set of the college as the resolver reads it. */
export async function listSetAturan(db: Db): Promise<SetAturan[]> {
  const { rows } = await sql<Row>`
    SELECT id, jenjang, id_prodi, id_jenis_kelas, angkatan_mulai, angkatan_sampai, berlaku_mulai, nilai FROM aturan`.execute(db)
  return rows.map(({ id, berlakuMulai, nilai, idJenisKelas, ...cakupan }) => ({
    id,
    berlakuMulai,
    nilai,
    cakupan: { ...cakupan, jenisKelas: idJenisKelas },
  }))
}

/** Longest time that a preview may keep the database busy; beyond it the call ends with 504. */
export async function batasiWaktu(db: Db, milidetik: number): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(milidetik)}, true)`.execute(db)
}
