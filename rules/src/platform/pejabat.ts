import { namaBergelar, type NamaDanGelar } from './nama-bergelar'
import { formatTanggal } from './tanggal'

export const NAMA_JABATAN = {
  REKTOR: 'Rektor',
  WR1: 'Wakil Rektor I',
  WR2: 'Wakil Rektor II',
  WR3: 'Wakil Rektor III',
  DIREKTUR: 'Direktur',
  DEKAN: 'Dekan',
  WD1: 'Wakil Dekan I',
  WD2: 'Wakil Dekan II',
  WD3: 'Wakil Dekan III',
  KETUA: 'Ketua',
  WK1: 'Wakil Ketua I',
  KAJUR: 'Ketua Jurusan',
  SEKJUR: 'Sekretaris Jurusan',
  KAPRODI: 'Ketua Program Studi',
  SEKPRODI: 'Sekretaris Program Studi',
  KABAAK: 'Kepala BAAK',
  KABAUK: 'Kepala BAUK',
  KAPERPUS: 'Kepala Perpustakaan',
  KETUA_PMB: 'Ketua Panitia PMB',
  KETUA_WISUDA: 'Ketua Panitia Wisuda',
  BENDAHARA: 'Bendahara',
  LAIN: 'Pejabat',
} as const
export type KodeJabatan = keyof typeof NAMA_JABATAN

export type Lingkup = 'prodi' | 'jurusan' | 'fakultas' | 'pt'
export type Penugasan = 'definitif' | 'plt' | 'plh'

export interface Pejabat extends NamaDanGelar {
  readonly jabatan: KodeJabatan
  /** Name of the office when jabatan is LAIN. */
  readonly namaJabatan?: string | null
  readonly lingkup: Lingkup
  /** Null for lingkup pt. */
  readonly idLingkup: string | null
  readonly penugasan: Penugasan
  /** Office on whose behalf he signs ('a.n.'). */
  readonly atasNama?: KodeJabatan | null
  readonly berlakuMulai: string
  readonly berlakuSelesai?: string | null
}

/** Units of the owner of a document; the college itself needs no id. */
export interface PemilikDokumen {
  readonly idProdi?: string | null
  readonly idJurusan?: string | null
  readonly idFakultas?: string | null
}

const URUT_PENUGASAN: readonly Penugasan[] = ['plh', 'plt', 'definitif']

/** Answers whether a signatory is in office on a day (YYYY-MM-DD), both ends included. */
export function menjabatPada(pejabat: Pick<Pejabat, 'berlakuMulai' | 'berlakuSelesai'>, hari: string): boolean {
  return pejabat.berlakuMulai <= hari && hari <= (pejabat.berlakuSelesai ?? hari)
}

/** The name of an office as it is printed. */
function namaJabatan(jabatan: KodeJabatan, nama?: string | null): string {
  return jabatan === 'LAIN' && nama ? nama : NAMA_JABATAN[jabatan]
}

export type PilihanPejabat<P> = { readonly pejabat: P } | { readonly galat: 'kosong'; readonly pesan: string }

/**
 * Answers who signs for an office on a day (PL-R53): in the owner's prodi, then jurusan, fakultas, pt;
 * within a unit plh > plt > definitif. None is a conflict (409) before printing, never an empty line.
 * The office LAIN is told apart by its name.
 */
export function pilihPejabat<P extends Pejabat>(
  daftar: readonly P[],
  jabatan: KodeJabatan,
  dokumen: { readonly tanggal: string; readonly pemilik: PemilikDokumen; readonly namaJabatan?: string },
): PilihanPejabat<P> {
  const { tanggal, pemilik } = dokumen
  const lingkup: readonly (readonly [Lingkup, string | null | undefined])[] = [
    ['prodi', pemilik.idProdi],
    ['jurusan', pemilik.idJurusan],
    ['fakultas', pemilik.idFakultas],
    ['pt', null],
  ]
  const bernama = (p: P): boolean => jabatan !== 'LAIN' || p.namaJabatan === dokumen.namaJabatan
  const menjabat = daftar.filter((p) => p.jabatan === jabatan && bernama(p) && menjabatPada(p, tanggal))
  for (const [jenis, id] of lingkup) {
    const [pejabat] = menjabat
      .filter((p) => p.lingkup === jenis && (jenis === 'pt' || (p.idLingkup !== null && p.idLingkup === id)))
      .toSorted(
        (a, b) => URUT_PENUGASAN.indexOf(a.penugasan) - URUT_PENUGASAN.indexOf(b.penugasan) || (a.berlakuMulai < b.berlakuMulai ? 1 : -1),
      )
    if (pejabat !== undefined) return { pejabat }
  }
  return { galat: 'kosong', pesan: `Belum ada ${namaJabatan(jabatan, dokumen.namaJabatan)} yang berlaku pada ${formatTanggal(tanggal)}` }
}

export interface BarisTandaTangan {
  /** Lines above the signature: 'a.n. Rektor', 'Plt. Dekan'. */
  readonly jabatan: readonly string[]
  readonly nama: string
}

/** Answers what is printed for a signatory: Plt., Plh. and a.n. stand before the office (PL-R53). */
export function barisTandaTangan(pejabat: Pejabat): BarisTandaTangan {
  const awalan = { definitif: '', plt: 'Plt. ', plh: 'Plh. ' }[pejabat.penugasan]
  const sendiri = `${awalan}${namaJabatan(pejabat.jabatan, pejabat.namaJabatan)}`
  const jabatan = pejabat.atasNama ? [`a.n. ${NAMA_JABATAN[pejabat.atasNama]}`, sendiri] : [sendiri]
  return { jabatan, nama: namaBergelar(pejabat) }
}

/**
 * Answers the row that a new 'definitif' row would overlap, or null: one office of one unit has one
 * holder at a time (409 names the other). Plt and plh may overlap, that is what they are for.
 */
export function pejabatTumpangTindih<P extends Pejabat>(daftar: readonly P[], baru: Pejabat): P | null {
  if (baru.penugasan !== 'definitif') return null
  const sama = (p: P): boolean =>
    p.penugasan === 'definitif' &&
    p.jabatan === baru.jabatan &&
    p.lingkup === baru.lingkup &&
    p.idLingkup === baru.idLingkup &&
    (baru.jabatan !== 'LAIN' || p.namaJabatan === baru.namaJabatan)
  const berpotongan = (p: P): boolean =>
    p.berlakuMulai <= (baru.berlakuSelesai ?? '9999-12-31') && baru.berlakuMulai <= (p.berlakuSelesai ?? '9999-12-31')
  return daftar.find((p) => sama(p) && berpotongan(p)) ?? null
}
