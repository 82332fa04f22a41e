import { IMPOR_STATUS_KELUAR, type StatusKeluarRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/status-keluar'
import { STATUS_CODES, STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { periodeUtama } from '@sivitas/rules/platform/periode'
import { Galat } from '../../../../kit/galat'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { todayOf } from '../../../../tenant/today'
import { batalkanKeluar } from '../../status/batal'
import { findPeriodeStatus, genggamOrang, listOrangStatus } from '../../status/fakta-queries'
import { periksaStatus, type PerintahStatus, type Putusan } from '../../status/periksa'
import { terapkanStatus } from '../../status/terapkan'
import { versiMahasiswa } from '../baru/simpan-queries'
import { mahasiswaOf, type MahasiswaNim } from '../mahasiswa-queries'
import { menurut } from '../menurut'
import { listBarisKeluar } from './keluar-queries'

type Rencana = { mahasiswa: MahasiswaNim; perintah: PerintahStatus }
type Row = CheckedRow<StatusKeluarRow, Rencana>

const KELUAR = STATUS_CODES.filter((kode) => STATUS_MAHASISWA[kode].kelompok === 'keluar')

/** Exit that a cell means, by code or by name. */
function statusOf(row: Row): StatusMahasiswa | undefined {
  const sel = row.nilai.status?.toLowerCase()
  if (sel === undefined) return undefined
  const kode = KELUAR.find((satu) => satu.toLowerCase() === sel || STATUS_MAHASISWA[satu].nama.toLowerCase() === sel)
  if (kode === undefined) row.salah('status', `'${row.nilai.status}' bukan status keluar; pakai kode atau nama dari lembar status`)
  return kode
}

function rencanakan(row: Row, mahasiswa: MahasiswaNim): void {
  const status = statusOf(row)
  const { periode, tanggal, nomorSk, tanggalSk, alasan } = row.nilai
  if (status === undefined || periode === undefined || tanggal === undefined) return
  row.rencana = { mahasiswa, perintah: { status, periode, tanggal, nomorSk, tanggalSk, alasan, abaikan: false } }
}

/** Lines of one decree are judged and written together, as an operator would do it on the screen. */
const perPerintah = (rows: readonly Row[]) =>
  [
    ...menurut(
      rows.flatMap((row) => (row.rencana ? [{ row, ...row.rencana }] : [])),
      ({ perintah }) => JSON.stringify(perintah),
    ).values(),
  ].flatMap((kelompok) => (kelompok[0] ? [{ perintah: kelompok[0].perintah, kelompok }] : []))

const pelakuOf = ({ db, tenant, session }: ImportContext) => ({ db, tenant, supervisor: session.supervisor })

/** Judges one decree; @returns nothing where its period can't take an exit, which each of its lines then says. */
async function putusan(context: ImportContext, perintah: PerintahStatus, { ids, genggam }: { ids: string[]; genggam: boolean }) {
  const periode = await findPeriodeStatus(context.db, perintah.periode)
  if (!periode) return 'Periode tidak dikenal'
  if (!periodeUtama(periode.id)) return 'Status dicatat per periode Ganjil atau Genap'
  if (periode.id > periode.kini) return `Status ${periode.label} dicatat setelah periode itu berjalan`
  const orang = await (genggam ? genggamOrang : listOrangStatus)(context.db, ids, periode.id)
  return await periksaStatus(pelakuOf(context), orang, { perintah, periode })
}

const sudah = ({ orang }: Putusan, { status, periode }: PerintahStatus): boolean =>
  orang.status === status && orang.riwayat.some((satu) => satu.periode === periode && satu.status === status)

async function check(context: ImportContext, rows: readonly Row[]): Promise<void> {
  const milik = await mahasiswaOf(context.db, rows)
  for (const [row, mahasiswa] of milik) rencanakan(row, mahasiswa)
  for (const { perintah, kelompok } of perPerintah(rows)) {
    const hasil = await putusan(context, perintah, { ids: kelompok.map(({ mahasiswa }) => mahasiswa.id), genggam: false })
    for (const { row, mahasiswa } of kelompok) {
      if (typeof hasil === 'string') row.salah('periode', hasil)
      else
        nilaiBaris(
          row,
          mahasiswa,
          hasil.find(({ orang }) => orang.id === mahasiswa.id),
        )
    }
  }
}

function nilaiBaris(row: Row, mahasiswa: MahasiswaNim, satu: Putusan | undefined): void {
  if (!satu || !row.rencana) return
  const { perintah } = row.rencana
  row.sasaran = { id: mahasiswa.id, versi: mahasiswa.versi, sebelum: { status: mahasiswa.status } }
  if (sudah(satu, perintah)) return
  if (satu.galat) row.salah(null, satu.galat.message)
  row.perubahan.push({ kolom: 'status', lama: STATUS_MAHASISWA[satu.dari].nama, baru: STATUS_MAHASISWA[perintah.status].nama })
}

async function save(context: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const { db } = context
  const tertulis: { baris: number; id: string }[] = []
  for (const { perintah, kelompok } of perPerintah(rows)) {
    const hasil = await putusan(context, perintah, { ids: kelompok.map(({ mahasiswa }) => mahasiswa.id), genggam: true })
    const diterima = typeof hasil === 'string' ? [] : hasil.filter(({ galat }) => galat === null)
    await terapkanStatus(db, diterima, { perintah, hariIni: todayOf(context), sumber: 'impor' })
    const ids = new Set(diterima.map(({ orang }) => orang.id))
    tertulis.push(...kelompok.flatMap(({ row, mahasiswa }) => (ids.has(mahasiswa.id) ? [{ baris: row.id, id: mahasiswa.id }] : [])))
  }
  const versi = await versiMahasiswa(
    db,
    tertulis.map(({ id }) => id),
  )
  return tertulis.map(({ baris, id }) => ({ baris, sasaran: id, versi: versi.get(id) ?? 1 }))
}

/** 'Batalkan keluar' for each, with its rules: a Supervisor, no diploma number, nothing after it. */
async function undo(context: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const keluar = await listBarisKeluar(
    context.db,
    rows.map(({ sasaran }) => sasaran),
  )
  const tinggal = new Map<number, string>()
  for (const { baris, sasaran } of rows) {
    const idStatus = keluar.get(sasaran)
    if (idStatus === undefined) {
      tinggal.set(baris, 'Status ini sudah dibatalkan atau diganti setelah impor')
      continue
    }
    try {
      await batalkanKeluar(context, { id: sasaran, idStatus, alasan: 'Impor dibatalkan' })
    } catch (error) {
      if (!(error instanceof Galat)) throw error
      tinggal.set(baris, error.message)
    }
  }
  return tinggal
}

/** 'Status keluar' [nim + periode]: exits by the transitions of States. */
export const STATUS_KELUAR_KIND: ImportKind<StatusKeluarRow, Rencana> = {
  declaration: IMPOR_STATUS_KELUAR,
  codes: () => Promise.resolve([{ title: 'status', rows: KELUAR.map((kode) => [kode, STATUS_MAHASISWA[kode].nama] as const) }]),
  check,
  save,
  undo,
}

export const imporStatusKeluarJob = defineImportJob(STATUS_KELUAR_KIND)
