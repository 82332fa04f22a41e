import type { Fasilitas } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { listTerpakai } from './pemakaian-queries'
import { selectRuang, type RuangFilter } from './queries'

/** When, in the time of the place where the rooms stand. `hari` narrows the days to one weekday (1 is Monday). */
export type KapanRuang = { mulai: string; sampai: string; hari: number | null; jamMulai: string; jamSelesai: string }

export type RuangKosong = {
  id: string
  kode: string
  nama: string
  kampus: string
  gedung: string
  lantai: number
  jenisRuang: string
  kapasitas: number
  kapasitasUjian: number
  fasilitas: Fasilitas[]
}

/** Rooms in use for planning that nothing uses at the time asked for (DM-R14), by building and code. */
export async function listRuangKosong(
  db: Db,
  kapan: KapanRuang,
  filter: Omit<RuangFilter, 'aktif' | 'bolehDijadwalkan'>,
): Promise<RuangKosong[]> {
  const used = await listTerpakai(db, kapan)
  const rows = await selectRuang(db, { ...filter, aktif: true, bolehDijadwalkan: true })
    .where(sql<boolean>`gedung.aktif AND kampus.aktif`)
    .orderBy('gedung.nama')
    .orderBy('ruang.kode')
    .execute()
  return rows
    .filter(({ id }) => !used.has(id))
    .map(({ id, kode, nama, namaKampus, namaGedung, lantai, jenisRuang, kapasitas, kapasitasUjian, fasilitas }) => ({
      id,
      kode,
      nama,
      kampus: namaKampus,
      gedung: namaGedung,
      lantai,
      jenisRuang,
      kapasitas,
      kapasitasUjian,
      fasilitas,
    }))
}
