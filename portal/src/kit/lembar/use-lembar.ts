import { useCallback, useMemo, useState } from 'react'
import { banyakSel, tanpaBaris, tulisKetikan, type BarisLembar, type GalatLembar, type Ketikan, type Suntingan } from './ketikan'

type Keadaan = { ketikan: Ketikan; lampau: readonly Ketikan[]; galat: GalatLembar; tersimpan: ReadonlySet<string> }

const AWAL: Keadaan = { ketikan: new Map(), lampau: [], galat: new Map(), tersimpan: new Set() }
/** Steps that can be taken back. */
const LANGKAH = 100

/** A sheet while it is being filled: typed cells, steps to take back, and what the last save said. */
export function useLembar(baris: readonly BarisLembar[]) {
  const asal = useMemo(() => new Map(baris.map((satu) => [satu.id, satu])), [baris])
  const [{ ketikan, lampau, galat, tersimpan }, setKeadaan] = useState<Keadaan>(AWAL)
  const tulis = useCallback(
    (suntingan: readonly Suntingan[]) =>
      setKeadaan((lama) => ({
        ...lama,
        ketikan: tulisKetikan(lama.ketikan, suntingan, asal),
        lampau: [...lama.lampau, lama.ketikan].slice(-LANGKAH),
        galat: tanpaSel(lama.galat, suntingan),
      })),
    [asal],
  )
  const urungkan = useCallback(
    () =>
      setKeadaan((lama) => ({ ...lama, ketikan: lama.lampau.at(-1) ?? lama.ketikan, lampau: lama.lampau.slice(0, -1), galat: new Map() })),
    [],
  )
  /** Takes over the answer of a save: saved rows are no longer typed, the others say why. */
  const terima = useCallback(
    (ids: readonly string[], salah: GalatLembar) =>
      setKeadaan((lama) => ({
        ketikan: tanpaBaris(lama.ketikan, new Set(ids)),
        lampau: [],
        galat: salah,
        tersimpan: new Set([...lama.tersimpan, ...ids]),
      })),
    [],
  )
  return { baris, ketikan, galat, tersimpan, tulis, urungkan, terima, jumlah: banyakSel(ketikan), bisaUrung: lampau.length > 0 }
}

export type Lembar = ReturnType<typeof useLembar>

/** A cell that is typed anew is no longer known to be wrong. */
function tanpaSel(galat: GalatLembar, suntingan: readonly Suntingan[]): GalatLembar {
  const baru = new Map(galat)
  for (const { id, sel } of suntingan) {
    const sisa = Object.entries(baru.get(id) ?? {}).filter(([kolom]) => kolom !== '' && !(kolom in sel))
    if (sisa.length === 0) baru.delete(id)
    else baru.set(id, Object.fromEntries(sisa))
  }
  return baru
}
