import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, TEST_COLLEGE, type Values } from './builders'
import { makeProdi } from './builders-master'

const LAMA = 20121
const tempat = ({ collegeId = TEST_COLLEGE }: { collegeId?: string | undefined }) => ({ collegeId })

/** A set of SKS rights; it is of one prodi unless told otherwise. */
export async function makeHakSks(owner: AppDatabase, values: Values<'hakSksMaksimum'> = {}) {
  await makeCollege(owner, tempat(values))
  const berlakuMulai = await makePeriode(owner, values.berlakuMulai ?? LAMA, values.collegeId)
  return await insert(owner, 'hakSksMaksimum', { nama: 'Set hak SKS', ...values, berlakuMulai })
}

/** A set of graduation rules for the whole college unless told otherwise. */
export async function makeSksKelulusan(owner: AppDatabase, values: Values<'sksKelulusan'> = {}) {
  await makeCollege(owner, tempat(values))
  const berlakuMulai = await makePeriode(owner, values.berlakuMulai ?? LAMA, values.collegeId)
  return await insert(owner, 'sksKelulusan', { ...values, berlakuMulai })
}

/** A set of honours with one row. */
export async function makePredikat(owner: AppDatabase, values: Values<'predikat'> = {}) {
  await makeCollege(owner, tempat(values))
  const berlakuMulai = await makePeriode(owner, values.berlakuMulai ?? LAMA, values.collegeId)
  const baris = JSON.stringify([{ nama: 'Pujian', ipkMin: 3.51, semesterMaks: null, tanpaUlang: false, hurufTerendah: null }])
  return await insert(owner, 'predikat', { baris, ...values, berlakuMulai })
}

/** The usual letters with index, bounds and whether they pass (AK-R38). */
const HURUF = [
  ['A', 4, 80, 100],
  ['AB', 3.5, 75, 79.99],
  ['B', 3, 70, 74.99],
  ['BC', 2.5, 65, 69.99],
  ['C', 2, 55, 64.99],
  ['D', 1, 40, 54.99],
  ['E', 0, 0, 39.99],
] as const

/** A whole scale with the usual letters, from a day on; answers its key as `id`. */
export async function makeSkala(
  owner: AppDatabase,
  { berlakuMulai = '2012-09-01', ...values }: Values<'skalaNilai'> = {},
): Promise<{ id: string }> {
  await makeCollege(owner, tempat(values))
  const idSet = values.idSet ?? crypto.randomUUID()
  for (const [huruf, indeks, batasBawah, batasAtas] of HURUF) {
    await insert(owner, 'skalaNilai', { huruf, indeks, batasBawah, batasAtas, lulus: indeks > 0, ...values, berlakuMulai, idSet })
  }
  return { id: idSet }
}

/** A course of three SKS; its prodi is made unless one is named. */
export async function makeMakul(owner: AppDatabase, values: Values<'mataKuliah'> = {}) {
  const idProdi = values.idProdi ?? (await makeProdi(owner, tempat(values))).id
  const kode = values.kode ?? `MK${nextNumber()}`
  return await insert(owner, 'mataKuliah', { kode, nama: `Mata kuliah ${kode}`, sksTatapMuka: 3, ...values, idProdi })
}

type NilaiValues = Values<'nilai'> & { idMahasiswa: string; idMakul: string; idPeriode: number }

/** A final grade unless told otherwise. */
export async function makeNilai(owner: AppDatabase, values: NilaiValues) {
  await makePeriode(owner, values.idPeriode, values.collegeId)
  return await insert(owner, 'nilai', { sks: 3, status: 'final', ...values })
}

type AkmValues = Values<'aktivitasKuliah'> & { idMahasiswa: string; idPeriode: number }

/** What a student did in a period: active, semester 1, locked. */
export async function makeAkm(owner: AppDatabase, values: AkmValues) {
  await makePeriode(owner, values.idPeriode, values.collegeId)
  return await insert(owner, 'aktivitasKuliah', { status: 'A', semesterKe: 1, kunci: true, ...values })
}

/** An active curriculum with its courses, all required in the first semester. */
export async function makeKurikulum(
  owner: AppDatabase,
  { makul = [], ...values }: Values<'kurikulum'> & { idProdi: string; makul?: readonly string[] },
) {
  const periodeMulai = await makePeriode(owner, values.periodeMulai ?? LAMA, values.collegeId)
  const jumlah = { jumlahSksLulus: 144, jumlahSksWajib: 144, jumlahSksPilihan: 0 }
  const kode = values.kode ?? `K${nextNumber()}`
  const kurikulum = await insert(owner, 'kurikulum', {
    kode,
    nama: `Kurikulum ${kode}`,
    angkatanMulai: 2012,
    status: 'aktif',
    ...jumlah,
    ...values,
    periodeMulai,
  })
  for (const idMakul of makul)
    await insert(owner, 'kurikulumMakul', { ...tempat(values), idKurikulum: kurikulum.id, idMakul, semester: 1, wajib: true })
  return kurikulum
}
