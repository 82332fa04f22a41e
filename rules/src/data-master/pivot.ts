/** Sums of a cell, which add up over cells. IPK in hundredths, ages in whole years. */
export interface Jumlah {
  readonly jumlah: number
  readonly berIpk: number
  readonly jumlahIpk: number
  readonly jumlahUmur: number
  readonly jumlahBanding: number
}

export type Kunci = readonly (string | null)[]
type Sel = Jumlah & { readonly kunci: Kunci }
type Anggota = readonly { readonly kunci: string | null; readonly label: string }[]

/** What is put down and across: how many dimensions go down, the values of each dimension in their order, and the cells. */
export interface BahanPivot {
  readonly baris: number
  readonly anggota: readonly Anggota[]
  readonly sel: readonly Sel[]
}

export interface KepalaPivot {
  readonly kunci: Kunci
  readonly label: readonly string[]
}

export interface Pivot {
  readonly baris: readonly (KepalaPivot & { readonly jumlah: Jumlah })[]
  readonly kolom: readonly (KepalaPivot & { readonly jumlah: Jumlah })[]
  readonly total: Jumlah
  /** The cell of the row and column with these places; nothing where nobody is in it. */
  readonly sel: (baris: number, kolom: number) => Jumlah | undefined
}

const NOL: Jumlah = { jumlah: 0, berIpk: 0, jumlahIpk: 0, jumlahUmur: 0, jumlahBanding: 0 }

const tambah = (a: Jumlah, b: Jumlah): Jumlah => ({
  jumlah: a.jumlah + b.jumlah,
  berIpk: a.berIpk + b.berIpk,
  jumlahIpk: a.jumlahIpk + b.jumlahIpk,
  jumlahUmur: a.jumlahUmur + b.jumlahUmur,
  jumlahBanding: a.jumlahBanding + b.jumlahBanding,
})

const nama = (kunci: Kunci) => JSON.stringify(kunci)

type Tepi = Map<string, { kunci: Kunci; jumlah: Jumlah }>

function catat(tepi: Tepi, kunci: Kunci, sel: Jumlah): void {
  const key = nama(kunci)
  tepi.set(key, { kunci, jumlah: tambah(tepi.get(key)?.jumlah ?? NOL, sel) })
}

/** The heads that occur, in the order of their dimensions' values, the first dimension counting most. */
function urut(tepi: Tepi, anggota: readonly Anggota[]) {
  const places = anggota.map((values) => new Map(values.map(({ kunci, label }, at) => [kunci, { at, label }])))
  const heads = [...tepi.values()].map(({ kunci, jumlah }) => {
    const found = kunci.map((one, dimension) => places[dimension]?.get(one) ?? { at: Number.MAX_SAFE_INTEGER, label: one ?? '' })
    return { kunci, jumlah, label: found.map(({ label }) => label), at: found.map(({ at }) => at) }
  })
  return heads
    .toSorted((one, other) => {
      const dimension = one.at.findIndex((place, index) => place !== other.at[index])
      return dimension === -1 ? 0 : (one.at[dimension] ?? 0) - (other.at[dimension] ?? 0)
    })
    .map(({ at: _at, ...head }) => head)
}

/** Lays cells out as a table with totals of rows, columns and all; a table without dimensions across has one column. */
export function susunPivot({ baris, anggota, sel }: BahanPivot): Pivot {
  const rows: Tepi = new Map()
  const columns: Tepi = new Map()
  const cells = new Map<string, Jumlah>()
  let total = NOL
  for (const { kunci, ...jumlah } of sel) {
    const down = kunci.slice(0, baris)
    const across = kunci.slice(baris)
    catat(rows, down, jumlah)
    catat(columns, across, jumlah)
    cells.set(nama(kunci), jumlah)
    total = tambah(total, jumlah)
  }
  const barisPivot = urut(rows, anggota.slice(0, baris))
  const kolomPivot = urut(columns, anggota.slice(baris))
  return {
    baris: barisPivot,
    kolom: kolomPivot,
    total,
    sel: (row, column) => {
      const down = barisPivot[row]
      const across = kolomPivot[column]
      return down && across ? cells.get(nama([...down.kunci, ...across.kunci])) : undefined
    },
  }
}

/** Mean of the IPK that are known, two decimals, half up; null where nobody has one (DM-R26). */
export const rataIpk = ({ berIpk, jumlahIpk }: Pick<Jumlah, 'berIpk' | 'jumlahIpk'>): number | null =>
  berIpk === 0 ? null : Math.round(jumlahIpk / berIpk) / 100

/** Mean age in years, one decimal. */
export const rataUmur = ({ jumlah, jumlahUmur }: Pick<Jumlah, 'jumlah' | 'jumlahUmur'>): number | null =>
  jumlah === 0 ? null : Math.round((10 * jumlahUmur) / jumlah) / 10

/** Share of the whole in percent, one decimal. */
export const persen = (jumlah: number, seluruhnya: number): number | null =>
  seluruhnya === 0 ? null : Math.round((1000 * jumlah) / seluruhnya) / 10
