import { z } from 'zod'

const BENTUK = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A moment: with its zone, or as the college's clock shows it, or a bare day, which as a beginning means 00:00:00 and as
 * an end 23:59:59 (akademik, jadwalSistem).
 */
export const waktu = () =>
  z
    .string()
    .trim()
    .regex(BENTUK, 'Waktu tidak dikenal')
    .refine((teks) => !Number.isNaN(Date.parse(teks.replace(' ', 'T'))), 'Waktu tidak dikenal')

/** An academic period's id in a body or a query. */
export const idPeriode = () => z.coerce.number<number>({ error: 'Periode tidak dikenal' }).int('Periode tidak dikenal')

/** End year of an academic year, 2026 for 2025/2026. */
export const tahunAkhir = () => z.coerce.number<number>({ error: 'Tahun tidak dikenal' }).int().min(1980).max(2100)
