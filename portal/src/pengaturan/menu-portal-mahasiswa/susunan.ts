import type { AnakMenu, IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'

export type Pohon = readonly IndukMenu[]
/** An item of either level. */
export type Item = IndukMenu | AnakMenu

/** Keys by list, as dragging reads and answers them: the first level, and what stands below each of its items. */
export type Kelompok = Record<string, string[]>
export const AKAR = 'akar'
export const dibawah = (kunci: string): string => `anak:${kunci}`

const SYARAT_KOSONG = { statusMahasiswa: [], angkatan: [], prodi: [] }

const sebagaiAnak = ({ anak: _tanpa, ...item }: IndukMenu): AnakMenu => item
const sebagaiInduk = (item: AnakMenu): IndukMenu => ({ ...item, anak: [] })

/** Answers the lists of keys of a tree. */
export function kelompokDari(pohon: Pohon): Kelompok {
  const anak = pohon.map(({ kunci, anak: isi }) => [dibawah(kunci), isi.map((satu) => satu.kunci)] as const)
  return { [AKAR]: pohon.map(({ kunci }) => kunci), ...Object.fromEntries(anak) }
}

/** Answers the tree in the order of the lists; items that no list names stay where their parent is. */
export function menurutKelompok(pohon: Pohon, kelompok: Kelompok): Pohon {
  const induk = new Map(pohon.map((item) => [item.kunci, item]))
  const anak = new Map(pohon.flatMap((item) => item.anak.map((satu) => [satu.kunci, satu])))
  return (kelompok[AKAR] ?? []).flatMap((kunci) => {
    const item = induk.get(kunci)
    if (!item) return []
    return [{ ...item, anak: (kelompok[dibawah(kunci)] ?? []).flatMap((satu) => anak.get(satu) ?? []) }]
  })
}

/** Answers an item by its key. */
export function cariItem(pohon: Pohon, kunci: string | null): Item | undefined {
  return pohon.flatMap((item): Item[] => [item, ...item.anak]).find((item) => item.kunci === kunci)
}

const ganti = <I extends Item>(item: I, kunci: string, isi: Partial<Item>): I =>
  item.kunci === kunci ? ({ ...item, ...isi, kunci: item.kunci } as I) : item

/** Answers the tree with fields of one item in their place; its key and what stands below it stay. */
export const ubahItem = (pohon: Pohon, kunci: string, isi: Partial<Omit<Item, 'anak' | 'kunci'>>): Pohon =>
  pohon.map((item) => ({ ...ganti(item, kunci, isi), anak: item.anak.map((satu) => ganti(satu, kunci, isi)) }))

/** Answers the tree without an item and all below it. */
export const buangItem = (pohon: Pohon, kunci: string): Pohon =>
  pohon.filter((item) => item.kunci !== kunci).map((item) => ({ ...item, anak: item.anak.filter((satu) => satu.kunci !== kunci) }))

/** Answers the tree with a new item at the end of the first level, and its key. */
export function tambahItem(pohon: Pohon, jenis: Item['jenis']): { pohon: Pohon; kunci: string } {
  const dipakai = new Set(pohon.flatMap((item) => [item.kunci, ...item.anak.map((satu) => satu.kunci)]))
  let nomor = 1
  while (dipakai.has(`${jenis}-${nomor}`)) nomor += 1
  const kunci = `${jenis}-${nomor}`
  const label = { halaman: 'Halaman baru', tautan: 'Tautan baru', pemisah: 'Pemisah' }[jenis]
  const tujuan = { halaman: '/', tautan: 'https://', pemisah: null }[jenis]
  const item: IndukMenu = { kunci, label, jenis, tujuan, ikon: null, tampil: true, syarat: SYARAT_KOSONG, lencana: null, anak: [] }
  return { pohon: [...pohon, item], kunci }
}

function tukar<I>(daftar: readonly I[], dari: number, langkah: -1 | 1): I[] {
  const hasil = [...daftar]
  const [satu] = hasil.splice(dari, 1)
  if (satu !== undefined) hasil.splice(dari + langkah, 0, satu)
  return hasil
}

/** Answers the tree with an item one place up or down among its siblings; at an end it stays. */
export function geser(pohon: Pohon, kunci: string, langkah: -1 | 1): Pohon {
  const pada = pohon.findIndex((item) => item.kunci === kunci)
  if (pada >= 0) return pohon[pada + langkah] === undefined ? pohon : tukar(pohon, pada, langkah)
  return pohon.map((item) => {
    const diAnak = item.anak.findIndex((satu) => satu.kunci === kunci)
    return diAnak < 0 || item.anak[diAnak + langkah] === undefined ? item : { ...item, anak: tukar(item.anak, diAnak, langkah) }
  })
}

/** Answers the tree with an item below the one before it; one that has items below itself stays, for two levels are the most. */
export function masukkan(pohon: Pohon, kunci: string): Pohon {
  const pada = pohon.findIndex((item) => item.kunci === kunci)
  const item = pohon[pada]
  const induk = pohon[pada - 1]
  if (!item || !induk || item.anak.length > 0 || induk.jenis === 'pemisah') return pohon
  return pohon.flatMap((satu) => {
    if (satu === item) return []
    return satu === induk ? [{ ...satu, anak: [...satu.anak, sebagaiAnak(item)] }] : [satu]
  })
}

/** Answers the tree with an item of the second level behind its parent. */
export function keluarkan(pohon: Pohon, kunci: string): Pohon {
  return pohon.flatMap((item) => {
    const anak = item.anak.find((satu) => satu.kunci === kunci)
    return anak ? [{ ...item, anak: item.anak.filter((satu) => satu !== anak) }, sebagaiInduk(anak)] : [item]
  })
}
