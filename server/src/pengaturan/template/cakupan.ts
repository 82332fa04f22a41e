import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { BAWAAN_JENJANG, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'

type Cakupan = NonNullable<TemplateInput['cakupan']>

/** One way of writing each cakupan, so that the database can tell two that are the same: no empty parts, keys and lists sorted. */
export function canonical(cakupan: Cakupan): Cakupan {
  const parts = Object.entries(cakupan)
    .filter(([, value]) => value !== null && value !== undefined && (!Array.isArray(value) || value.length > 0))
    .map(([key, value]) => [key, Array.isArray(value) ? [...new Set(value)].toSorted() : value] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))
  return Object.fromEntries(parts)
}

/** 'S1, Kampus Utama, UTS', or 'Semua'. */
export function cakupanWords(cakupan: Cakupan, names: ReadonlyMap<string, string>): string {
  const { jenjang, idProdi, idKampus, jenisKelas, jenisUjian } = cakupan
  const named = (id: string | null | undefined) => (id ? (names.get(id) ?? 'tidak dikenal') : null)
  const prodi = (idProdi ?? []).map((id) => named(id))
  const words = [
    jenjang ? (BAWAAN_JENJANG[jenjang as JenjangProdi]?.nama ?? jenjang) : null,
    prodi.length > 3 ? `${prodi.length} program studi` : prodi.join(', '),
    named(idKampus),
    named(jenisKelas),
    jenisUjian,
  ]
  return words.filter(Boolean).join(', ') || 'Semua'
}

/** Whether two cakupan of the same rank could both be meant for somebody: then a document would have two templates. */
export function overlap(a: Cakupan, b: Cakupan): boolean {
  const shape = (cakupan: Cakupan) => Object.keys(canonical(cakupan)).join()
  if (shape(a) !== shape(b)) return false
  const prodi = a.idProdi ?? []
  if (prodi.length > 0 && !prodi.some((id) => (b.idProdi ?? []).includes(id))) return false
  return (['jenjang', 'idKampus', 'jenisKelas', 'jenisUjian'] as const).every((field) => (a[field] ?? null) === (b[field] ?? null))
}
