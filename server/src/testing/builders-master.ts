import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, PERIODE, TEST_COLLEGE, type Values } from './builders'

/** Two places and more, for codes that a test does not care about. */
const padded = (length: number) => String(nextNumber()).padStart(length, '0')

export async function makeKampus(owner: AppDatabase, values: Values<'kampus'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `K${padded(2)}`
  return await insert(owner, 'kampus', { kode, nama: `Kampus ${kode}`, ...values })
}

export async function makeFakultas(owner: AppDatabase, values: Values<'fakultas'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `F${padded(2)}`
  return await insert(owner, 'fakultas', { kode, nama: `Fakultas ${kode}`, ...values })
}

/** A department; its faculty is made unless one is named. */
export async function makeJurusan(owner: AppDatabase, values: Values<'jurusan'> = {}) {
  const idFakultas = values.idFakultas ?? (await makeFakultas(owner, inSame(values))).id
  const kode = `J${padded(2)}`
  return await insert(owner, 'jurusan', { kode, nama: `Jurusan ${kode}`, ...values, idFakultas })
}

let prodiMade = 0
/** From 99 downwards, so that codes that a test chooses itself, which are small, stay free. */
const nextKodeNim = () => String(99 - (prodiMade++ % 100)).padStart(2, '0')

/** An active S1 study programme; department and faculty are made unless they are named. */
export async function makeProdi(owner: AppDatabase, values: Values<'prodi'> = {}) {
  const units = values.idJurusan || values.idFakultas ? {} : await makeUnits(owner, inSame(values))
  const number = nextNumber()
  return await insert(owner, 'prodi', {
    kode: String(50_000 + number),
    kodeNim: nextKodeNim(),
    nama: `Prodi ${number}`,
    jenjang: '30',
    gelar: 'Sarjana Komputer',
    singkatanGelar: 'S.Kom.',
    skPenyelenggaraan: 'SK/2',
    tanggalSk: '2000-01-01',
    sksLulus: 144,
    masaTempuh: 8,
    ipkMinimalLulus: 2,
    ...units,
    ...values,
  })
}

async function makeUnits(owner: AppDatabase, same: { collegeId?: string }) {
  const { id: idFakultas } = await makeFakultas(owner, same)
  const { id: idJurusan } = await makeJurusan(owner, { ...same, idFakultas })
  return { idFakultas, idJurusan }
}

export async function makeKonsentrasi(owner: AppDatabase, values: Values<'konsentrasi'> = {}) {
  const idProdi = values.idProdi ?? (await makeProdi(owner, inSame(values))).id
  const kode = `P${padded(2)}`
  return await insert(owner, 'konsentrasi', { kode, nama: `Konsentrasi ${kode}`, ...values, idProdi })
}

/** An active permanent lecturer. */
export async function makeDosen(owner: AppDatabase, values: Values<'dosen'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  return await insert(owner, 'dosen', {
    nama: `Dosen ${padded(3)}`,
    jenisKelamin: 'L',
    tanggalLahir: '1975-05-05',
    jenisDosen: 'A',
    idIkatanKerja: 'A',
    ...values,
  })
}

export async function makeJenisKelas(owner: AppDatabase, values: Values<'jenisKelas'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `R${padded(2)}`
  return await insert(owner, 'jenisKelas', { kode, nama: `Reguler ${kode}`, ...values })
}

/** A person without any registration yet. */
export async function makeBiodata(owner: AppDatabase, values: Values<'biodata'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  return await insert(owner, 'biodata', { nama: 'Mahasiswa Uji', jenisKelamin: 'P', tanggalLahir: '2005-01-31', ...values })
}

type MahasiswaValues = Values<'mahasiswa'> & { biodata?: Values<'biodata'> }

