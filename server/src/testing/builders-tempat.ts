import type { AppDatabase } from '../db/client'
import { inCollege, insert, makeCollege, nextNumber, TEST_COLLEGE, type Values } from './builders'
import { makeKampus } from './builders-master'

const inSame = ({ collegeId }: { collegeId?: string | undefined }) => (collegeId ? { collegeId } : {})
const padded = (length: number) => String(nextNumber()).padStart(length, '0')

/** A building; its kampus is made unless one is named. */
export async function makeGedung(owner: AppDatabase, values: Values<'gedung'> = {}) {
  const idKampus = values.idKampus ?? (await makeKampus(owner, inSame(values))).id
  const kode = `G${padded(2)}`
  return await insert(owner, 'gedung', { kode, nama: `Gedung ${kode}`, ...values, idKampus })
}

/** A lecture room for 40; its building is made unless one is named. */
export async function makeRuang(owner: AppDatabase, values: Values<'ruang'> = {}) {
  const idGedung = values.idGedung ?? (await makeGedung(owner, inSame(values))).id
  const kode = `R${padded(3)}`
  return await insert(owner, 'ruang', {
    kode,
    nama: `Ruang ${kode}`,
    lantai: 1,
    jenisRuang: 'kelas',
    kapasitas: 40,
    kapasitasUjian: 20,
    ...values,
    idGedung,
  })
}

/** A block of a room on one day, from eight to ten unless told otherwise. */
export async function makeBlokir(owner: AppDatabase, values: Values<'ruangBlokir'> = {}) {
  const idRuang = values.idRuang ?? (await makeRuang(owner, inSame(values))).id
  return await insert(owner, 'ruangBlokir', {
    tanggalMulai: '2026-11-23',
    jamMulai: '08:00',
    tanggalSelesai: values.tanggalMulai ?? '2026-11-23',
    jamSelesai: '10:00',
    alasan: 'Perbaikan AC',
    ...values,
    idRuang,
  })
}

/** A school that a college has proposed and nobody has verified yet. */
export async function makeUsulanSekolah(
  owner: AppDatabase,
  { collegeId = TEST_COLLEGE, npsn = `7${padded(7)}` }: { collegeId?: string; npsn?: string } = {},
) {
  await makeCollege(owner, { collegeId })
  return await inCollege(owner, collegeId, (db) =>
    db
      .insertInto('sekolah')
      .values({ npsn, nama: `SMA Usulan ${npsn}`, jenisSekolah: 'SMA', status: 'S', pengusul: collegeId })
      .returning(['id', 'npsn'])
      .executeTakeFirstOrThrow(),
  )
}
