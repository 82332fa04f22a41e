import { IKATAN_BAWAAN, type JenisDosen } from '@sivitas/contract/data-master/dosen/dosen-input'
import { IMPOR_DOSEN, type DosenImporRow } from '@sivitas/contract/data-master/dosen/impor-dosen'
import { peringatanDosen } from '@sivitas/rules/data-master/dosen'
import { mayTouchProdi } from '../../../../auth/prodi'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext } from '../../../../kit/import/import-kind'
import { todayOf } from '../../../../tenant/today'
import { assertWajib, KodeImpor, named } from '../../../impor/kode'
import { plainImport, type Rencana } from '../../../impor/plain-import'
import { listKecamatan, listKodeAktif, listProdiImpor, type Stored } from '../../../impor/plain-queries'
import { mulaiStatus } from '../turunan-queries'

const DAFTAR = ['jenis-kelamin', 'agama', 'jenis-dosen', 'ikatan-kerja', 'status-kepegawaian'] as const

const TYPES = {
  nuptk: 'text',
  nidn: 'text',
  nidk: 'text',
  nik: 'text',
  nip: 'text',
  nama: 'text',
  gelarDepan: 'text',
  gelarBelakang: 'text',
  jenisKelamin: 'text',
  tempatLahir: 'text',
  tanggalLahir: 'date',
  idAgama: 'text',
  namaIbuKandung: 'text',
  npwp: 'text',
  jalan: 'text',
  kelurahan: 'text',
  idWilayah: 'text',
  kodePos: 'text',
  handphone: 'text',
  email: 'text',
  emailKampus: 'text',
  jenisDosen: 'text',
  idIkatanKerja: 'text',
  idStatusKepegawaian: 'text',
  idProdiHomebase: 'uuid',
  idFakultas: 'uuid',
  unitTamu: 'text',
  noSkPengangkatan: 'text',
  mulaiSkPengangkatan: 'date',
} as const

type Row = CheckedRow<DosenImporRow, Rencana>

async function ask({ db, session }: ImportContext, rows: readonly Row[]) {
  return {
    session,
    kode: new KodeImpor(await listKodeAktif(db, DAFTAR)),
    prodi: await listProdiImpor(db),
    kecamatan: await listKecamatan(
      db,
      rows.flatMap(({ nilai }) => nilai.idWilayah || []),
    ),
  }
}
type Known = Awaited<ReturnType<typeof ask>>

/** The homebase of a row and the faculty that comes with it; undefined where the column is not mapped. */
function homebaseOf(row: Row, { prodi, session }: Known): Rencana {
  const kode = row.nilai.idProdiHomebase
  if (kode === undefined) return {}
  if (kode === '') {
    if (session.idProdi !== null) row.salah('idProdiHomebase', 'Isi program studi: Anda hanya mengelola sebagian program studi')
    return { idProdiHomebase: null, idFakultas: null }
  }
  const found = prodi.find((satu) => satu.kode === kode)
  if (!found) row.salah('idProdiHomebase', `Program studi ${kode} tidak ditemukan`)
  else if (!mayTouchProdi(session, found.id)) row.salah('idProdiHomebase', 'Prodi di luar akses Anda')
  return { idProdiHomebase: found?.id ?? null, idFakultas: found?.idFakultas ?? null }
}

function wilayahOf(row: Row, { kecamatan }: Known): string | null | undefined {
  const kode = row.nilai.idWilayah
  if (kode === undefined) return undefined
  if (kode !== '' && !kecamatan.has(kode)) row.salah('idWilayah', 'Pilih sampai tingkat kecamatan')
  return kode || null
}

function read(row: Row, known: Known): Rencana {
  const { kode } = known
  const {
    idProdiHomebase: _prodi,
    idWilayah: _wilayah,
    jenisKelamin: _kelamin,
    idAgama: _agama,
    jenisDosen: _jenis,
    idIkatanKerja: _ikatan,
    idStatusKepegawaian: _status,
    ...plain
  } = row.nilai
  const jenisDosen = kode.of(row, 'jenisDosen', 'jenis-dosen')
  const ikatan = kode.of(row, 'idIkatanKerja', 'ikatan-kerja')
  return named({
    ...plain,
    jenisKelamin: kode.of(row, 'jenisKelamin', 'jenis-kelamin'),
    idAgama: kode.of(row, 'idAgama', 'agama'),
    jenisDosen,
    idIkatanKerja: ikatan ?? (jenisDosen ? IKATAN_BAWAAN[jenisDosen as JenisDosen] : undefined),
    idStatusKepegawaian: kode.of(row, 'idStatusKepegawaian', 'status-kepegawaian'),
    idWilayah: wilayahOf(row, known),
    ...homebaseOf(row, known),
  })
}

