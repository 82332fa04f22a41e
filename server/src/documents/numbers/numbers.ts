import { kunciPenghitung, nomorDokumen, tolakTanggalMundur } from '@sivitas/rules/platform/penomoran'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Db } from '../../db/client'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { findScheme, lockCounter, writeNumber, type Scheme } from './queries'

/** Units that a document belongs to; a scheme counts by one of them. */
export type NumberUnits = { idFakultas?: string | null; idProdi?: string | null; idLokasi?: string | null; kodeProdi?: string | null }

/** A back-dated document needs a Supervisor who says why (PL-R55). */
export type BackDating = { supervisor: boolean; alasan: string }

export type NumberRequest = {
  idNomor: string
  idDokumen: string
  /** YYYY-MM-DD in the college's zone. */
  tanggal: string
  periode?: number | null
  unit: NumberUnits
  izin: BackDating
}

const UNIT_NAMES = { fakultas: 'fakultas', prodi: 'program studi', lokasi: 'lokasi' } as const

/** @throws Galat 409 when the document has no unit of the kind that the scheme counts by */
function unitOf({ cakupanHitung, nama }: Scheme, { idFakultas, idProdi, idLokasi }: NumberUnits): string | undefined {
  if (cakupanHitung === 'pt') return undefined
  const id = { fakultas: idFakultas, prodi: idProdi, lokasi: idLokasi }[cakupanHitung]
  if (id) return id
  throw new Galat(
    [409, 'tanpa_unit'],
    `Penomoran ${nama} dihitung per ${UNIT_NAMES[cakupanHitung]}, sedangkan dokumen ini tidak mempunyainya.`,
  )
}

/** The stretch that a scheme counts together, and the words of a number in it. */
export function stretchOf(scheme: Scheme, { tanggal, periode, unit }: Pick<NumberRequest, 'tanggal' | 'periode' | 'unit'>) {
  const stretch = { tanggal, ...(periode ? { periode } : {}) }
  const kunci = kunciPenghitung(scheme.ulang, stretch, unitOf(scheme, unit))
  const words = {
    ...stretch,
    ...(scheme.kodeUnit ? { kodeUnit: scheme.kodeUnit } : {}),
    ...(scheme.kodeJenis ? { kodeJenis: scheme.kodeJenis } : {}),
    ...(unit.kodeProdi ? { kodeProdi: unit.kodeProdi } : {}),
  }
  return { kunci, spell: (nomor: number) => nomorDokumen(scheme.pola, { ...words, nomor }) }
}

/**
 * Draws the next number of a scheme in the caller's transaction, which holds the counter until it ends: whoever
 * publishes in parallel waits, and a publishing that fails leaves no gap (PL-R54, PL-R55).
 * @throws Galat 403 or 422 for a date before the counter's newest without Supervisor or reason; 404 for an unknown scheme
 */
export async function nomorBerikut(db: Db, request: NumberRequest): Promise<{ nomor: string; nilai: number }> {
  const { idNomor, idDokumen, tanggal, izin } = request
  const scheme = await findScheme(db, idNomor)
  if (!scheme) throw tidakDitemukan('Penomoran')
  const { kunci, spell } = stretchOf(scheme, request)
  const counter = await lockCounter(db, { idNomor, kunci, mulai: scheme.mulai, tanggal })
  refuseBackDated(tanggal, counter.baru ? null : counter.tanggal, izin)
  const nilai = counter.terakhir + 1
  const nomor = spell(nilai)
  await writeNumber(db, { idNomor, kunci, nilai, nomor, tanggal, idDokumen })
  return { nomor, nilai }
}

function refuseBackDated(tanggal: string, newest: string | null, izin: BackDating): void {
  const galat = tolakTanggalMundur(tanggal, newest, izin)
  if (galat === null) return
  const said = newest === null ? galat : galat.replace(newest, formatTanggal(newest))
  throw izin.supervisor ? isianSalah('alasan', said, 'wajib') : tanpaHak(said)
}
