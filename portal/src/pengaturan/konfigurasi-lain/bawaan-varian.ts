import { MENU } from '@sivitas/contract/platform/menu/menu'
import { RUTE_PORTAL_TERPISAH } from '@sivitas/rules/platform/rute-terlarang'
import { disembunyikan, type Unik } from '@sivitas/rules/platform/varian'
import type { BarisVersi } from '../../shared/versi/beda-versi'

const ROWS = Object.values(MENU).flat()

/** What an institution code hides, renames and hands off as delivered (platform.md, Institution codes). */
export function bawaanVarian(unik: Unik): { disembunyikan: string[]; label: Record<string, string>; handoff: string[] } {
  const hidden = ROWS.filter((row) => disembunyikan(row.hidden, unik)).flatMap(({ links }) => links.map(([, path]) => path as string))
  return {
    disembunyikan: [...new Set(hidden)],
    label: unik === 'PT10' ? { Jurusan: 'Tugas Akhir' } : {},
    handoff: unik === 'PT03' ? [...RUTE_PORTAL_TERPISAH] : [],
  }
}

/** A version of the hiding table as facts: each hidden menu and each other name. */
export function tampilVarian(isi: unknown): BarisVersi[] {
  if (isi === null) return []
  const { disembunyikan: hidden, label } = isi as { disembunyikan: string[]; label: Record<string, string> }
  return [
    ...hidden.map((path) => ({ label: `Menu ${path}`, nilai: 'disembunyikan' })),
    ...Object.entries(label).map(([kunci, nilai]) => ({ label: `Sebutan ${kunci}`, nilai })),
  ]
}
