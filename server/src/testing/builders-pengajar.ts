import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, PERIODE, TEST_COLLEGE, type Values } from './builders'
import { makeDosen, makeMahasiswa, makeProdi } from './builders-master'

const inSame = ({ collegeId }: { collegeId?: string }): { collegeId?: string } => (collegeId === undefined ? {} : { collegeId })

/** A group of sessions such as 'Pagi'. */
export async function makeKelompokSesi(owner: AppDatabase, values: Values<'kelompokSesi'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `KS${nextNumber()}`
  return await insert(owner, 'kelompokSesi', { kode, nama: `Kelompok ${kode}`, hari: [1, 2, 3, 4, 5], ...values })
}

/** A session of 100 minutes on weekdays; its group is made unless one is named. */
export async function makeSesi(owner: AppDatabase, values: Values<'sesiKuliah'> = {}) {
  const idKelompokSesi = values.idKelompokSesi ?? (await makeKelompokSesi(owner, inSame(values))).id
  const times = { jamMulai: '07:00', jamSelesai: '08:40', sks: 2 }
  return await insert(owner, 'sesiKuliah', { nomor: 1, hari: [1, 2, 3, 4, 5], ...times, ...values, idKelompokSesi })
}

/** A class of a course, taught by the named lecturer alone unless others are named with `makePengampu`. */
export async function makeKelas(owner: AppDatabase, values: Values<'kelasKuliah'> & { idMakul: string; idProdi: string }) {
  await makePeriode(owner, values.idPeriode ?? PERIODE, values.collegeId)
  return await insert(owner, 'kelasKuliah', { idPeriode: PERIODE, namaKelas: `K${nextNumber()}`, kapasitas: 40, ...values })
}

/** A lecturer with that prodi as homebase. */
export async function makeDosenProdi(owner: AppDatabase, values: Values<'dosen'> = {}) {
  const idProdiHomebase = values.idProdiHomebase ?? (await makeProdi(owner, inSame(values))).id
  return await makeDosen(owner, { ...values, idProdiHomebase })
}

/** A student with a live advisor, as the room of advising would have written it. */
export async function makeBimbingan(owner: AppDatabase, { idDosen, ...values }: Values<'mahasiswa'> & { idDosen: string }) {
  const mahasiswa = await makeMahasiswa(owner, { ...values, idDosenPa: idDosen })
  await insert(owner, 'dosenPa', { ...inSame(values), idMahasiswa: mahasiswa.id, idDosen, mulaiPeriode: mahasiswa.periodeMasuk })
  return mahasiswa
}
