import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, PERIODE, TEST_COLLEGE, type Values } from './builders'
import { makeDosen, makeMahasiswa, makeProdi } from './builders-master'

const inSame = ({ collegeId }: { collegeId?: string }): { collegeId?: string } => (collegeId === undefined ? {} : { collegeId })

/** A permanent lecturer with a homebase of his own. */
export async function makeDosenBerumah(owner: AppDatabase, values: Values<'dosen'> = {}) {
  const idProdiHomebase = values.idProdiHomebase ?? (await makeProdi(owner, inSame(values))).id
  return await makeDosen(owner, {
    idStatusKepegawaian: '4',
    email: `dosen${nextNumber()}@surel.test`,
    ...values,
    idProdiHomebase,
  })
}

export async function makePegawai(owner: AppDatabase, values: Values<'pegawai'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const nomor = nextNumber()
  return await insert(owner, 'pegawai', {
    nip: `P-${nomor}`,
    nama: 'Pegawai Uji',
    jenisKelamin: 'L',
    unit: 'Biro Umum',
    jenisPegawai: 'tetap',
    ...values,
  })
}

/** Somebody who graduated before this system knew him. */
export async function makeAlumni(owner: AppDatabase, values: Values<'alumni'> = {}) {
  const idProdi = values.idProdi ?? (await makeProdi(owner, inSame(values))).id
  return await insert(owner, 'alumni', {
    nim: `98${String(nextNumber()).padStart(6, '0')}`,
    nama: 'Alumni Uji',
    angkatan: 1998,
    tanggalLulus: '2002-09-15',
    sumber: 'impor',
    ...values,
    idProdi,
  })
}

/** An assistant of four hours; his student and his lecturer are made unless they are named. */
export async function makeAsisten(owner: AppDatabase, values: Values<'asistenLab'> = {}) {
  const same = inSame(values)
  await makePeriode(owner, PERIODE, same.collegeId)
  return await insert(owner, 'asistenLab', {
    periode: PERIODE,
    jenis: 'asisten_dosen',
    jamPerMinggu: 4,
    ...values,
    idMahasiswa: values.idMahasiswa ?? (values.idAlumni ? null : (await makeMahasiswa(owner, same)).id),
    idDosenPembina: values.idDosenPembina ?? (await makeDosen(owner, same)).id,
  })
}
