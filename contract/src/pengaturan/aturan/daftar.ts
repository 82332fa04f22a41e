import type { DefinisiAturan } from './definisi'
import { KUNCI_AKADEMIK, KUNCI_MASTER } from './kunci-akademik'
import { KUNCI_EVENT, KUNCI_KEMAHASISWAAN } from './kunci-kegiatan'
import { KUNCI_KELULUSAN } from './kunci-kelulusan'
import { KUNCI_HAK_KEUANGAN, KUNCI_KAS, KUNCI_TAGIHAN } from './kunci-keuangan'
import { KUNCI_KOMUNIKASI, KUNCI_PMB, KUNCI_SURAT } from './kunci-layanan'

/** Every threshold that an area calls a config and that has no entity of its own (platform.md, aturan; decisions, section 2). */
export const ATURAN = {
  ...KUNCI_AKADEMIK,
  ...KUNCI_MASTER,
  ...KUNCI_SURAT,
  ...KUNCI_KELULUSAN,
  ...KUNCI_EVENT,
  ...KUNCI_KEMAHASISWAAN,
  ...KUNCI_HAK_KEUANGAN,
  ...KUNCI_TAGIHAN,
  ...KUNCI_KAS,
  ...KUNCI_PMB,
  ...KUNCI_KOMUNIKASI,
} as const

export type KunciAturan = keyof typeof ATURAN

type Lebar<T> = T extends number ? number : T extends string ? string : T
type Nilai<D> = D extends { tipe: 'bool' }
  ? boolean
  : D extends { tipe: 'pilihan'; bawaan: infer B; pilihan: infer P }
    ? (keyof P & string) | Extract<B, null>
    : D extends { tipe: 'angka' | 'teks'; bawaan: infer B }
      ? Lebar<B>
      : D extends { tipe: 'tanggal' }
        ? string | null
        : D extends { tipe: 'daftar-angka' }
          ? readonly number[]
          : D extends { tipe: 'daftar-pilihan'; pilihan: infer P }
            ? readonly (keyof P & string)[]
            : D extends { tipe: 'objek'; bawaan: infer B }
              ? { readonly [Field in keyof B]: Lebar<B[Field]> }
              : readonly Readonly<Record<string, string | number | null>>[]

/** What the code reads under a key: a 0/1 as boolean, choices as their words, composed values as they are. */
export type NilaiAturan<K extends KunciAturan> = Nilai<(typeof ATURAN)[K]>

/** The definition under a name; none where no area has such a key. */
export const definisiAturan = (kunci: string): DefinisiAturan | undefined =>
  Object.hasOwn(ATURAN, kunci) ? ATURAN[kunci as KunciAturan] : undefined

export const DAFTAR_ATURAN = Object.entries(ATURAN) as [KunciAturan, DefinisiAturan][]
