import {
  definisiKonfigurasi,
  definisiLain,
  KELOMPOK_ADMIN,
  KELOMPOK_KONFIGURASI,
  KONFIGURASI,
  type DefinisiKonfigurasi,
} from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import type { Konfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import { nilaiBerlaku } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import { tidakDitemukan } from '../../kit/galat'
import type { Db } from '../../db/client'
import { listKonfigurasi, type KonfigurasiRow } from './queries'

/** Scopes that may set a keyword of a group. */
export const hakKelompok = ({ kelompok }: DefinisiKonfigurasi): readonly string[] => (KELOMPOK_ADMIN.includes(kelompok) ? ['A'] : ['MM'])

function show(keyword: string, definition: DefinisiKonfigurasi, row: KonfigurasiRow | undefined): Konfigurasi {
  const secret = definition.tipe === 'rahasia'
  return {
    keyword,
    value: secret ? '' : nilaiBerlaku(definition, row?.value),
    ...facts(definition),
    terisi: row !== undefined && (secret ? row.terisi : row.value !== '' && row.value !== definition.bawaan),
    ...(row ? { versi: row.versi, diubahPada: row.diubahPada, oleh: row.oleh } : NEVER),
  }
}

/** Of a keyword that the college never set. */
const NEVER = { versi: 0, diubahPada: null, oleh: null }

/** What the registry knows, with nothing left out. */
function facts({ tipe, kelompok, label, bawaan, pembaca, ...limits }: DefinisiKonfigurasi) {
  const { deskripsi = null, pilihan = null, min = null, max = null, publik = false } = limits
  return { tipe, kelompok, label, deskripsi, bawaan, pembaca, pilihan, min, max, publik }
}

const order = ({ kelompok }: Konfigurasi) => KELOMPOK_KONFIGURASI.indexOf(kelompok)

/** Every keyword of the registry and of the college's own, in the order of the groups. */
export async function allKonfigurasi(db: Db): Promise<Konfigurasi[]> {
  const rows = new Map((await listKonfigurasi(db)).map((row) => [row.keyword, row]))
  const known = Object.entries(KONFIGURASI).map(([keyword, definition]) => show(keyword, definition, rows.get(keyword)))
  const own = [...rows.values()].filter(({ keyword }) => !definisiKonfigurasi(keyword))
  return [...known, ...own.map((row) => show(row.keyword, definisiLain(row.keyword), row))].toSorted((a, b) => order(a) - order(b))
}

/**
 * One keyword with its definition.
 * @throws Galat 404 when neither the registry nor the college knows it
 */
export async function oneKonfigurasi(db: Db, keyword: string): Promise<{ definition: DefinisiKonfigurasi; shown: Konfigurasi }> {
  const [row] = await listKonfigurasi(db, keyword)
  const definition = definisiKonfigurasi(keyword) ?? (row ? definisiLain(keyword) : undefined)
  if (!definition) throw tidakDitemukan(`Kata kunci ${keyword}`)
  return { definition, shown: show(keyword, definition, row) }
}
