import { daunMenu, pathMenuInduk, saringMenu } from '@sivitas/rules/platform/menu'
import { tampakMenu, type Scopes } from '@sivitas/rules/platform/scope'
import { disembunyikan, unikBerlaku } from '@sivitas/rules/platform/varian'
import { pohonMenu, tautanUmum, type SimpulPohon, type TautanMenu } from './menu-tree'

/** Everything that decides what a person sees of the menu. */
export type PandanganMenu = {
  scopes: Scopes
  unik: string
  jenisSitus: 'utama' | 'terpisah'
  enableChat: boolean
  /** Whether the master data are kept in another system, so that the area's pages are shut here, and nobody knows where. */
  dataMasterTertutup?: boolean
  /** Paths that have a built screen. */
  screens: ReadonlySet<string>
  /** The college's own hiding table; while it is unknown or was never set, the delivered one counts (PL-R24). */
  varian: { diatur: boolean; disembunyikan: readonly string[]; label: Readonly<Record<string, string>> } | null
}

/** Whether the college hides a link. The page behind it opens all the same (PL-R18). */
export function tersembunyi(
  tautan: Pick<TautanMenu, 'path' | 'hidden'>,
  { varian, unik }: Pick<PandanganMenu, 'varian' | 'unik'>,
): boolean {
  return varian?.diatur ? varian.disembunyikan.includes(tautan.path) : disembunyikan(tautan.hidden, unik)
}

function tampak(tautan: TautanMenu, pandangan: PandanganMenu, jugaTersembunyi: boolean): boolean {
  if (!pandangan.screens.has(tautan.path) || !tampakMenu(pandangan.scopes, tautan.scope)) return false
  if (pandangan.dataMasterTertutup && tautan.path.startsWith('/data-master/')) return false
  if (tautan.flag === 'enable_chat' && !pandangan.enableChat) return false
  // The separate portal serves its two groups only; on the main one their links stay and hand over (PL-R22, PL-R23).
  if (pandangan.jenisSitus === 'terpisah' && !tautan.handoff) return false
  return jugaTersembunyi || !tersembunyi(tautan, pandangan)
}

const berlabel = (simpul: SimpulPohon, label: Readonly<Record<string, string>>): SimpulPohon => ({
  ...simpul,
  label: label[simpul.tautan?.path ?? simpul.label] ?? simpul.label,
  ...(simpul.anak && { anak: simpul.anak.map((anak) => berlabel(anak, label)) }),
})

/** Whether a link leads to the separate portal of PT03 and must be handed over (PL-R23). */
export const perluSerah = ({ handoff }: Pick<TautanMenu, 'handoff'>, { unik, jenisSitus }: Pick<PandanganMenu, 'unik' | 'jenisSitus'>) =>
  handoff && jenisSitus === 'utama' && unikBerlaku(unik) === 'PT03'

/** What of the menu one person sees: areas with their groups, and the links of no area. */
export type Menu = { area: readonly SimpulPohon[]; umum: readonly TautanMenu[]; daun: readonly TautanMenu[] }

/**
 * Answers the menu of a person; areas and groups that lost their last link are gone (PL-R19). With
 * `jugaTersembunyi` what the college hides is in it too, since its pages still open (PL-R18).
 */
export function menuTampak(pandangan: PandanganMenu, { jugaTersembunyi = false } = {}): Menu {
  const pohon = pohonMenu(pandangan.unik).map((simpul) => berlabel(simpul, pandangan.varian?.label ?? {}))
  const area = saringMenu<SimpulPohon>(pohon, ({ tautan }) => tautan === undefined || tampak(tautan, pandangan, jugaTersembunyi))
  const umum = tautanUmum().filter((tautan) => tampak(tautan, pandangan, jugaTersembunyi))
  const links = daunMenu<SimpulPohon>(area).flatMap(({ tautan, label }) => (tautan ? [{ ...tautan, label }] : []))
  return { area, umum, daun: [...umum, ...links] }
}

/** Pages that stand beside the page whose menu item they belong to ('Breadcrumbs', exceptions). */
function pathInduk(path: string): string {
  return path.replace(
    /^\/event\/(seminar|sertifikasi)\/(data-\w+\/[^/]+\/)?(pertemuan|peserta)(?!\/rekap-kehadiran)(\/.*)?$/,
    '/event/$1/data-$1',
  )
}

/** Answers the menu link that a page belongs to: the longest path before it, its own area first. */
export function tautanHalaman(path: string, links: readonly TautanMenu[]): TautanMenu | null {
  const induk = pathMenuInduk(
    pathInduk(path),
    links.map((tautan) => tautan.path),
  )
  const sama = links.filter((tautan) => tautan.path === induk)
  // A screen that stands in two menus belongs to the one that its address names.
  return sama.find((tautan) => tautan.area === path.split('/')[1]) ?? sama[0] ?? null
}
