import { titleOf } from '@sivitas/contract/kit/schema-words'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { z } from 'zod'
import type { BarisRiwayat } from './riwayat-context'

/** Acts of the audit log in words. */
const AKSI: Record<string, string> = {
  tambah: 'Menambah',
  ubah: 'Mengubah',
  hapus: 'Menghapus',
  impor: 'Mengimpor',
  cetak: 'Mencetak',
  unduh: 'Mengunduh',
  masuk: 'Masuk',
  gagal_masuk: 'Gagal masuk',
  keluar: 'Keluar',
  login_sebagai: 'Login sebagai',
  setujui: 'Menyetujui',
  tolak: 'Menolak',
  buka_kunci: 'Membuka kunci',
  ekspor: 'Mengekspor',
}

/** Answers an act in a person's words; one that is not in the list reads as it is written. */
export const namaAksiRiwayat = (aksi: string): string => AKSI[aksi] ?? aksi.replaceAll('_', ' ')

/** Written by the database on every row; they tell nobody anything. */
const SILENT = new Set(['id', 'versi', 'collegeId', 'dibuatPada', 'dibuatOleh', 'diubahPada', 'diubahOleh'])

const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** Answers a stored value as a person reads it. */
function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (Array.isArray(value)) return value.map(valueText).join(', ') || '-'
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatTanggal(value)
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export type FieldChange = { name: string; title: string; before: string; after: string }

/** Answers what an act changed, field by field, under the schema's titles; the log spells columns as the database does. */
export function changesOf({ sebelum, sesudah }: Pick<BarisRiwayat, 'sebelum' | 'sesudah'>, schema: z.ZodObject): FieldChange[] {
  const names = [...new Set([...Object.keys(sebelum ?? {}), ...Object.keys(sesudah ?? {})])]
  return names
    .filter((name) => !SILENT.has(camel(name)))
    .map((name) => ({ name, title: titleOf(schema, camel(name)), before: valueText(sebelum?.[name]), after: valueText(sesudah?.[name]) }))
    .filter(({ before, after }) => before !== after)
}
