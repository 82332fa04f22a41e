import { IMPOR_ALUMNI, type AlumniImporRow } from '@sivitas/contract/data-master/alumni/impor-alumni'
import { acrossProdi } from '../../../auth/queries'
import { mayTouchProdi } from '../../../auth/prodi'
import { defineImportJob } from '../../../kit/import/import-job'
import type { CheckedRow, ImportContext } from '../../../kit/import/import-kind'
import { assertWajib, named } from '../../impor/kode'
import { plainImport, type Rencana } from '../../impor/plain-import'
import { listProdiImpor, type Stored } from '../../impor/plain-queries'
import { listNimAlumni, listNimMahasiswa } from '../queries'

const TYPES = {
  nim: 'text',
  nama: 'text',
  idProdi: 'uuid',
  angkatan: 'integer',
  tanggalLulus: 'date',
  ipk: 'numeric',
  predikat: 'text',
  nomorIjazah: 'text',
  judulTa: 'text',
  handphone: 'text',
  email: 'text',
  alamat: 'text',
  sumber: 'text',
} as const

type Row = CheckedRow<AlumniImporRow, Rencana>

async function ask({ db, session }: ImportContext, rows: readonly Row[]) {
  const nim = rows.flatMap(({ nilai }) => nilai.nim ?? [])
  return {
    session,
    prodi: await listProdiImpor(db),
    // A NIM is one person's in the whole college, also where the caller may not look.
    mahasiswa: await acrossProdi(db, () => listNimMahasiswa(db, nim)),
    alumni: await acrossProdi(db, () => listNimAlumni(db, nim)),
  }
}
type Known = Awaited<ReturnType<typeof ask>>

function read(row: Row, { prodi, session }: Known): Rencana {
  const { idProdi: kode, ...plain } = row.nilai
  const found = prodi.find((satu) => satu.kode === kode)
  if (kode !== undefined && !found) row.salah('idProdi', `Program studi ${kode} tidak ditemukan`)
  if (found && !mayTouchProdi(session, found.id)) row.salah('idProdi', 'Prodi di luar akses Anda')
  return named({ ...plain, idProdi: found?.id })
}

const WAJIB = { nama: 'Nama', idProdi: 'Kode prodi', angkatan: 'Angkatan', tanggalLulus: 'Tanggal lulus' } as const

type Judged = { after: Rencana; stored: Stored | undefined; known: Known }

/** Who has a registration here becomes an alumnus by graduating, not by a file. */
function judgeNim(row: Row, { stored, known: { mahasiswa, alumni } }: Judged): void {
  const { nim } = row.nilai
  if (nim === undefined) return
  if (mahasiswa.has(nim)) row.salah('nim', `NIM ${nim} milik mahasiswa di sistem ini; alumni dari sistem mengikuti status Lulus`)
  else if (stored && stored['sumber'] !== 'impor') row.salah('nim', 'Alumni ini berasal dari sistem dan tidak diubah lewat impor')
  else if (!stored && alumni.has(nim)) row.salah('nim', `NIM ${nim} milik alumni di luar akses Anda`)
}

function judge(row: Row, judged: Judged): void {
  const { after } = judged
  assertWajib(row, after, { wajib: WAJIB, apa: 'alumni' })
  judgeNim(row, judged)
  const { angkatan, tanggalLulus } = after
  if (typeof angkatan === 'number' && typeof tanggalLulus === 'string' && Number(tanggalLulus.slice(0, 4)) < angkatan)
    row.salah('tanggalLulus', 'Tanggal lulus sebelum angkatan')
}

/** The import of alumni from before this system: key NIM. */
export const ALUMNI_KIND = plainImport<AlumniImporRow, Known>({
  declaration: IMPOR_ALUMNI,
  table: 'alumni',
  types: TYPES,
  blank: { ...Object.fromEntries(Object.keys(TYPES).map((field) => [field, null])), sumber: 'impor' },
  keys: ['nim'],
  codes: async ({ db }) => [{ title: 'program-studi', rows: (await listProdiImpor(db)).map(({ kode, nama }) => [kode, nama] as const) }],
  ask,
  read,
  judge,
})

export const imporAlumniJob = defineImportJob(ALUMNI_KIND)
