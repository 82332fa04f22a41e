/** One field inside a composed value, or one column of a table. */
export interface IsianAturan {
  readonly label: string
  readonly tipe: 'angka' | 'bool' | 'teks' | 'pilihan'
  readonly min?: number
  readonly max?: number
  readonly pilihan?: Readonly<Record<string, string>>
  /** May be left out. */
  readonly kosong?: true
}

/** What kind of value a rule key holds, and within which limits. Booleans are 0 or 1 (decisions, section 1). */
export type BentukAturan =
  | { readonly tipe: 'angka'; readonly bawaan: number | null; readonly min: number; readonly max: number; readonly desimal?: number }
  | { readonly tipe: 'bool'; readonly bawaan: 0 | 1 }
  | { readonly tipe: 'pilihan'; readonly bawaan: string | null; readonly pilihan: Readonly<Record<string, string>> }
  | { readonly tipe: 'teks'; readonly bawaan: string; readonly maks: number; readonly periksa?: (teks: string) => string | null }
  | { readonly tipe: 'tanggal'; readonly bawaan: null }
  | { readonly tipe: 'daftar-angka'; readonly bawaan: readonly number[]; readonly min: number; readonly max: number }
  | { readonly tipe: 'daftar-pilihan'; readonly bawaan: readonly string[]; readonly pilihan: Readonly<Record<string, string>> }
  | { readonly tipe: 'objek'; readonly bawaan: Baris; readonly isian: Isian }
  | { readonly tipe: 'tabel'; readonly bawaan: readonly Baris[]; readonly isian: Isian; readonly maksBaris: number }

type Isian = Readonly<Record<string, IsianAturan>>
type Baris = Readonly<Record<string, string | number | null>>
type Bentuk<T extends BentukAturan['tipe']> = Extract<BentukAturan, { tipe: T }>

const angka = (nilai: number) => String(nilai).replace('.', ',')

function galatBilangan(nilai: unknown, { min, max, desimal = 0 }: { min: number; max: number; desimal?: number }): string | null {
  if (typeof nilai !== 'number' || !Number.isFinite(nilai)) return 'Isi dengan angka.'
  if (Math.abs(nilai * 10 ** desimal - Math.round(nilai * 10 ** desimal)) > 1e-9)
    return desimal === 0 ? 'Isi dengan bilangan bulat.' : `Paling banyak ${desimal} angka di belakang koma.`
  return nilai < min || nilai > max ? `Isi angka ${angka(min)} sampai ${angka(max)}.` : null
}

function galatPilihan(nilai: unknown, pilihan: Readonly<Record<string, string>>): string | null {
  return typeof nilai === 'string' && Object.hasOwn(pilihan, nilai) ? null : `Isi salah satu dari ${Object.keys(pilihan).join(', ')}.`
}

const galatBool = (nilai: unknown) => (nilai === 0 || nilai === 1 ? null : 'Isi 0 atau 1.')

function galatIsian(isian: IsianAturan, nilai: unknown): string | null {
  if (nilai === null || nilai === undefined) return isian.kosong ? null : 'Field tidak boleh kosong'
  const { tipe, min = 0, max = 1_000_000_000, pilihan = {} } = isian
  if (tipe === 'angka') return galatBilangan(nilai, { min, max })
  if (tipe === 'bool') return galatBool(nilai)
  return tipe === 'pilihan' ? galatPilihan(nilai, pilihan) : galatKata(nilai)
}

function galatKata(nilai: unknown): string | null {
  return typeof nilai === 'string' && nilai.trim() !== '' && nilai.length <= 100 ? null : 'Isi 1 sampai 100 karakter.'
}

function galatBaris(isian: Isian, nilai: unknown): string | null {
  if (typeof nilai !== 'object' || nilai === null || Array.isArray(nilai)) return 'Isian tidak sesuai.'
  const baris = nilai as Record<string, unknown>
  const asing = Object.keys(baris).find((nama) => !Object.hasOwn(isian, nama))
  if (asing !== undefined) return `Isian ${asing} tidak dikenal.`
  for (const [nama, satu] of Object.entries(isian)) {
    const galat = galatIsian(satu, baris[nama])
    if (galat) return `${satu.label}: ${galat}`
  }
  return null
}

function galatDaftar(nilai: unknown, satu: (isi: unknown) => string | null): string | null {
  if (!Array.isArray(nilai)) return 'Isi dengan daftar.'
  if (new Set(nilai).size !== nilai.length) return 'Setiap isi daftar hanya boleh satu kali.'
  return nilai.map(satu).find((galat) => galat !== null) ?? null
}

function galatTeks({ maks, periksa }: Bentuk<'teks'>, nilai: unknown): string | null {
  if (typeof nilai !== 'string' || nilai.trim() === '') return 'Field tidak boleh kosong'
  if (nilai.length > maks) return `Paling banyak ${maks} karakter.`
  return periksa?.(nilai) ?? null
}

function galatTabel({ isian, maksBaris }: Bentuk<'tabel'>, nilai: unknown): string | null {
  if (!Array.isArray(nilai)) return 'Isi dengan daftar baris.'
  if (nilai.length > maksBaris) return `Paling banyak ${maksBaris} baris.`
  for (const [n, baris] of nilai.entries()) {
    const galat = galatBaris(isian, baris)
    if (galat) return `Baris ${n + 1}, ${galat}`
  }
  return null
}

const galatTanggal = (nilai: unknown) =>
  typeof nilai === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(nilai) && !Number.isNaN(Date.parse(nilai)) ? null : 'Tanggal tidak dikenal.'

const PERIKSA: { readonly [T in BentukAturan['tipe']]: (bentuk: Bentuk<T>, nilai: unknown) => string | null } = {
  angka: (bentuk, nilai) => galatBilangan(nilai, bentuk),
  bool: (_bentuk, nilai) => galatBool(nilai),
  pilihan: ({ pilihan }, nilai) => galatPilihan(nilai, pilihan),
  teks: galatTeks,
  tanggal: (_bentuk, nilai) => galatTanggal(nilai),
  'daftar-angka': (bentuk, nilai) => galatDaftar(nilai, (isi) => galatBilangan(isi, bentuk)),
  'daftar-pilihan': ({ pilihan }, nilai) => galatDaftar(nilai, (isi) => galatPilihan(isi, pilihan)),
  objek: ({ isian }, nilai) => galatBaris(isian, nilai),
  tabel: galatTabel,
}

/**
 * Answers why a value can't stand under a rule key, or null. `null` is always allowed: it makes the set silent, so that
 * a wider set answers (PL-R35).
 */
export function galatAturan(bentuk: BentukAturan, nilai: unknown): string | null {
  if (nilai === null) return null
  return (PERIKSA[bentuk.tipe] as (bentuk: BentukAturan, nilai: unknown) => string | null)(bentuk, nilai)
}
