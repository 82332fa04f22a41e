import { ATURAN, definisiAturan, type KunciAturan } from '@sivitas/contract/pengaturan/aturan/daftar'
import { galatAturan } from '@sivitas/rules/pengaturan/aturan/nilai-aturan'
import type { Context } from '../../auth/context'
import { inSavepoint } from '../../db/savepoint'
import { withWords } from '../../kit/constraint'
import { duplikat, Galat, isianSalah } from '../../kit/galat'
import { assertMayWrite } from '../hak-tulis'
import { catatVersi } from '../versi/queries'
import { findSameCakupan, insertAturan, removeAturan, updateAturan, type CakupanAturan, type IsiAturan } from './queries'

export const ENTITAS_ATURAN = 'aturan'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keys whose value differs between two states of a set. */
const changedKeys = (before: IsiAturan | null, after: IsiAturan | null): string[] =>
  [...new Set([...Object.keys(before?.nilai ?? {}), ...Object.keys(after?.nilai ?? {})])].filter(
    (kunci) => !same(before?.nilai[kunci], after?.nilai[kunci]),
  )

/** Values of the stored set with the named ones in their place; null makes the set silent about a key. */
export function mergeNilai(stored: Record<string, unknown>, named: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...named }).filter(([, nilai]) => nilai !== null && nilai !== undefined))
}

/** @throws Galat 422 that names the key and its range */
export function assertNilai(nilai: Record<string, unknown>): void {
  for (const [kunci, isi] of Object.entries(nilai)) {
    const definition = definisiAturan(kunci)
    if (!definition) throw isianSalah(`nilai.${kunci}`, `Kunci aturan ${kunci} tidak dikenal.`, 'tidak_dikenal')
    const complaint = galatAturan(definition, isi)
    if (complaint) throw isianSalah(`nilai.${kunci}`, `${definition.label} (${kunci}): ${complaint}`)
  }
}

/** Each changed key asks for its own right; whom a set is for touches all of its keys. */
function assertRights({ session }: Context, before: IsiAturan | null, after: IsiAturan | null): void {
  const frame = (isi: IsiAturan | null) => isi && [isi.nama, isi.cakupan, isi.berlakuMulai]
  const keys = same(frame(before), frame(after)) ? changedKeys(before, after) : Object.keys({ ...before?.nilai, ...after?.nilai })
  for (const kunci of keys) {
    const definition = definisiAturan(kunci)
    assertMayWrite(session, ['MM', definition?.hak ?? 'MM'], definition?.label ?? kunci)
  }
}

/** Who has a list of prodi writes sets of these prodi only. */
function assertProdi({ session }: Context, isi: IsiAturan): void {
  const { idProdi } = isi.cakupan
  if (session.idProdi === null || (idProdi !== null && session.idProdi.includes(idProdi))) return
  throw new Galat([403, 'prodi'], 'Set aturan ini berlaku di luar program studi Anda. Hubungi administrator.')
}

function assertCakupan(id: number, { jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai }: CakupanAturan): void {
  const empty = [jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai].every((part) => part === null)
  if (id !== 0 && empty) throw isianSalah('cakupan', 'Pilih minimal satu batas cakupan. Untuk seluruh perguruan tinggi, ubah set umum.')
  if (jenjang !== null && idProdi !== null) throw isianSalah('cakupan.jenjang', 'Pilih jenjang atau program studi, tidak keduanya.')
  if (angkatanMulai !== null && angkatanSampai !== null && angkatanMulai > angkatanSampai)
    throw isianSalah('cakupan.angkatanSampai', 'Angkatan sampai harus sama atau setelah angkatan mulai.')
}

type Change = { id: number; before: IsiAturan | null; after: IsiAturan | null; dariNomor?: number | undefined }

/**
 * Writes, makes or removes a set after all checks, and keeps the version. `before` null makes it, `after` null removes it.
 * @throws Galat 403 by key or prodi, 409 when the scope is taken, 422 by key
 */
export async function simpanAturan(context: Context, { id, before, after, dariNomor }: Change): Promise<void> {
  const { db } = context
  for (const isi of [before, after]) if (isi) assertProdi(context, isi)
  if (after) {
    assertCakupan(id, after.cakupan)
    assertNilai(Object.fromEntries(changedKeys(before, after).map((kunci) => [kunci, after.nilai[kunci] ?? null])))
  }
  assertRights(context, before, after)
  await withWords({ aturan_cakupan: () => cakupanDipakai(context, after) }, () =>
    inSavepoint(db, async () => {
      if (!after) await removeAturan(db, id)
      else if (before) await updateAturan(db, id, after)
      else await insertAturan(db, id, after)
    }),
  )
  await catatVersi(db, { entitas: ENTITAS_ATURAN, kunci: String(id), sebelum: before, sesudah: after, dariNomor })
}

async function cakupanDipakai({ db }: Context, after: IsiAturan | null): Promise<Galat> {
  const nama = after ? await findSameCakupan(db, after.cakupan) : undefined
  return duplikat('cakupan', nama ? `Sudah ada set dengan cakupan yang sama: ${nama}.` : 'Sudah ada set dengan cakupan yang sama.')
}

/** Keys in the order of the registry, so that two answers of one set look alike. */
export const sortedNilai = (nilai: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries((Object.keys(ATURAN) as KunciAturan[]).flatMap((kunci) => (kunci in nilai ? [[kunci, nilai[kunci]]] : [])))
