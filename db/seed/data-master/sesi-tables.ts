import type { CollegeSeed } from '../college-seed'
import { rowsOf, type TableRows } from '../kit/copy-text'

/** Begin and end of a session on these days. */
export interface SesiDemo {
  /** Index into the groups: morning, evening, weekend. */
  readonly kelompok: number
  readonly nomor: number
  readonly hari: readonly number[]
  readonly mulai: string
  readonly selesai: string
}

const jam = (menit: number): string => `${String(Math.floor(menit / 60)).padStart(2, '0')}:${String(menit % 60).padStart(2, '0')}`

/** Sessions of 100 minutes from a time on; those that would cross the midday break begin behind it. */
function deret(dari: number, banyak: number, sela: readonly number[] = []): readonly (readonly [string, string])[] {
  let mulai = dari
  return Array.from({ length: banyak }, (_, i) => {
    mulai += sela[i] ?? 0
    const sesi = [jam(mulai), jam(mulai + 100)] as const
    mulai += 100
    return sesi
  })
}

const sesi = (kelompok: number, hari: readonly number[], waktu: readonly (readonly [string, string])[]): SesiDemo[] =>
  waktu.map(([mulai, selesai], i) => ({ kelompok, hari, nomor: i + 1, mulai, selesai }))

/** Ten sessions a group; Friday has a longer break, and weekends have five a day. */
export const SESI: readonly SesiDemo[] = [
  ...sesi(0, [1, 2, 3, 4], deret(7 * 60, 5, [0, 0, 0, 40])),
  ...sesi(0, [5], deret(7 * 60, 5, [0, 0, 0, 80])),
  ...[1, 2, 3, 4, 5].flatMap((hari) => sesi(1, [hari], deret(18 * 60, 2))),
  ...[6, 7].flatMap((hari) => sesi(2, [hari], deret(8 * 60, 5, [0, 0, 0, 40]))),
]

/** Every slot as the grid of a lecturer names it, with the group of its session. */
export function slotSesi(c: CollegeSeed): readonly { readonly slot: string; readonly kelompok: number; readonly hari: number }[] {
  return SESI.flatMap(({ kelompok, hari }, i) => hari.map((h) => ({ slot: `${h}:${c.ids('sesi_kuliah')(i)}`, kelompok, hari: h })))
}

/** Answers the sessions of teaching of a college. */
export function* sesiTables(c: CollegeSeed): Generator<TableRows> {
  yield rowsOf(
    'sesi_kuliah',
    SESI.map((s, i) => ({
      college_id: c.id,
      id: c.ids('sesi_kuliah')(i),
      id_kelompok_sesi: c.ids('kelompok_sesi')(s.kelompok),
      nomor: s.nomor,
      hari: s.hari,
      jam_mulai: s.mulai,
      jam_selesai: s.selesai,
      sks: 2,
    })),
  )
}
