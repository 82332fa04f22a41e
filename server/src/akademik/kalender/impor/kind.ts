import { IMPOR_KALENDER, type KalenderImporRow } from '@sivitas/contract/akademik/impor-kalender'
import { mayTouchProdi } from '../../../auth/prodi'
import { Galat } from '../../../kit/galat'
import { defineImportJob } from '../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../kit/import/import-kind'
import {
  deleteEntri,
  insertEntri,
  listEntri,
  listKegiatan,
  listPeriode,
  listProdi,
  updateEntri,
  type EntriBaru,
  type EntriTersimpan,
} from './queries'

type Row = CheckedRow<KalenderImporRow, EntriBaru>

/** What the college has, asked once for a batch. */
type Known = {
  kegiatan: Awaited<ReturnType<typeof listKegiatan>>
  prodi: Awaited<ReturnType<typeof listProdi>>
  periode: Awaited<ReturnType<typeof listPeriode>>
  entri: readonly EntriTersimpan[]
  session: ImportContext['session']
}

const sama = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()

/** Three questions for a batch, however many rows it has. */
async function check({ db, session }: ImportContext, rows: readonly Row[]): Promise<void> {
  const kegiatan = await listKegiatan(db)
  const dipakai = kegiatan.filter(({ kode }) => rows.some(({ nilai }) => sama(kode, nilai.kegiatan)))
  const tanggal = [...new Set(rows.flatMap(({ nilai }) => nilai.mulai ?? []))]
  const known: Known = {
    kegiatan,
    prodi: await listProdi(db),
    periode: await listPeriode(db),
    entri: await listEntri(
      db,
      dipakai.map(({ id }) => id),
      tanggal,
    ),
    session,
  }
  for (const row of rows) checkRow(row, known)
}

function checkRow(row: Row, known: Known): void {
  const rencana = rencanaBaru(row, known)
  if (rencana === null) return
  const { idKegiatan, idProdi, tanggalMulai } = rencana
  const ada = known.entri.find(
    (entri) => entri.idKegiatan === idKegiatan && entri.idProdi === idProdi && entri.tanggalMulai === tanggalMulai,
  )
  // A file without the column says nothing about the note.
  const keterangan = row.nilai.catatan === undefined ? (ada?.keterangan ?? null) : rencana.keterangan
  row.rencana = { ...rencana, keterangan }
  if (ada) compare(row, ada, { selesai: rencana.tanggalSelesai, keterangan })
}

/** What the row asks for with its codes looked up; null when one of them is wrong, which is then said on its cell. */
function rencanaBaru(row: Row, known: Known): EntriBaru | null {
  const { mulai, selesai, catatan } = row.nilai
  const kegiatan = kegiatanOf(row, known)
  const idProdi = prodiOf(row, known)
  const idPeriode = mulai === undefined ? undefined : periodeOf(row, mulai, known)
  if (mulai === undefined || selesai === undefined) return null
  if (selesai < mulai) row.salah('selesai', 'Tanggal selesai harus sama atau setelah tanggal mulai')
  if (!kegiatan || idPeriode === undefined || idProdi === undefined) return null
  return {
    idPeriode,
    idKegiatan: kegiatan.id,
    idProdi,
    nama: kegiatan.nama,
    tanggalMulai: mulai,
    tanggalSelesai: selesai,
    keterangan: catatan ?? null,
  }
}

function kegiatanOf(row: Row, { kegiatan }: Known) {
  const kode = row.nilai.kegiatan
  const ada = kegiatan.find((satu) => sama(satu.kode, kode))
  if (kode !== undefined && !ada) row.salah('kegiatan', `Kegiatan '${kode}' tidak ditemukan`)
  return ada
}

/** The prodi of a row, null for everybody, undefined when there is none of that code or it is not the caller's. */
function prodiOf(row: Row, { prodi, session }: Known): string | null | undefined {
  const kode = row.nilai.prodi ?? ''
  if (kode === '') {
    if (session.idProdi === null) return null
    row.salah('prodi', 'Isi program studi: Anda hanya mengelola sebagian program studi')
    return undefined
  }
  const ada = prodi.find((satu) => satu.kode === kode)
  if (!ada) row.salah('prodi', `Program studi ${kode} tidak ditemukan`)
  else if (!mayTouchProdi(session, ada.id)) row.salah('prodi', `Program studi ${kode} di luar akses Anda`)
  return ada?.id
}

/** The regular period whose days hold the beginning, else the next one: enrolment stands before its period. */
function periodeOf(row: Row, mulai: string, { periode }: Known): number | undefined {
  const ada = periode.find(({ tanggalSelesai }) => tanggalSelesai >= mulai)
  if (!ada) row.salah('mulai', 'Belum ada periode untuk tanggal ini. Tambahkan di Periode Akademik')
  else if (ada.status === 'ditutup' || ada.status === 'arsip') row.salah('mulai', `Periode ${ada.label} sudah ditutup`)
  return ada?.id
}

function compare(row: Row, ada: EntriTersimpan, { selesai, keterangan }: { selesai: string; keterangan: string | null }): void {
  row.sasaran = { id: ada.id, versi: ada.versi, sebelum: { tanggalSelesai: ada.tanggalSelesai, keterangan: ada.keterangan } }
  if (ada.tanggalSelesai !== selesai) row.perubahan.push({ kolom: 'selesai', lama: ada.tanggalSelesai, baru: selesai })
  if (ada.keterangan !== keterangan) row.perubahan.push({ kolom: 'catatan', lama: ada.keterangan ?? '-', baru: keterangan ?? '-' })
}

const rencanaOf = ({ id, rencana }: Row): EntriBaru => {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return rencana
}

async function save({ db }: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const baru = rows.filter(({ sasaran }) => sasaran === null)
  const ids = baru.length === 0 ? [] : await insertEntri(db, baru.map(rencanaOf))
  const written = baru.map((row, at): Written => ({ baris: row.id, sasaran: ids[at] ?? '', versi: 1 }))
  for (const row of rows) {
    if (row.sasaran === null) continue
    const versi = await updateEntri(db, { ...rencanaOf(row), id: row.sasaran.id, versi: row.sasaran.versi })
    if (versi === null) throw new Galat([409, 'versi_usang'], 'Sebagian entri sedang diubah orang lain. Simpan sekali lagi.')
    written.push({ baris: row.id, sasaran: row.sasaran.id, versi })
  }
  return written
}

const BERUBAH = 'Entri ini sudah diubah sesudah impor, sehingga dibiarkan'

async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const tetap = new Map<number, string>()
  for (const { baris, sasaran, versi, sebelum } of rows) {
    const lama = sebelum as Pick<EntriTersimpan, 'tanggalSelesai' | 'keterangan'> | null
    const kembali =
      lama === null ? await deleteEntri(db, sasaran, versi) : (await updateEntri(db, { ...lama, id: sasaran, versi })) !== null
    if (!kembali) tetap.set(baris, BERUBAH)
  }
  return tetap
}

/** The calendar import: one line an entry, of some 200 a year. */
export const KALENDER_KIND: ImportKind<KalenderImporRow, EntriBaru> = {
  declaration: IMPOR_KALENDER,
  codes: async ({ db }) => [
    { title: 'Kegiatan', rows: (await listKegiatan(db)).map(({ kode, nama }) => [kode, nama] as const) },
    { title: 'Program studi', rows: (await listProdi(db)).map(({ kode, nama }) => [kode, nama] as const) },
  ],
  check,
  save,
  undo,
}

export const imporKalenderJob = defineImportJob(KALENDER_KIND)
