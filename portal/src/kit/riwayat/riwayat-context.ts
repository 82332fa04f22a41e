import { createContext, useContext } from 'react'
import type { ReadCall } from '../table/calls'

/** One act on a row as the audit log tells it (C19). Only changed fields are in `sebelum` and `sesudah`. */
export type BarisRiwayat = {
  id: string | number
  /** ISO time of the act. */
  waktu: string
  namaAkun: string | null
  /** On whose behalf the account acted, or null. */
  atasNama: string | null
  aksi: string
  sebelum: Record<string, unknown> | null
  sesudah: Record<string, unknown> | null
  alasan: string | null
}

export type RiwayatCall = ReadCall<
  { entitas: string; idBaris: string; page: number; itemsPerPage: number },
  { data: readonly BarisRiwayat[]; meta: { totalItems: number } }
>

/** The audit call of the shell; without it no 'Riwayat' is offered. */
export const RiwayatContext = createContext<RiwayatCall | null>(null)

/** Answers the audit call of the shell. */
export const useRiwayatCall = () => useContext(RiwayatContext)
