import type { Db } from '../../../db/client'

/** A change that has been written, as other areas hear of it. */
export type PerubahanStatus = { ids: readonly string[]; ke: string; periode: number; batal: boolean }

/** What an area answers before a status changes, and what it does in the same transaction afterwards. */
export type PihakStatus = {
  /** Open bills of students; who has none may be left out. */
  tagihanTerbuka?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Whether the grade of the final work is final; who has none is false. */
  skripsiFinal?: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, boolean>>
  setelah?: (db: Db, perubahan: PerubahanStatus) => Promise<void>
}

/**
 * Areas that take part in a change of status, each through its public.ts. Keuangan (bills, wallets) and Jurusan (final
 * work) join with a line of theirs; what nobody answers is 'belum diketahui' and never counts as fulfilled (decisions 4).
 */
export const PIHAK: readonly PihakStatus[] = []

export type FaktaLuar = (id: string) => { tagihanTerbuka: number | null; skripsiFinal: boolean | null }

/** What other areas know of students; null where no area answers yet. */
export async function faktaLuar(db: Db, ids: readonly string[]): Promise<FaktaLuar> {
  let tagihan: ReadonlyMap<string, number> | null = null
  let skripsi: ReadonlyMap<string, boolean> | null = null
  for (const { tagihanTerbuka, skripsiFinal } of PIHAK) {
    if (tagihanTerbuka) tagihan = await tagihanTerbuka(db, ids)
    if (skripsiFinal) skripsi = await skripsiFinal(db, ids)
  }
  return (id) => ({
    tagihanTerbuka: tagihan === null ? null : (tagihan.get(id) ?? 0),
    skripsiFinal: skripsi === null ? null : (skripsi.get(id) ?? false),
  })
}

/** Tells every area that takes part. */
export async function kabarkanPihak(db: Db, perubahan: PerubahanStatus): Promise<void> {
  for (const { setelah } of PIHAK) await setelah?.(db, perubahan)
}
