import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, PERIODE, TEST_COLLEGE, type Values } from './builders'

/** A kind of activity of the calendar. */
export async function makeKegiatan(owner: AppDatabase, values: Values<'kegiatanAkademik'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `KG${nextNumber()}`
  return await insert(owner, 'kegiatanAkademik', { kode, nama: `Kegiatan ${kode}`, ...values })
}

/** A calendar entry of one week; its kind is made unless one is named. */
export async function makeEntri(owner: AppDatabase, values: Values<'kalenderAkademik'> = {}) {
  const { collegeId = TEST_COLLEGE, idPeriode = PERIODE } = values
  const idKegiatan = values.idKegiatan ?? (await makeKegiatan(owner, { collegeId })).id
  await makePeriode(owner, idPeriode, collegeId)
  return await insert(owner, 'kalenderAkademik', {
    nama: 'Ujian tengah semester',
    tanggalMulai: '2025-10-20',
    tanggalSelesai: '2025-10-25',
    ...values,
    idPeriode,
    idKegiatan,
  })
}

/** A window, general unless a reach is named; times as the database reads them. */
export async function makeJendela(
  owner: AppDatabase,
  { kode = 'KRS', ...values }: Omit<Values<'jadwalSistem'>, 'kode'> & { kode?: KodeJendela } = {},
) {
  const { collegeId = TEST_COLLEGE, idPeriode = PERIODE } = values
  await makeCollege(owner, { collegeId })
  await makePeriode(owner, idPeriode, collegeId)
  const umum = !values.idProdi && !values.angkatan && !values.idMahasiswa
  return await insert(owner, 'jadwalSistem', {
    kode,
    mulai: new Date('2026-01-12T00:00:00+07:00'),
    selesai: new Date('2026-01-20T23:59:59+07:00'),
    ...(umum ? {} : { alasan: 'Perpanjangan untuk uji' }),
    ...values,
    idPeriode,
  })
}
