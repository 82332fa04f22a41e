import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import type { AppDatabase } from '../db/client'
import { insert, makeCollege, makePeriode, nextNumber, PERIODE, TEST_COLLEGE, type Values } from './builders'
import { makeMahasiswa, makeProdi } from './builders-master'

/** An official of the whole college since 2020 unless told otherwise. */
export async function makePejabat(owner: AppDatabase, values: Partial<Values<'pejabat'>> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const namaLengkap = values.idDosen ? null : `Pejabat ${nextNumber()}`
  const fixed = { jabatan: 'REKTOR', lingkup: 'pt', berlakuMulai: '2020-01-01', nomorSk: 'SK/PEJ/1' }
  return await insert(owner, 'pejabat', { namaLengkap, ...fixed, ...values })
}

/** A scheme '0012/BAAK/SKA/XI/2026' that begins anew each year. */
export async function makePenomoran(owner: AppDatabase, values: Partial<Values<'nomorDokumen'>> = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `N${nextNumber()}`
  const pola = '{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}'
  return await insert(owner, 'nomorDokumen', {
    kode,
    nama: `Penomoran ${kode}`,
    pola,
    ulang: 'tahun',
    cakupanHitung: 'pt',
    kodeUnit: 'BAAK',
    kodeJenis: 'SKA',
    ...values,
  })
}

const JSON_COLUMNS = new Set(['cakupan', 'margin', 'isi', 'kolom', 'penandatangan'])
const asColumns = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON_COLUMNS.has(name) ? JSON.stringify(value) : value]))

type TemplateValues = Omit<Partial<Values<'template'>>, 'cakupan' | 'isi' | 'kolom' | 'margin' | 'penandatangan'> & {
  cakupan?: object
  isi?: object
  kolom?: object[]
  penandatangan?: object[]
}

/** The template that a kind comes with, published. */
export async function makeTemplate(owner: AppDatabase, { jenis = 'khs', ...values }: TemplateValues = {}) {
  await makeCollege(owner, { collegeId: values.collegeId ?? TEST_COLLEGE })
  const kode = `T${nextNumber()}`
  const { jenis: _kind, ...standard } = TemplateInput.parse({ ...templateBawaan(jenis), nama: 'Bawaan' })
  return await insert(owner, 'template', {
    jenis,
    ...asColumns({ ...standard, kode, nama: `Template ${kode}`, status: 'terbit', terbitPada: new Date(), ...values }),
  })
}

/** A document in force whose file is not made yet. */
export async function makeDokumen(owner: AppDatabase, values: Partial<Values<'dokumen'>> = {}) {
  const place = { collegeId: values.collegeId ?? TEST_COLLEGE }
  const idTemplate =
    values.idTemplate ?? (await makeTemplate(owner, { ...place, jenis: values.jenis ?? 'khs', status: 'arsip', penandatangan: [] })).id
  const idProdi = values.idProdi ?? (await makeProdi(owner, place)).id
  const kode = Buffer.from(`dokumen-${String(nextNumber()).padStart(8, '0')}`)
    .toString('base64url')
    .slice(0, 22)
    .padEnd(22, 'A')
  return await insert(owner, 'dokumen', {
    kode,
    jenis: 'khs',
    nomorVersi: 1,
    pemilikJenis: 'mahasiswa',
    namaPemilik: 'Mahasiswa A',
    nimPemilik: '2301010001',
    tanggal: '2025-11-12',
    judul: 'Kartu Hasil Studi',
    data: JSON.stringify({ isi: { nama: 'Mahasiswa A' }, larik: { mk: [] } }),
    sidik: 'uji',
    status: 'terbit',
    diterbitkanPada: new Date('2025-11-12T03:00:00Z'),
    jumlahCetak: 1,
    ...values,
    idPemilik: values.idPemilik ?? (await makeMahasiswa(owner, { ...place, idProdi })).id,
    idTemplate,
    idProdi,
  })
}

/** Points of the usual letters; others stand outside of the IP. */
const INDEKS: Readonly<Record<string, number>> = { A: 4, AB: 3.5, B: 3, BC: 2.5, C: 2, D: 1, E: 0 }

type NilaiValues = {
  collegeId?: string
  idMahasiswa: string
  idProdi: string
  periode?: number
  kode?: string
  nama?: string
  sks?: number
} & {
  huruf?: string
  status?: string
}

/** A grade, with its course when there is none of that code yet. */
export async function makeNilai(owner: AppDatabase, values: NilaiValues) {
  const {
    collegeId = TEST_COLLEGE,
    idMahasiswa,
    idProdi,
    periode = PERIODE,
    kode = `MK${nextNumber()}`,
    nama,
    sks = 3,
    huruf = 'B',
  } = values
  await makePeriode(owner, periode, collegeId)
  const known = await owner.db
    .selectFrom('mataKuliah')
    .select('id')
    .where('kode', '=', kode)
    .where('idProdi', '=', idProdi)
    .executeTakeFirst()
  const course = { collegeId, kode, nama: nama ?? `Mata Kuliah ${kode}`, idProdi, sksTatapMuka: sks, semester: 1 }
  const { id: idMakul } =
    known ??
    (await insert(owner, 'mataKuliah', { ...course, ...(huruf === 'L' ? { sistemPenilaian: 'lulus_tidak', masukIpk: false } : {}) }))
  return await insert(owner, 'nilai', {
    collegeId,
    idMahasiswa,
    idMakul,
    idPeriode: periode,
    sks,
    huruf,
    indeks: INDEKS[huruf] ?? null,
    status: values.status ?? 'final',
  })
}
