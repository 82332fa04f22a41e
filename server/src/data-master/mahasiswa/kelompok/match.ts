import type { BarisCocok } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import { COCOKKAN_MAX } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import type { StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Db } from '../../../db/client'
import { isianSalah } from '../../../kit/galat'
import { cellText } from '../../../kit/import/cell'
import { linesOf } from '../../../kit/import/read-file'
import { listAlike, listExact, type Candidate } from './match-queries'

/** Lines that are looked for by likeness; each costs some milliseconds. */
const ALIKE_MAX = 500

type Line = { baris: number; teks: string; nim: string; nama: string }

/** A NIM is found however it is parted: '23.0101.0001' and '23 0101 0001' are one. */
const nimOf = (teks: string) => teks.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const looksLikeNim = ({ nim, teks }: Pick<Line, 'nim' | 'teks'>) => /\d{4}/.test(nim) && !/[a-z]{3}.*\s/i.test(teks)

function lineOf(teks: string, baris: number): Line {
  return { baris, teks, nim: nimOf(teks), nama: teks.toLowerCase().replaceAll(/\s+/g, ' ').trim() }
}

/** The lines of a text; of several columns, as spreadsheets copy them, the first counts. */
const textLines = (teks: string): string[] => teks.split(/\r?\n/).map((line) => line.split(/[\t;]/)[0]?.trim() ?? '')

/** The cells of the column that is headed NIM, else of the first. */
async function fileLines(berkas: File): Promise<string[]> {
  const rows = await linesOf(Buffer.from(await berkas.arrayBuffer()))
  const headed = rows[0]?.findIndex((cell) => /^n(o\.?)?\s*i\.?\s*m\.?$|nomor induk/i.test(cellText(cell))) ?? -1
  return rows.map((row, at) => (headed >= 0 && at === 0 ? '' : cellText(row[Math.max(headed, 0)])))
}

const shown = ({ kunci: _key, jenjangProdi, namaProdi, status, ...row }: Candidate) => ({
  ...row,
  status: status as StatusMahasiswa,
  labelProdi: labelProdi(jenjangProdi, namaProdi),
})

/**
 * Finds the student behind each line: by NIM, by a former NIM or the whole name, else those that are alike.
 * @throws Galat 422 when there is nothing to look for, or too much
 */
export async function matchStudents(db: Db, source: { teks: string } | { berkas: File }): Promise<BarisCocok[]> {
  const texts = 'teks' in source ? textLines(source.teks) : await fileLines(source.berkas)
  const lines = texts.flatMap((teks, at) => (teks === '' ? [] : [lineOf(teks, at + 1)]))
  const field = 'teks' in source ? 'teks' : 'berkas'
  if (lines.length === 0) throw isianSalah(field, 'Tidak ada NIM atau nama yang dapat dibaca.', 'kosong')
  if (lines.length > COCOKKAN_MAX) throw isianSalah(field, `Paling banyak ${formatAngka(COCOKKAN_MAX)} baris.`, 'terlalu_banyak')
  const exact = byKey(await listExact(db, { nim: lines.map(({ nim }) => nim), nama: lines.map(({ nama }) => nama) }))
  const open = lines.filter(({ nim, nama }) => !exact.has(nim) && !exact.has(nama)).slice(0, ALIKE_MAX)
  const alike = byKey(
    await listAlike(db, {
      nim: open.filter(looksLikeNim).map(({ nim }) => nim),
      nama: open.filter((line) => !looksLikeNim(line)).map(({ nama }) => nama),
    }),
  )
  return answers(lines, exact, alike)
}

function byKey(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const same = found.get(one.kunci) ?? []
    if (!same.some(({ id }) => id === one.id)) found.set(one.kunci, [...same, one])
  }
  return found
}

function answers(lines: readonly Line[], exact: Map<string, Candidate[]>, alike: Map<string, Candidate[]>): BarisCocok[] {
  const seen = new Set<string>()
  return lines.map(({ baris, teks, nim, nama }) => {
    const found = exact.get(nim) ?? exact.get(nama) ?? []
    const [only] = found
    if (only === undefined || found.length > 1) {
      const calon = (found.length > 1 ? found.slice(0, 10) : (alike.get(nim) ?? alike.get(nama) ?? [])).map(shown)
      return { baris, teks, hasil: calon.length > 0 ? ('mirip' as const) : ('tidak_ada' as const), calon }
    }
    const twice = seen.has(only.id)
    seen.add(only.id)
    return { baris, teks, hasil: twice ? ('ganda' as const) : ('cocok' as const), calon: [shown(only)] }
  })
}
