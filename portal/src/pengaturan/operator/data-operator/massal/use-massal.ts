import { useMemo, useState } from 'react'
import { api } from '../../../../api'
import type { BulkAction } from '../../../../kit/page/bulk'
import type { Target } from '../../../../kit/table/selection'
import type { OperatorRow } from '../columns'

/** The acts that can be done to many operators, by what they ask for. */
export const TINDAKAN = {
  tambahRole: 'Tambah hak akses',
  lepasRole: 'Lepas hak akses',
  lokasi: 'Ubah lokasi',
  prodi: 'Ubah program studi',
  aktifkan: 'Aktifkan',
  nonaktifkan: 'Nonaktifkan',
} as const
export type Tindakan = keyof typeof TINDAKAN

/** An act that waits for its particulars: for ticked operators, or from one operator to some who are still to be chosen. */
export type Massal = { jenis: Tindakan; target: Target<OperatorRow> } | { jenis: 'salin'; dari: OperatorRow }

/** Which act's dialog is open, and the acts of the bulk bar that open one. */
export function useMassal() {
  const [massal, setMassal] = useState<Massal | null>(null)
  const bulk = useMemo(
    () =>
      (Object.keys(TINDAKAN) as Tindakan[]).map((jenis): BulkAction<OperatorRow> => ({
        label: TINDAKAN[jenis],
        call: api.pengaturan.operatorMassal.ubah,
        open: (target) => setMassal({ jenis, target }),
        ...(jenis === 'nonaktifkan' && { tone: 'bahaya' as const }),
      })),
    [],
  )
  return { massal, bulk, salin: (dari: OperatorRow) => setMassal({ jenis: 'salin', dari }), tutup: () => setMassal(null) }
}
