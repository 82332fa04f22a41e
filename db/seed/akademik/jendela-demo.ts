import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'

/**
 * A general window: period, code, first and last day counted from the demo's day H. Open on H are KULIAH, INPUT_NILAI and
 * CUTI of 20251 and the early KRS of 20252, four in all (platform, Demo data).
 */
export type JendelaDemo = readonly [periode: number, kode: KodeJendela, mulai: number, selesai: number]

export const JENDELA_DEMO: readonly JendelaDemo[] = [
  [20251, 'DAFTAR_ULANG', -100, -88],
  [20251, 'KRS', -93, -82],
  [20251, 'PERSETUJUAN_KRS', -86, -77],
  [20251, 'PKRS', -65, -60],
  [20251, 'KULIAH', -72, 38],
  [20251, 'UTS', -23, -11],
  [20251, 'INPUT_NILAI_UTS', -16, -2],
  [20251, 'CUTI', -30, 24],
  [20251, 'INPUT_NILAI', -2, 58],
  [20251, 'UAS', 33, 45],
  [20251, 'UMUM_NILAI', 60, 66],
  [20252, 'KRS', -2, 12],
  [20252, 'PKRS', 103, 108],
  [20242, 'KRS', -289, -278],
  [20242, 'PKRS', -261, -256],
  [20242, 'KULIAH', -268, -158],
  [20242, 'INPUT_NILAI', -149, -131],
  [20241, 'KRS', -457, -446],
  [20241, 'PKRS', -429, -424],
  [20241, 'KULIAH', -436, -326],
  [20241, 'INPUT_NILAI', -324, -306],
]

/** The one that opens five days after the day on which the demo is made, whatever weekday that is. */
export const JENDELA_SEGERA = { periode: 20251, kode: 'KARTU_UAS', dalamHari: 5, lama: 21 } as const

/** Exceptions: whom they reach and until which day after H; they begin with the general window that they lengthen. */
export const PENGECUALIAN_JENDELA = [
  {
    periode: 20251,
    kode: 'INPUT_NILAI_UTS',
    mulai: -16,
    selesai: 9,
    prodi: '57201',
    angkatan: null,
    nim: null,
    alasan: 'Ujian di laboratorium mundur satu minggu',
  },
  { periode: 20251, kode: 'PKRS', mulai: -65, selesai: 8, prodi: null, angkatan: null, nim: '2301010005', alasan: 'Menunggu surat dokter' },
  { periode: 20252, kode: 'KRS', mulai: -2, selesai: 19, prodi: '61201', angkatan: 2025, nim: null, alasan: 'Penawaran kelas ditambah' },
] as const
