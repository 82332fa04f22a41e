/** Any tree of areas, groups and links: a node with `anak` is a branch, without it a leaf. */
export interface SimpulMenu<N> {
  readonly anak?: readonly N[]
}

/**
 * Answers the tree without what `tampak` refuses, and without branches that lose their last leaf:
 * a group without visible items and an area without visible groups disappear (PL-R18, PL-R19).
 * A refused branch takes everything below along. The nodes given are not changed.
 */
export function saringMenu<N extends SimpulMenu<N>>(pohon: readonly N[], tampak: (simpul: N) => boolean): N[] {
  return pohon.flatMap((simpul) => {
    if (!tampak(simpul)) return []
    if (simpul.anak === undefined) return [simpul]
    const anak = saringMenu(simpul.anak, tampak)
    return anak.length === 0 ? [] : [{ ...simpul, anak }]
  })
}

/** Answers all leaves of a tree, in menu order: what search, home cards and pins choose from. */
export function daunMenu<N extends SimpulMenu<N>>(pohon: readonly N[]): N[] {
  return pohon.flatMap((simpul) => (simpul.anak === undefined ? [simpul] : daunMenu(simpul.anak)))
}

/** Answers a name as search sees it: lower case, no accents, single spaces. */
function lipat(teks: string): string {
  return teks.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/**
 * Answers the items whose name contains the typed text, whatever the case: 'kuLIah' finds 'Jadwal
 * Kuliah' (PL-R46). Give it only what the person may see. A blank text finds nothing.
 */
export function cariMenu<N extends { readonly label: string }>(daun: readonly N[], ketikan: string): N[] {
  const kata = lipat(ketikan)
  return kata === '' ? [] : daun.filter((simpul) => lipat(simpul.label).includes(kata))
}

/**
 * Answers the menu path to which a page belongs: the longest one that is the path itself or stands
 * before it, whole segments only ('Breadcrumbs'); null when there is none.
 */
export function pathMenuInduk(path: string, pathMenu: readonly string[]): string | null {
  const cocok = pathMenu.filter((menu) => path === menu || path.startsWith(`${menu}/`))
  return cocok.reduce<string | null>((panjang, menu) => (panjang === null || menu.length > panjang.length ? menu : panjang), null)
}
