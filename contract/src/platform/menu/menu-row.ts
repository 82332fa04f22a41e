import type { SyaratScope } from '@sivitas/rules/platform/scope'
import type { Penyembunyian } from '@sivitas/rules/platform/varian'

/** The eleven menus of the top bar, by the first segment of their paths. */
export const AREA = {
  'data-master': 'Data Master',
  akademik: 'Akademik',
  kemahasiswaan: 'Kemahasiswaan',
  event: 'Event',
  jurusan: 'Jurusan',
  kuesioner: 'Kuesioner',
  pmb: 'PMB',
  keuangan: 'Keuangan',
  komunikasi: 'Komunikasi',
  laporan: 'Laporan',
  pengaturan: 'Pengaturan',
} as const
export type Area = keyof typeof AREA

/** A link: its label and where it leads. */
export type Tautan = readonly [label: string, path: `/${string}`]

/** Links that share group, scope and hiding, as one row of the menu table. */
export type BarisMenu = {
  group: string
  scope: SyaratScope
  links: readonly Tautan[]
  /** Institutions that don't see the row; the college's own hiding table comes on top (PL-R18). */
  hidden?: Penyembunyian
  /** In PT03 the row stays and leads to the separate portal (PL-R23). */
  handoff?: true
  /** The row is only there while this switch of the institution is on. */
  flag?: 'enable_chat'
}

export const any = (...scopes: string[]): SyaratScope => ({ type: 'or', scopes })
export const all = (...scopes: string[]): SyaratScope => scopes
export const hiddenFor = (...untuk: string[]): Penyembunyian => ({ untuk })
