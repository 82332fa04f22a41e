import { KONFIGURASI, type DefinisiKonfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/daftar'

export type KonfigurasiDemo = { readonly keyword: string; readonly value: string } & Pick<DefinisiKonfigurasi, 'tipe' | 'kelompok'>

/** Answers the configuration of a new college: every known keyword with its default, empty where it has none. */
export const konfigurasiBawaan = (): readonly KonfigurasiDemo[] =>
  Object.entries(KONFIGURASI).map(([keyword, { bawaan, tipe, kelompok }]) => ({ keyword, value: bawaan, tipe, kelompok }))
