import { KONFIGURASI, type KeywordKonfigurasi, type NilaiKonfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import { nilaiBerlaku, type BatasKonfigurasi } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import type { Db } from '../db/client'

type Nilai<K extends KeywordKonfigurasi> = { readonly [Keyword in K]: NilaiKonfigurasi<Keyword> }

/** From the stored text to what the code reads. */
function read({ tipe }: BatasKonfigurasi, value: string): boolean | number | string | null {
  if (tipe === 'bool01') return value === '1'
  if (tipe === 'angka') return value === '' ? null : Number(value)
  return value
}

/**
 * What the caller's college has set under several keywords, in one question; a keyword without a value, or with one that
 * no longer fits, answers its default. A switch is a boolean, a number a number, everything else text ('' = none).
 */
export async function konfigurasiBanyak<const K extends KeywordKonfigurasi>(db: Db, keywords: readonly K[]): Promise<Nilai<K>> {
  const rows = await db.selectFrom('konfigurasi').select(['keyword', 'value', 'rahasia']).where('keyword', 'in', keywords).execute()
  const stored = new Map(rows.map(({ keyword, value, rahasia }) => [keyword, rahasia ?? value]))
  const entries = keywords.map((keyword) => {
    const definition: BatasKonfigurasi = KONFIGURASI[keyword]
    return [keyword, read(definition, nilaiBerlaku(definition, stored.get(keyword)))]
  })
  return Object.fromEntries(entries) as Nilai<K>
}

/** What the caller's college has set under one keyword, or its default. */
export async function konfigurasi<K extends KeywordKonfigurasi>(db: Db, keyword: K): Promise<NilaiKonfigurasi<K>> {
  const values: Readonly<Record<string, unknown>> = await konfigurasiBanyak(db, [keyword])
  return values[keyword] as NilaiKonfigurasi<K>
}
