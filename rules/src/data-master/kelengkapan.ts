import { surelSah, terisi } from '../platform/validator'
import { handphoneSah } from '../platform/telepon'
import { tanpaTanggal } from '../platform/tanggal'
import { galatNama } from './nama'
import { galatNik, peringatanNik, type JenisKelamin } from './nik'

/** What completeness looks at, of a person and one registration (DM-R8). */
export interface DataKelengkapan {
  readonly nama: string | null
  readonly jenisKelamin: JenisKelamin | null
  readonly tempatLahir: string | null
  readonly tanggalLahir: string | null
  readonly idAgama: string | number | null
  /** ISO country code; WNI when ID. */
  readonly kewarganegaraan: string | null
  readonly nik: string | null
  readonly nikTerverifikasi?: boolean
  readonly noPaspor: string | null
  readonly namaIbuKandung: string | null
  readonly kelurahan: string | null
  readonly idWilayah: string | null
  readonly handphone: string | null
  readonly email: string | null
  readonly periodeMasuk: number | null
  readonly tanggalMasuk: string | null
  readonly jenisDaftar: string | null
  readonly jalurDaftar: string | number | null
  readonly pembiayaan: string | number | null
  readonly biayaMasuk: number | null
  /** School of origin, or what stands for it. */
  readonly pendidikanAsal: string | null
  readonly idPtAsal: string | null
  readonly foto: string | null
  /** The prodi has its PDDikti id (DM-R29). */
  readonly prodiTerpetakan: boolean
}

/** Entry types that come from another college. */
const DARI_PT_LAIN = new Set(['pindahan', 'rpl_transfer_sks'])
/** 98 'Tidak diisi' is allowed on import only and is no answer. */
const AGAMA_TIDAK_DIISI = '98'

function identitasSah(d: DataKelengkapan): boolean {
  if (d.kewarganegaraan !== null && d.kewarganegaraan !== 'ID') return /^[A-Z0-9]{6,20}$/i.test(d.noPaspor ?? '')
  return galatNik(d.nik ?? '') === null
}

/** The 20 points, in the order in which the board lists them; each says whether it is filled and valid. */
const BUTIR: readonly (readonly [string, (d: DataKelengkapan) => boolean])[] = [
  ['nama', (d) => galatNama(d.nama ?? '') === null],
  ['jenisKelamin', (d) => d.jenisKelamin === 'L' || d.jenisKelamin === 'P'],
  ['tempatLahir', (d) => terisi(d.tempatLahir)],
  ['tanggalLahir', (d) => !tanpaTanggal(d.tanggalLahir)],
  ['agama', (d) => terisi(d.idAgama) && String(d.idAgama) !== AGAMA_TIDAK_DIISI],
  ['identitas', identitasSah],
  ['kewarganegaraan', (d) => /^[A-Z]{2}$/.test(d.kewarganegaraan ?? '')],
  ['namaIbuKandung', (d) => terisi(d.namaIbuKandung)],
  ['kelurahan', (d) => terisi(d.kelurahan)],
  ['wilayah', (d) => terisi(d.idWilayah)],
  ['handphone', (d) => handphoneSah(d.handphone ?? '')],
  ['email', (d) => surelSah(d.email ?? '')],
  ['periodeMasuk', (d) => terisi(d.periodeMasuk)],
  ['tanggalMasuk', (d) => !tanpaTanggal(d.tanggalMasuk)],
  ['jenisDaftar', (d) => terisi(d.jenisDaftar)],
  ['jalurDaftar', (d) => terisi(d.jalurDaftar)],
  ['pembiayaan', (d) => terisi(d.pembiayaan)],
  ['biayaMasuk', (d) => d.biayaMasuk !== null && Number.isInteger(d.biayaMasuk) && d.biayaMasuk >= 0],
  ['pendidikanAsal', (d) => terisi(DARI_PT_LAIN.has(d.jenisDaftar ?? '') ? d.idPtAsal : d.pendidikanAsal)],
  ['foto', (d) => terisi(d.foto)],
]

/** What keeps a whole record from being reported though no point of it is empty (DM-R3, DM-R29). */
const HALANGAN = ['nikTidakCocok', 'prodiBelumDipetakan'] as const

/** Names of the points and of what else is in the way; the place of a name is its bit in the stored mask. */
export const TITIK_KELENGKAPAN: readonly string[] = [...BUTIR.map(([nama]) => nama), ...HALANGAN]

/** Number of points that count towards completeness. */
export const BANYAK_BUTIR = BUTIR.length

/** Answers the stored mask of missing points: bit n for the n-th of TITIK_KELENGKAPAN. Unknown names are no bit. */
export function topengKurang(kurang: readonly string[]): number {
  return kurang.reduce((topeng, nama) => {
    const letak = TITIK_KELENGKAPAN.indexOf(nama)
    return letak < 0 ? topeng : topeng | (1 << letak)
  }, 0)
}

/** Answers the names behind a stored mask, in board order. */
export function kurangDari(topeng: number): string[] {
  return TITIK_KELENGKAPAN.filter((_, letak) => (topeng & (1 << letak)) !== 0)
}

export interface Kelengkapan {
  readonly terisi: number
  /** Whole percent of 20 points. */
  readonly persen: number
  /** Points that are empty or invalid, in board order. */
  readonly kurang: readonly string[]
  /** What else keeps it from PDDikti: a doubtful NIK, a prodi without its PDDikti id. */
  readonly halangan: readonly string[]
  readonly siapPddikti: boolean
}

/**
 * Answers how complete a student's record is (DM-R8): filled and valid points of 20, 17 = 85%.
 * 'Siap PDDikti' = all but foto and, for who does not come from another college, pendidikan asal;
 * no open NIK warning (DM-R3); the prodi mapped (DM-R29).
 */
export function kelengkapan(d: DataKelengkapan): Kelengkapan {
  const kurang = BUTIR.filter(([, sah]) => !sah(d)).map(([nama]) => nama)
  const bebas = new Set(DARI_PT_LAIN.has(d.jenisDaftar ?? '') ? ['foto'] : ['foto', 'pendidikanAsal'])
  const wni = d.kewarganegaraan === null || d.kewarganegaraan === 'ID'
  const nikCocok = !wni || peringatanNik(d.nik ?? '', { ...d, nikTerverifikasi: d.nikTerverifikasi ?? false }) === null
  const lengkap = BUTIR.length - kurang.length
  const halangan = [...(nikCocok ? [] : ['nikTidakCocok']), ...(d.prodiTerpetakan ? [] : ['prodiBelumDipetakan'])]
  return {
    terisi: lengkap,
    persen: (100 * lengkap) / BUTIR.length,
    kurang,
    halangan,
    siapPddikti: kurang.every((nama) => bebas.has(nama)) && halangan.length === 0,
  }
}
