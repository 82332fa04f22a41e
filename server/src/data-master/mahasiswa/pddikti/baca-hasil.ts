import { isianSalah } from '../../../kit/galat'
import { cellText, type RawCell } from '../../../kit/import/cell'
import { linesOf } from '../../../kit/import/read-file'

/** One answer of Neo Feeder as a file tells it: whom it is about, the id that was given, or the error. */
export type HasilMentah = { nim?: string; nik?: string; idLama?: string; id?: string; galat?: string }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
export const MAKS_HASIL = 25_000
export const MAKS_BYTES = 20 * 1_024_000

/** Names under which tools write the same thing; of the ids the first is what an Insert gives back. */
const NAMA = {
  nim: ['nim', 'nipd'],
  nik: ['nik'],
  id: ['id', 'id_baru', 'id_mahasiswa', 'id_registrasi_mahasiswa', 'id_transfer'],
  galat: ['galat', 'error_desc', 'error', 'error_message', 'pesan', 'pesan_galat', 'keterangan_galat'],
  kode: ['error_code', 'kode_galat'],
} as const

const kunci = (teks: string) =>
  teks
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')

type Sel = Readonly<Record<string, string>>
const pertama = (sel: Sel, nama: readonly string[]) => nama.map((satu) => sel[satu]).find((teks) => teks !== undefined && teks !== '')

/** A code other than 0 without words is an error all the same. */
function galatDari(sel: Sel): string | undefined {
  const kode = pertama(sel, NAMA.kode)
  const teks = pertama(sel, NAMA.galat)
  if (kode === undefined) return teks
  return kode === '0' ? undefined : (teks ?? `Kode galat ${kode}`)
}

/** The id of a row: beside a number of ours it is the one that was given, alone it is the one that the row went out with. */
function idDari(id: string | undefined, bernomor: boolean): Pick<HasilMentah, 'id' | 'idLama'> {
  if (id === undefined || !UUID.test(id)) return {}
  return bernomor ? { id: id.toLowerCase() } : { idLama: id.toLowerCase() }
}

function hasilDari(sel: Sel): HasilMentah | null {
  const nim = pertama(sel, NAMA.nim)?.toUpperCase()
  const nik = pertama(sel, NAMA.nik)
  const id = pertama(sel, NAMA.id)
  const galat = galatDari(sel)
  if (nim === undefined && nik === undefined && id === undefined) return null
  return {
    ...(nim !== undefined && { nim }),
    ...(nik !== undefined && { nik }),
    ...idDari(id, nim !== undefined || nik !== undefined),
    ...(galat !== undefined && { galat: galat.slice(0, 500) }),
  }
}

const isObjek = (nilai: unknown): nilai is Record<string, unknown> => typeof nilai === 'object' && nilai !== null && !Array.isArray(nilai)
const teksDari = (nilai: unknown) => (typeof nilai === 'string' || typeof nilai === 'number' ? `${nilai}`.trim() : '')

/** A record with what Neo Feeder wraps around it: its key, its record, its answer. */
function selJson(nilai: unknown): Sel {
  if (!isObjek(nilai)) return {}
  const dalam = ['record', 'key', 'data', 'result'].flatMap((nama) => (isObjek(nilai[nama]) ? Object.entries(nilai[nama]) : []))
  return Object.fromEntries(
    [...dalam, ...Object.entries(nilai)].map(([nama, isi]) => [kunci(nama), teksDari(isi)]).filter(([, isi]) => isi !== ''),
  )
}

function bacaJson(teks: string): Sel[] {
  let isi: unknown
  try {
    isi = JSON.parse(teks)
  } catch (error) {
    throw Object.assign(
      isianSalah('file', 'Berkas JSON tidak dapat dibaca. Simpan kembali jawaban Neo Feeder apa adanya.', 'isi_tidak_sesuai'),
      { cause: error },
    )
  }
  const daftar = Array.isArray(isi) ? isi : isObjek(isi) ? [isi['data'], isi['results'], isi['hasil']].find(Array.isArray) : undefined
  if (daftar === undefined) throw isianSalah('file', 'Berkas JSON harus berisi daftar hasil.', 'isi_tidak_sesuai')
  return daftar.map(selJson)
}

function bacaTabel(lines: readonly RawCell[][]): Sel[] {
  const letak = lines.findIndex((line) =>
    line.some((cell) => [...NAMA.nim, ...NAMA.nik, ...NAMA.id].includes(kunci(cellText(cell)) as never)),
  )
  if (letak < 0) throw isianSalah('file', 'Berkas harus mempunyai kolom nim, nik, atau id dari PDDikti.', 'kolom')
  const kepala = (lines[letak] ?? []).map((cell) => kunci(cellText(cell)))
  return lines.slice(letak + 1).map((line) => Object.fromEntries(kepala.map((nama, at) => [nama, cellText(line[at] ?? null).trim()])))
}

/**
 * Reads what Neo Feeder answered from an XLSX, CSV or JSON file.
 * @throws Galat 413, 415, 422 where it names nobody
 */
export async function bacaBerkasHasil(file: File): Promise<HasilMentah[]> {
  if (file.size > MAKS_BYTES) throw isianSalah('file', 'Berkas terlalu besar. Bagi menjadi beberapa berkas.', 'terlalu_besar')
  const bytes = Buffer.from(await file.arrayBuffer())
  const json = /^\s*[[{]/.test(
    bytes
      .subarray(0, 64)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
  const sel = json ? bacaJson(bytes.toString('utf8').replace(/^\uFEFF/, '')) : bacaTabel(await linesOf(bytes))
  const hasil = sel.map(hasilDari).filter((satu) => satu !== null)
  if (hasil.length === 0) throw isianSalah('file', 'Berkas tidak memuat hasil satu mahasiswa pun.', 'kosong')
  if (hasil.length > MAKS_HASIL)
    throw isianSalah('file', 'Berkas berisi lebih dari 25.000 hasil. Bagi menjadi beberapa berkas.', 'terlalu_banyak')
  return hasil
}
