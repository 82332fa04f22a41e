import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type Sesi = {
  id: string
  idKelompokSesi: string
  kelompokSesi: string
  nomor: number
  hari: number[]
  jamMulai: string
  jamSelesai: string
  sks: number
  menit: number
}

type Saring = { kelompokSesi?: string | undefined; hari?: number | undefined; aktif?: boolean | undefined }

/** Sessions of teaching, the group that begins earliest in the day first; `menit` is how long one lasts. */
export async function listSesi(db: Db, { kelompokSesi, hari, aktif = true }: Saring = {}): Promise<Sesi[]> {
  const { rows } = await sql<Sesi>`
    SELECT s.id, s.id_kelompok_sesi, k.nama AS kelompok_sesi, s.nomor, s.hari, to_char(s.jam_mulai, 'HH24:MI') AS jam_mulai, to_char(s.jam_selesai, 'HH24:MI') AS jam_selesai,
           s.sks, (extract(epoch FROM s.jam_selesai - s.jam_mulai) / 60)::int AS menit
      FROM sesi_kuliah s JOIN kelompok_sesi k ON k.college_id = s.college_id AND k.id = s.id_kelompok_sesi
     WHERE s.aktif = ${aktif} AND (${kelompokSesi ?? null}::uuid IS NULL OR k.id = ${kelompokSesi ?? null}::uuid)
       AND (${hari ?? null}::int IS NULL OR ${hari ?? null}::int = ANY (s.hari))
     ORDER BY min(s.jam_mulai) OVER (PARTITION BY k.id), k.kode, s.jam_mulai, s.nomor, s.hari, s.id`.execute(db)
  return rows
}
