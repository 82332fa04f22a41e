import { isianSalah } from '../../../kit/galat'
import { cellText } from '../../../kit/import/cell'
import { linesOf } from '../../../kit/import/read-file'

/** Fields of the profile by their names in GetProfilPT; some stand there under two names. */
export const FIELD_PDDIKTI: Readonly<Record<string, string>> = {
  kode_perguruan_tinggi: 'kode',
  nama_perguruan_tinggi: 'nama',
  id_perguruan_tinggi: 'idPddikti',
  id_status_milik: 'statusMilik',
  status_perguruan_tinggi: 'statusPt',
  sk_pendirian: 'skPendirian',
  tanggal_sk_pendirian: 'tanggalSkPendirian',
  sk_izin_operasional: 'skIzinOperasional',
  tanggal_izin_operasional: 'tanggalIzinOperasional',
  jalan: 'jalan',
  dusun: 'dusun',
  rt_rw: 'rtRw',
  kelurahan: 'kelurahan',
  kode_pos: 'kodePos',
  id_wilayah: 'idWilayah',
  lintang: 'lintang',
  bujur: 'bujur',
  telepon: 'telepon',
  faximile: 'faksimile',
  faksimile: 'faksimile',
  email: 'email',
  website: 'website',
  bank: 'bank',
  unit_cabang: 'unitCabang',
  nomor_rekening: 'nomorRekening',
  mbs: 'mbs',
  luas_tanah_milik: 'luasTanahMilik',
  luas_tanah_bukan_milik: 'luasTanahBukanMilik',
}

type Profil = Readonly<Record<string, string>>

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer as the feeder gives it (`{error_code, data: [row]}`), only its data, or the row alone. */
function fromJson(text: string): Profil | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  const data = isRecord(parsed) && 'data' in parsed ? parsed['data'] : parsed
  const row: unknown = Array.isArray(data) ? data[0] : data
  return isRecord(row) ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)])) : null
}

const nameOf = (head: string): string =>
  head
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** A sheet with the names above their values, or with names in the first column and values in the second. */
function fromLines(lines: readonly (readonly string[])[]): Profil {
  const at = lines.findIndex((line) => line.filter((cell) => nameOf(cell) in FIELD_PDDIKTI).length >= 2)
  if (at >= 0) return Object.fromEntries((lines[at] ?? []).map((head, column) => [nameOf(head), lines[at + 1]?.[column] ?? '']))
  return Object.fromEntries(lines.map(([head = '', value = '']) => [nameOf(head), value]))
}

/**
 * The profile that PDDikti keeps, by our field names.
 * @throws Galat 422 where the file is no answer of GetProfilPT
 */
export async function bacaProfilPddikti(bytes: Buffer): Promise<ReadonlyMap<string, string>> {
  const json = /^\s*[[{]/.test(
    bytes
      .subarray(0, 200)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
  const profil = json
    ? fromJson(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    : fromLines((await linesOf(bytes)).map((line) => line.map(cellText)))
  const found = Object.entries(profil ?? {}).flatMap(([name, value]) => {
    const field = FIELD_PDDIKTI[nameOf(name)]
    return field ? [[field, value.trim()] as const] : []
  })
  if (found.length === 0) throw isianSalah('berkas', 'Berkas bukan jawaban GetProfilPT. Unggah JSON atau XLSX dari Neo Feeder.', 'salah')
  return new Map(found)
}