const WAJIB = {
  nama: 'Nama',
  jenisKelamin: 'Jenis kelamin',
  tanggalLahir: 'Tanggal lahir',
  jenisDosen: 'Jenis dosen',
  email: 'Email',
  idStatusKepegawaian: 'Status kepegawaian',
} as const

type Judged = { after: Rencana; stored: Stored | undefined; known: Known }

/** Somebody of another prodi is not touched; somebody new must be found again by a number. */
function judgePerson(row: Row, { after, stored, known: { session } }: Judged): void {
  if (stored === undefined) {
    if (![after['nuptk'], after['nidn'], after['nidk'], after['nik'], after['nip']].some(Boolean))
      row.salah('nuptk', 'Isi NUPTK, NIDN, NIDK, NIK, atau NIP agar dosen dapat dikenali')
    return
  }
  const milik = stored['idProdiHomebase'] as string | null
  if (milik === null ? session.idProdi !== null : !mayTouchProdi(session, milik)) row.salah(null, 'Prodi di luar akses Anda')
}

/** A new lecturer needs all that a form asks for; a guest a unit, all others a homebase. */
function judge(row: Row, judged: Judged): void {
  const { after } = judged
  assertWajib(row, after, { wajib: WAJIB, apa: 'dosen' })
  judgePerson(row, judged)
  const tamu = after['jenisDosen'] === 'T'
  if (tamu && !after['unitTamu']) row.salah('unitTamu', 'Unit asal wajib diisi untuk dosen tamu')
  if (!tamu && after['jenisDosen'] && !after['idProdiHomebase'])
    row.salah('idProdiHomebase', 'Homebase wajib dipilih untuk dosen tetap dan tidak tetap')
  if (row.status !== 'salah') warn(row, after)
}

function warn(row: Row, after: Rencana): void {
  const fakta = { ...after } as {
    nik: string | null
    nidn: string | null
    nuptk: string | null
    nidk: string | null
    tanggalLahir: string
    jenisKelamin: 'L' | 'P'
  }
  for (const pesan of peringatanDosen({
    nik: fakta.nik ?? null,
    nidn: fakta.nidn ?? null,
    nuptk: fakta.nuptk ?? null,
    nidk: fakta.nidk ?? null,
    tanggalLahir: fakta.tanggalLahir,
    jenisKelamin: fakta.jenisKelamin,
  }))
    row.peringatan(pesan.startsWith('NIK') ? 'nik' : 'nidn', pesan)
}

/** The import of lecturers: key NUPTK, NIDN, NIDK, NIK or NIP. New ones are active from their appointment on. */
export const DOSEN_KIND = plainImport<DosenImporRow, Known>({
  declaration: IMPOR_DOSEN,
  table: 'dosen',
  types: TYPES,
  blank: Object.fromEntries(Object.keys(TYPES).map((field) => [field, null])),
  keys: ['nuptk', 'nidn', 'nidk', 'nik', 'nip'],
  codes: async ({ db }) => {
    const kode = await listKodeAktif(db, DAFTAR)
    return [
      ...DAFTAR.map((daftar) => ({
        title: daftar,
        rows: kode.filter((satu) => satu.daftar === daftar).map((satu) => [satu.kode, satu.nama] as const),
      })),
      { title: 'program-studi', rows: (await listProdiImpor(db)).map(({ kode: satu, nama }) => [satu, nama] as const) },
    ]
  },
  ask,
  read,
  judge,
  after: async ({ db, tenant }, ids) => {
    await mulaiStatus(
      db,
      ids.map((id) => ({ id, mulai: todayOf({ tenant }) })),
    )
  },
})

export const imporDosenJob = defineImportJob(DOSEN_KIND)
