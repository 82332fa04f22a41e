import type { RuangImporRow } from '@sivitas/contract/data-master/badan-hukum/impor-ruang'
import { RuangInput } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { kapasitasUjian } from '@sivitas/rules/data-master/ruang'
import type { CheckedRow, ImportContext } from '../../../../kit/import/import-kind'
import { listGedungKode, listProdiKode, listRuangByKode, type IsiRuang, type RuangTersimpan } from './queries'

export type BarisRuang = CheckedRow<RuangImporRow, IsiRuang>

type Known = {
  gedung: Awaited<ReturnType<typeof listGedungKode>>
  prodi: ReadonlyMap<string, string>
  ruang: ReadonlyMap<string, RuangTersimpan>
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Three questions for a batch, however many rooms it has. */
export async function checkRuang({ db }: ImportContext, rows: readonly BarisRuang[]): Promise<void> {
  const stored = await listRuangByKode(
    db,
    rows.flatMap(({ nilai }) => nilai.kode ?? []),
  )
  const known: Known = {
    gedung: await listGedungKode(db),
    prodi: new Map((await listProdiKode(db)).map(({ kode, id }) => [kode, id])),
    ruang: new Map(stored.map((row) => [row.kode.toLowerCase(), row])),
  }
  for (const row of rows) checkRow(row, known)
}

/** The building that a line names; a code that stands on two kampus needs the kampus beside it. */
function gedungOf(row: BarisRuang, { gedung }: Known) {
  const { gedung: kode, kampus = '', lantai } = row.nilai
  if (kode === undefined) return undefined
  const found = gedung.filter((one) => same(one.kode, kode) && (kampus === '' || same(one.kodeKampus, kampus)))
  const [only] = found
  if (found.length > 1) row.salah('kampus', `Kode gedung ${kode} dipakai di ${found.length} kampus. Isi kode kampusnya`)
  else if (!only) row.salah('gedung', `Gedung '${kode}' tidak ditemukan`)
  else if (only.jumlahLantai !== null && lantai !== undefined && lantai > only.jumlahLantai)
    row.salah('lantai', `Gedung ini hanya memiliki ${only.jumlahLantai} lantai`)
  return found.length === 1 ? only : undefined
}

function prodiOf(row: BarisRuang, { prodi }: Known): string[] | undefined {
  return row.nilai.prodi?.flatMap((kode) => {
    const id = prodi.get(kode)
    if (id === undefined) row.salah('prodi', `Program studi ${kode} tidak ditemukan`)
    return id ?? []
  })
}

const BLANK = { luas: null, fasilitas: [], jumlahKomputer: null, prodi: [], bolehDijadwalkan: true, tautanDaring: null, aktif: true }

/** What the row will be: what the file says, else what it was, else how a new room begins. */
function wholeOf(row: BarisRuang, known: Known, before: RuangTersimpan | undefined): Partial<IsiRuang> {
  const { gedung: _gedung, kampus: _kampus, prodi: _prodi, ...named } = row.nilai
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<IsiRuang>
  const idGedung = gedungOf(row, known)?.id
  const prodi = prodiOf(row, known)
  const { kapasitas = before?.kapasitas } = given
  const ujian = given.kapasitasUjian ?? (row.nilai.kapasitasUjian === undefined ? before?.kapasitasUjian : undefined)
  return {
    ...BLANK,
    ...before,
    ...given,
    ...(idGedung && { idGedung }),
    ...(prodi && { prodi }),
    ...(kapasitas !== undefined && { kapasitasUjian: ujian ?? kapasitasUjian(kapasitas) }),
  }
}

/** A checked room with its gaps filled; a stored one keeps the spelling of its code. */
function isiOf(
  { kapasitasUjian: ujian, luas, jumlahKomputer, tautanDaring, ...room }: RuangInput,
  before: RuangTersimpan | undefined,
): IsiRuang {
  return {
    ...room,
    kode: before?.kode ?? room.kode,
    kapasitasUjian: ujian ?? kapasitasUjian(room.kapasitas),
    luas: luas ?? null,
    jumlahKomputer: jumlahKomputer ?? null,
    tautanDaring: tautanDaring ?? null,
  }
}

function checkRow(row: BarisRuang, known: Known): void {
  const before = known.ruang.get((row.nilai.kode ?? '').toLowerCase())
  const whole = wholeOf(row, known, before)
  if (row.temuan.length > 0) return
  const checked = RuangInput.safeParse(whole)
  for (const issue of checked.error?.issues ?? []) row.salah((issue.path[0] ?? null) as keyof RuangImporRow | null, issue.message)
  if (!checked.success) return
  const isi = isiOf(checked.data, before)
  row.rencana = isi
  if (before) compare(row, before, { isi, known })
}

type After = { isi: IsiRuang; known: Known }

/** What saving changes, in the words of the file's columns. */
function compare(row: BarisRuang, before: RuangTersimpan, { isi, known }: After): void {
  const kodeOf = (id: string) => [...known.prodi].find(([, one]) => one === id)?.[0] ?? ''
  const words = (room: IsiRuang): Record<string, string> => ({
    nama: room.nama,
    gedung: known.gedung.find(({ id }) => id === room.idGedung)?.kode ?? '-',
    lantai: String(room.lantai),
    jenisRuang: room.jenisRuang,
    kapasitas: String(room.kapasitas),
    kapasitasUjian: String(room.kapasitasUjian),
    luas: String(room.luas ?? '-'),
    fasilitas: room.fasilitas.toSorted().join('; ') || '-',
    jumlahKomputer: String(room.jumlahKomputer ?? '-'),
    prodi: room.prodi.map(kodeOf).toSorted().join('; ') || 'Semua',
    bolehDijadwalkan: room.bolehDijadwalkan ? 'Ya' : 'Tidak',
    tautanDaring: room.tautanDaring ?? '-',
    aktif: room.aktif ? 'Ya' : 'Tidak',
  })
  const { id, versi, ...sebelum } = before
  row.sasaran = { id, versi, sebelum }
  const [lama, baru] = [words(before), words(isi)]
  for (const [kolom, value] of Object.entries(lama))
    if (value !== baru[kolom]) row.perubahan.push({ kolom, lama: value, baru: baru[kolom] ?? '-' })
}
