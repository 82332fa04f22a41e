import { DosenInput } from '@sivitas/contract/data-master/dosen/dosen-input'
import type { Beda } from '@sivitas/contract/data-master/dosen/dosen'
import { titleOf } from '@sivitas/contract/kit/schema-words'
import { bandingDosen, catatanDosen, type CatatanLuar } from '@sivitas/rules/data-master/banding-dosen'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { Galat, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { cellText } from '../../../kit/import/cell'
import { linesOf } from '../../../kit/import/read-file'
import { bukaDosen } from './checks'
import { findDosen } from './queries'

const BYTE_MAX = 5 * 1024 * 1024

const kepala = (teks: string) =>
  teks
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const teks = (nilai: unknown): string => (typeof nilai === 'string' || typeof nilai === 'number' ? String(nilai) : '')

/** Records of an answer of DetailBiodataDosen: `{data: [...]}`, a list, or one record alone. */
function dariJson(isi: string): CatatanLuar[] {
  let dibaca: unknown
  try {
    dibaca = JSON.parse(isi)
  } catch {
    throw isianSalah('berkas', 'Berkas bukan JSON yang utuh. Unduh ulang dari SISTER atau Neo Feeder.', 'rusak')
  }
  const isiData = isObject(dibaca) && 'data' in dibaca ? dibaca['data'] : dibaca
  const semua = Array.isArray(isiData) ? isiData : [isiData]
  return semua
    .filter(isObject)
    .map((satu) => Object.fromEntries(Object.entries(satu).map(([kunci, nilai]) => [kepala(kunci), teks(nilai)])))
}

/** Records of a sheet whose first line with text names the fields. */
async function dariLembar(isi: Buffer): Promise<CatatanLuar[]> {
  const [judul, ...baris] = (await linesOf(isi)).filter((line) => line.some((cell) => cell !== null))
  if (!judul) throw isianSalah('berkas', 'Berkas kosong.', 'kosong')
  const nama = judul.map((sel) => kepala(cellText(sel)))
  return baris.map((line) => Object.fromEntries(nama.map((satu, at) => [satu, cellText(line[at])])))
}

async function baca(berkas: File): Promise<CatatanLuar[]> {
  if (berkas.size > BYTE_MAX) throw new Galat([413, 'terlalu_besar'], `Berkas paling besar ${ukuranBerkas(BYTE_MAX)}.`)
  const isi = Buffer.from(await berkas.arrayBuffer())
  return /^\s*[[{]/.test(isi.subarray(0, 200).toString('utf8').replace('\uFEFF', ''))
    ? dariJson(isi.toString('utf8').replace('\uFEFF', ''))
    : await dariLembar(isi)
}

/** Whether a value of the file may be taken over as it is, by the check of our own form. */
function layak(field: string, disana: string): { nilai: string | null; alasan: string | null } {
  const hasil = (DosenInput.shape[field as keyof typeof DosenInput.shape] as z.ZodType).safeParse(disana)
  return hasil.success ? { nilai: disana, alasan: null } : { nilai: null, alasan: hasil.error.issues[0]?.message ?? 'Isian tidak sesuai' }
}

const RAHASIA = new Set(['nik', 'npwp', 'namaIbuKandung'])

/**
 * Compares a lecturer with a file of SISTER or PDDikti ('Bandingkan dengan SISTER/PDDikti'); it writes nothing. Our own personal values stay masked,
 * those of the file are the ones that the caller holds in his hands.
 * @throws Galat 404, 403, 413, 415; 422 when the file is broken or holds somebody else only
 */
export async function bandingkan({ db, session }: Context, { id, berkas }: { id: string; berkas: File }) {
  await bukaDosen(db, session, id)
  const row = await findDosen(db, id)
  if (!row) throw tidakDitemukan('Dosen')
  const catatan = catatanDosen(row, await baca(berkas))
  if (catatan === null)
    throw isianSalah(
      'berkas',
      `${row.namaLengkap} tidak ada di berkas ini: NUPTK, NIDN, NIK, atau nama dan tanggal lahirnya tidak ditemukan.`,
      'orang_lain',
    )
  const { sama, beda } = bandingDosen(row, catatan)
  const hasil: Beda[] = beda.map(({ field, disini, disana }) => ({
    field,
    label: titleOf(DosenInput, field),
    disini: disini !== null && RAHASIA.has(field) ? `${disini.slice(0, 4)}${'*'.repeat(Math.max(0, disini.length - 4))}` : disini,
    disana,
    ...layak(field, disana),
  }))
  return { nama: row.namaLengkap, sama, beda: hasil }
}
