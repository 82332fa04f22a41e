/** Codes of the source, students who study first. The letters are not PDDikti's (DM-R29). */
export const STATUS_STUDI = ['A', 'C', 'N', 'S', 'U', 'O'] as const
export const STATUS_KELUAR = ['L', 'M', 'D', 'E', 'P', 'W', '0'] as const
export type StatusStudi = (typeof STATUS_STUDI)[number]
export type StatusKeluar = (typeof STATUS_KELUAR)[number]
export type KodeStatus = StatusStudi | StatusKeluar

/** Answers whether somebody of this status still studies. */
export const masihStudi = (status: string): status is StatusStudi => (STATUS_STUDI as readonly string[]).includes(status)

/** What has to be true before a transition; `periksaTransisi` says how each is judged. */
export type KodeSyarat =
  | 'nomor_sk'
  | 'sk_lengkap'
  | 'dokumen'
  | 'tanggal_lewat'
  | 'tanpa_krs'
  | 'krs_selesai'
  | 'cuti_semester'
  | 'cuti_berturut'
  | 'cuti_total'
  | 'jendela_cuti'
  | 'batas_studi'
  | 'jenjang_uji'
  | 'jenis_course'
  | 'sks_lulus'
  | 'ipk_lulus'
  | 'siap_pddikti'
  | 'tagihan'
  | 'skripsi'

/** What happens to the akun of the student: nothing, reading alone for 90 days and then closed, closed at once. */
export type AkibatAkun = 'tetap' | 'hanya_baca' | 'tutup'

export interface Transisi {
  readonly dari: readonly KodeStatus[]
  readonly ke: KodeStatus
  /** By hand (F4:T), or only by 'Tutup status periode'. */
  readonly oleh: 'operator' | 'tutup_periode'
  /** The operator has to be a Supervisor. */
  readonly supervisor: boolean
  readonly syarat: readonly KodeSyarat[]
  readonly akun: AkibatAkun
  /** The adviser's row ends and the card is revoked. */
  readonly lepas: boolean
}

const biasa = { oleh: 'operator', supervisor: false, akun: 'tetap', lepas: false } as const
const pergi = { ...biasa, dari: STATUS_STUDI, akun: 'hanya_baca', lepas: true } as const

/** Data Master, States, 'Status of a student', row by row; what is not here is refused. */
export const TRANSISI: readonly Transisi[] = [
  {
    ...biasa,
    dari: ['A'],
    ke: 'C',
    syarat: ['nomor_sk', 'cuti_semester', 'cuti_berturut', 'cuti_total', 'jendela_cuti', 'tanpa_krs'],
  },
  { ...biasa, dari: ['A'], ke: 'N', oleh: 'tutup_periode', supervisor: true, syarat: ['tanpa_krs'] },
  { ...biasa, dari: ['C', 'N'], ke: 'A', syarat: ['batas_studi'] },
  { ...biasa, dari: ['A'], ke: 'S', syarat: [] },
  { ...biasa, dari: ['A'], ke: 'O', syarat: [] },
  { ...biasa, dari: ['S', 'O', 'U'], ke: 'A', syarat: [] },
  { ...biasa, dari: ['A'], ke: 'U', syarat: ['jenjang_uji'] },
  {
    ...biasa,
    dari: ['A', 'S', 'U', 'O'],
    ke: 'L',
    supervisor: true,
    syarat: ['sks_lulus', 'ipk_lulus', 'tagihan', 'skripsi', 'siap_pddikti'],
    lepas: true,
  },
  { ...pergi, ke: 'M', syarat: ['nomor_sk', 'krs_selesai'] },
  { ...pergi, ke: 'E', syarat: ['nomor_sk', 'krs_selesai'] },
  { ...pergi, ke: 'D', supervisor: true, syarat: ['sk_lengkap'] },
  { ...pergi, ke: 'P', supervisor: true, syarat: ['sk_lengkap'] },
  { ...pergi, ke: 'W', akun: 'tutup', syarat: ['tanggal_lewat', 'dokumen'] },
  { ...pergi, ke: '0', syarat: ['jenis_course'] },
]

/** Answers the transition between two statuses, or null where States names none. */
export function transisiDari(dari: KodeStatus, ke: KodeStatus): Transisi | null {
  return TRANSISI.find((transisi) => transisi.ke === ke && transisi.dari.includes(dari)) ?? null
}

/** Answers where a status may lead by an operator's hand, in the order of the table. */
export const tujuanDari = (dari: KodeStatus): KodeStatus[] =>
  TRANSISI.filter((transisi) => transisi.oleh === 'operator' && transisi.dari.includes(dari)).map(({ ke }) => ke)

export interface FaktaKeluar {
  readonly status: KodeStatus
  readonly nomorIjazah: string | null
}

export interface PelakuBatal {
  readonly supervisor: boolean
  /** A:T */
  readonly administrator: boolean
}

export type TolakanBatal = 'bukan_keluar' | 'ijazah' | 'administrator' | 'supervisor'

/**
 * Answers why an exit can't be taken back, or null (States, 'Batalkan keluar'): a death only by A:T, every other by a
 * Supervisor, a graduation not after its diploma number was issued.
 */
export function tolakBatal({ status, nomorIjazah }: FaktaKeluar, { supervisor, administrator }: PelakuBatal): TolakanBatal | null {
  if (masihStudi(status)) return 'bukan_keluar'
  if (status === 'W') return administrator ? null : 'administrator'
  if (!supervisor) return 'supervisor'
  return status === 'L' && nomorIjazah !== null ? 'ijazah' : null
}

/** Days for which an akun may still be looked at after leaving. */
const HARI_BACA = 90

/** Answers the last day on which the akun of somebody who left may be read: 2026-11-21 -> 2027-02-19. */
export function hanyaBacaSampai(hari: string): string {
  const akhir = new Date(`${hari}T00:00:00Z`)
  akhir.setUTCDate(akhir.getUTCDate() + HARI_BACA)
  return akhir.toISOString().slice(0, 10)
}
