import type { ScopeCode } from '../../kit/scope'

type Jenis = {
  readonly nama: string
  /** Who writes the template; any of them is enough. */
  readonly scope: readonly ScopeCode[]
  /** Who handles the documents that come of it. */
  readonly scopeDokumen: ScopeCode
  /** A card is drawn in layers on millimetres, all others flow over pages. */
  readonly kartu: boolean
}

/** Kinds of print template. An area adds its own line with its first document. */
export const JENIS_TEMPLATE = {
  krs: { nama: 'KRS', scope: ['MM'], scopeDokumen: 'A1', kartu: false },
  krss: { nama: 'KRSS (Semester Pendek)', scope: ['MM'], scopeDokumen: 'A1', kartu: false },
  pkrs: { nama: 'PKRS', scope: ['MM'], scopeDokumen: 'A1', kartu: false },
  khs: { nama: 'KHS', scope: ['MM'], scopeDokumen: 'A4', kartu: false },
  transkrip: { nama: 'Transkrip', scope: ['MM'], scopeDokumen: 'A4', kartu: false },
  'kartu-ujian': { nama: 'Kartu Ujian', scope: ['MM'], scopeDokumen: 'A3', kartu: false },
  ktm: { nama: 'KTM', scope: ['MM', 'F3'], scopeDokumen: 'F3', kartu: true },
  'kartu-dosen': { nama: 'Kartu Dosen', scope: ['MM', 'F3'], scopeDokumen: 'F3', kartu: true },
  'kartu-pegawai': { nama: 'Kartu Pegawai', scope: ['MM', 'F3'], scopeDokumen: 'F3', kartu: true },
  'kartu-asisten': { nama: 'Kartu Asisten', scope: ['MM', 'F3'], scopeDokumen: 'F3', kartu: true },
  'kartu-perpustakaan': { nama: 'Kartu Perpustakaan', scope: ['MM', 'F3'], scopeDokumen: 'F3', kartu: true },
  rps: { nama: 'RPS', scope: ['MM', 'A2'], scopeDokumen: 'A2', kartu: false },
  'konversi-nilai': { nama: 'Lembar Konversi', scope: ['MM'], scopeDokumen: 'F4', kartu: false },
  'sk-dosen-pa': { nama: 'SK Dosen PA', scope: ['MM'], scopeDokumen: 'F2', kartu: false },
  'sk-asisten': { nama: 'SK Asisten', scope: ['MM'], scopeDokumen: 'F2', kartu: false },
} as const satisfies Readonly<Record<string, Jenis>>

export type JenisTemplate = keyof typeof JENIS_TEMPLATE
export const KODE_JENIS_TEMPLATE = Object.keys(JENIS_TEMPLATE) as [JenisTemplate, ...JenisTemplate[]]