/** A registered student, active since his first period; person, prodi, campus and kind of class are made unless they are named. */
export async function makeMahasiswa(owner: AppDatabase, { biodata = {}, ...values }: MahasiswaValues = {}) {
  const same = inSame(values)
  const periodeMasuk = values.periodeMasuk ?? PERIODE
  await makeCollege(owner, same)
  await makePeriode(owner, periodeMasuk, same.collegeId)
  return await insert(owner, 'mahasiswa', {
    nim: `${Math.floor(periodeMasuk / 10)}${padded(6)}`,
    nama: 'disalin',
    jenisKelamin: 'P',
    tanggalMasuk: `${Math.floor(periodeMasuk / 10)}-09-01`,
    jenisDaftar: 'peserta_didik_baru',
    status: 'A',
    statusSejakPeriode: periodeMasuk,
    tanggalStatus: `${Math.floor(periodeMasuk / 10)}-09-01`,
    ...values,
    periodeMasuk,
    idBiodata: values.idBiodata ?? (await makeBiodata(owner, { ...biodata, ...same })).id,
    idProdi: values.idProdi ?? (await makeProdi(owner, same)).id,
    idKampus: values.idKampus ?? (await makeKampus(owner, same)).id,
    idJenisKelas: values.idJenisKelas ?? (await makeJenisKelas(owner, same)).id,
  })
}

/** An accreditation of a prodi, made unless one is named, that runs from 2022 to the end of 2099; `idProdi: null` is the institution's. */
export async function makeAkreditasi(owner: AppDatabase, values: Values<'akreditasi'> = {}) {
  const idProdi = values.idProdi === undefined ? (await makeProdi(owner, inSame(values))).id : values.idProdi
  return await insert(owner, 'akreditasi', {
    lembaga: 'BAN-PT',
    peringkat: 'U',
    nomorSk: `SK/AKR/${padded(4)}`,
    tanggalSk: '2022-01-01',
    tanggalMulai: '2022-01-01',
    tanggalBerakhir: '2099-12-31',
    ...values,
    idProdi,
  })
}

/** The legal body above a college. */
export async function makeYayasan(owner: AppDatabase, values: Values<'yayasan'> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  return await insert(owner, 'yayasan', {
    nama: `Yayasan ${padded(2)}`,
    nomorAkta: '1',
    tanggalAkta: '1980-01-01',
    nomorPengesahanAhu: 'AHU-1',
    tanggalPengesahanAhu: '1981-01-01',
    ...values,
  })
}

type KodeValues = {
  collegeId?: string
  daftar: string
  kode: string
  nama?: string
  kelompok?: string
  kodePddikti?: string
  aktif?: boolean
}

/** One code of a list such as 'peringkat-akreditasi'. */
export async function makeKode(owner: AppDatabase, values: KodeValues): Promise<void> {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  await insert(owner, 'refKode', { nama: `Nama ${values.kode}`, urut: nextNumber(), ...values })
}

/** A kecamatan with its kota and provinsi, shared by all colleges of the database; answers the code of each. */
export async function makeWilayah(owner: AppDatabase, { kecamatan = 'Coblong', kota = 'Kota Bandung', provinsi = 'Jawa Barat' } = {}) {
  const kode = { provinsi: `P${padded(5)}`, kota: `K${padded(5)}`, kecamatan: `C${padded(5)}` }
  const rows = [
    { kode: kode.provinsi, nama: provinsi, level: 1, jalur: provinsi },
    { kode: kode.kota, nama: kota, level: 2, kodeInduk: kode.provinsi, jalur: `${kota}, ${provinsi}` },
    { kode: kode.kecamatan, nama: kecamatan, level: 3, kodeInduk: kode.kota, jalur: `${kecamatan}, ${kota}, ${provinsi}` },
  ]
  await owner.db.insertInto('wilayah').values(rows).execute()
  return kode
}

/** The same college as these values, where they name one. */
const inSame = ({ collegeId }: { collegeId?: string }): { collegeId?: string } => (collegeId === undefined ? {} : { collegeId })
