import type { CheckedRow } from '../../kit/import/import-kind'

type Kode = { daftar: string; kode: string; nama: string }

/** Codes that cells may name, by code or by exact name (Imports). */
export class KodeImpor {
  readonly #byWord: ReadonlyMap<string, string>

  constructor(rows: readonly Kode[]) {
    this.#byWord = new Map(
      rows.flatMap(({ daftar, kode, nama }) => [
        [`${daftar}:${nama.toLowerCase()}`, kode] as const,
        [`${daftar}:${kode.toLowerCase()}`, kode] as const,
      ]),
    )
  }

  /** The code that a cell means; undefined where the column is not mapped, null for an empty cell. What nobody knows is said on the cell. */
  of<Values, Plan>(row: CheckedRow<Values, Plan>, kolom: keyof Values & string, daftar: string): string | null | undefined {
    const sel = row.nilai[kolom] as string | undefined
    if (sel === undefined) return undefined
    if (sel.trim() === '') return null
    const kode = this.#byWord.get(`${daftar}:${sel.trim().toLowerCase()}`)
    if (kode === undefined) row.salah(kolom, `'${sel}' tidak dikenal; pakai kode atau nama dari lembar ${daftar}`)
    return kode
  }
}

/** The fields that were really named. */
export const named = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Refuses a new row that lacks what every row must have; a wrong cell is refused already. */
export function assertWajib<Values, Plan>(
  row: CheckedRow<Values, Plan>,
  after: Readonly<Record<string, unknown>>,
  { wajib, apa }: { wajib: Readonly<Partial<Record<keyof Values & string, string>>>; apa: string },
): void {
  for (const [field, nama] of Object.entries(wajib) as [keyof Values & string, string][])
    if ((after[field] ?? null) === null && row.nilai[field] === undefined) row.salah(field, `${nama} wajib diisi untuk ${apa} baru`)
}
