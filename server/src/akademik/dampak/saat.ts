import { Galat } from '../../kit/galat'

/** When a preview stands, how many it names, and until when it may reckon. */
export type Saat = {
  readonly periode: number
  /** Calendar day of the college. */
  readonly hariIni: string
  /** Examples at most. */
  readonly contoh: number
  /** Milliseconds of the clock; a call gives up then and offers a job, which has no such limit. */
  readonly tenggat: number
}

/** 504: more than a call may take. The same proposal can run as a job (POST /v2/pengaturan/dampak/pekerjaan). */
export const terlaluLama = (cause?: unknown): Galat =>
  new Galat([504, 'terlalu_lama'], 'Uji dampak memerlukan lebih dari 10 detik. Jalankan sebagai pekerjaan; hasilnya disimpan di Unduhan.', {
    cause,
  })

/** @throws Galat 504 once the time of a preview is over */
export function assertSempat({ tenggat }: Saat): void {
  if (Date.now() > tenggat) throw terlaluLama()
}
