import {
  KONFIGURASI,
  type KeywordRahasia,
  type KeywordTerbuka,
  type NilaiKonfigurasi,
} from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import { nilaiBerlaku, type BatasKonfigurasi } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import type { Db } from '../db/client'
import type { Sealer } from '../kit/sealed'

type Nilai<K extends KeywordTerbuka> = { readonly [Keyword in K]: NilaiKonfigurasi<Keyword> }

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
export async function konfigurasiBanyak<const K extends KeywordTerbuka>(db: Db, keywords: readonly K[]): Promise<Nilai<K>> {
  const rows = await db.selectFrom('konfigurasi').select(['keyword', 'value']).where('keyword', 'in', keywords).execute()
  const stored = new Map(rows.map(({ keyword, value }) => [keyword, value]))
  const entries = keywords.map((keyword) => {
    const definition: BatasKonfigurasi = KONFIGURASI[keyword]
    return [keyword, read(definition, nilaiBerlaku(definition, stored.get(keyword)))]
  })
  return Object.fromEntries(entries) as Nilai<K>
}

/** What the caller's college has set under one keyword, or its default. */
export async function konfigurasi<K extends KeywordTerbuka>(db: Db, keyword: K): Promise<NilaiKonfigurasi<K>> {
  const values: Readonly<Record<string, unknown>> = await konfigurasiBanyak(db, [keyword])
  return values[keyword] as NilaiKonfigurasi<K>
}

/**
 * The secret that the caller's college has set under a keyword, '' where it set none. It lies sealed in the database, so that
 * a copy of the database alone tells no password.
 * @throws Error when it was sealed with another SECRET_KEY; it has to be typed again then
 */
export async function konfigurasiRahasia(db: Db, sealer: Sealer, keyword: KeywordRahasia): Promise<string> {
  const row = await db.selectFrom('konfigurasi').select('rahasia').where('keyword', '=', keyword).executeTakeFirst()
  if (!row?.rahasia) return ''
  try {
    return sealer.open(row.rahasia)
  } catch (cause) {
    throw new Error(`${KONFIGURASI[keyword].label} tersimpan dengan kunci rahasia lain. Isi kembali di Konfigurasi Lain.`, { cause })
  }
}
