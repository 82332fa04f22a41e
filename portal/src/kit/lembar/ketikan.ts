/** Cells that were typed or pasted, by row; a cell that reads as it was stored is none. */
export type Ketikan = ReadonlyMap<string, Readonly<Record<string, string>>>

/** What is wrong with the cells of a row; under '' what is wrong with the row itself. */
export type GalatLembar = ReadonlyMap<string, Readonly<Record<string, string>>>

export type BarisLembar = {
  id: string
  /** What names the row, and a line beside it. */
  judul: string
  keterangan: string
  sel: Readonly<Record<string, string>>
}

export type KolomLembar = { id: string; title: string }

export type Suntingan = { id: string; sel: Readonly<Record<string, string>> }

/** Answers the cells after some edits: a cell that got its stored text again counts as untouched. */
export function tulisKetikan(ketikan: Ketikan, suntingan: readonly Suntingan[], asal: ReadonlyMap<string, BarisLembar>): Ketikan {
  const baru = new Map(ketikan)
  for (const { id, sel } of suntingan) {
    const tersimpan = asal.get(id)?.sel ?? {}
    const gabung = Object.entries({ ...baru.get(id), ...sel }).filter(([kolom, teks]) => teks !== (tersimpan[kolom] ?? ''))
    if (gabung.length === 0) baru.delete(id)
    else baru.set(id, Object.fromEntries(gabung))
  }
  return baru
}

/** Answers how many cells differ from what is stored. */
export const banyakSel = (ketikan: Ketikan): number => [...ketikan.values()].reduce((n, sel) => n + Object.keys(sel).length, 0)

/** Answers the cells without the rows that were saved. */
export const tanpaBaris = (ketikan: Ketikan, ids: ReadonlySet<string>): Ketikan => new Map([...ketikan].filter(([id]) => !ids.has(id)))
