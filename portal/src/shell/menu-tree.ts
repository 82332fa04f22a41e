import { MENU, MENU_UMUM } from '@sivitas/contract/platform/menu/menu'
import { AREA, type Area, type BarisMenu } from '@sivitas/contract/platform/menu/menu-row'
import type { SyaratScope } from '@sivitas/rules/platform/scope'
import { unikBerlaku, type Penyembunyian } from '@sivitas/rules/platform/varian'

/** A link of the menu with everything that decides whether it shows. */
export type TautanMenu = {
  label: string
  path: `/${string}`
  /** Null for the links that belong to no area. */
  area: Area | null
  group: string
  scope: SyaratScope
  hidden: Penyembunyian | null
  handoff: boolean
  flag: 'enable_chat' | null
}

/** Area, group or link; a link has no `anak`. */
export type SimpulPohon = { label: string; area: Area | null; tautan?: TautanMenu; anak?: readonly SimpulPohon[] }

const tautanOf = (area: Area | null, baris: BarisMenu): TautanMenu[] =>
  baris.links.map(([label, path]) => ({
    label,
    path,
    area,
    group: baris.group,
    scope: baris.scope,
    hidden: baris.hidden ?? null,
    handoff: baris.handoff ?? false,
    flag: baris.flag ?? null,
  }))

const daunOf = (tautan: TautanMenu): SimpulPohon => ({ label: tautan.label, area: tautan.area, tautan })

/** Rows of one group stand together, whatever lies between them in the table. */
function grupOf(area: Area, rows: readonly BarisMenu[]): SimpulPohon[] {
  const labels = [...new Set(rows.map(({ group }) => group))]
  const links = rows.flatMap((baris) => tautanOf(area, baris))
  return labels.map((label) => ({ label, area, anak: links.filter(({ group }) => group === label).map(daunOf) }))
}

/** The college of PT10 calls Jurusan 'Tugas Akhir' and keeps graduation under Akademik. */
const PINDAH_PT10 = ['Wisuda', 'SKL', 'Kelulusan', 'KTM']

function pindahkanPt10(pohon: readonly SimpulPohon[]): SimpulPohon[] {
  const pindah = (pohon.find(({ area }) => area === 'jurusan')?.anak ?? []).filter(({ label }) => PINDAH_PT10.includes(label))
  return pohon.map((simpul) => {
    if (simpul.area === 'akademik') return { ...simpul, anak: [...(simpul.anak ?? []), ...pindah] }
    if (simpul.area !== 'jurusan') return simpul
    return { ...simpul, label: 'Tugas Akhir', anak: (simpul.anak ?? []).filter((grup) => !pindah.includes(grup)) }
  })
}

/** Answers the whole tree of an institution, areas first to last, nothing hidden yet (PL-R24: an unknown code is PT01). */
export function pohonMenu(unik: string | null | undefined): SimpulPohon[] {
  const pohon = (Object.keys(AREA) as Area[]).map((area) => ({ label: AREA[area], area, anak: grupOf(area, MENU[area]) }))
  return unikBerlaku(unik) === 'PT10' ? pindahkanPt10(pohon) : pohon
}

/** Answers the links that belong to no area, in menu order. */
export const tautanUmum = (): TautanMenu[] => MENU_UMUM.flatMap((baris) => tautanOf(null, baris))
