import type { Cetakan, pilihanCetak } from '@sivitas/contract/data-master/cetakan'
import type { PemilikDokumen } from '@sivitas/rules/platform/pejabat'
import { bacaPeriode, labelPeriode } from '@sivitas/rules/platform/periode'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { findLetterhead } from '../../documents/issue/queries'
import { pejabatBerlaku } from '../../documents/officials/officials'
import { nomorBerjenis } from '../../documents/render/page'
import { isianSalah } from '../../kit/galat'
import { todayOf } from '../../tenant/today'

type Diminta = z.infer<z.ZodObject<Pick<typeof pilihanCetak, 'tanggal' | 'periode' | 'jabatan' | 'kertas'>>>

/** The moment that a print is a picture of (DM-R10). */
export type Saat = { tanggal: string; periode: number }

/** The day and period that were asked for, today and the working period otherwise. @throws Galat 422 on `periode` */
export function saatOf(context: Context, { tanggal, periode }: Pick<Diminta, 'tanggal' | 'periode'>): Saat {
  const dipakai = periode ?? context.session.sesiSemester
  if (bacaPeriode(dipakai) === null) throw isianSalah('periode', 'Periode tidak dikenal')
  return { tanggal: tanggal ?? todayOf(context), periode: dipakai }
}

/** The line that every print carries. */
export const keteranganOf = ({ tanggal, periode }: Saat): string => `Data per ${formatTanggal(tanggal)}, periode ${labelPeriode(periode)}`

/**
 * Head and signature of a print, which its parts stand between. Without an office nobody signs.
 * @throws Galat 409 when nobody holds the office on the day (PL-R53)
 */
export async function kepalaCetakan(
  { db }: Context,
  { judul, saat, jabatan, kertas, unit = {} }: Pick<Diminta, 'jabatan' | 'kertas'> & { judul: string; saat: Saat; unit?: PemilikDokumen },
): Promise<Omit<Cetakan, 'bagian' | 'jumlah'>> {
  const { baris, kota } = await findLetterhead(db, null)
  const [pejabat] = jabatan ? await pejabatBerlaku(db, [{ jabatan }], { tanggal: saat.tanggal, pemilik: unit }) : []
  return {
    judul,
    keterangan: keteranganOf(saat),
    kop: [...baris],
    kertas,
    lanskap: false,
    terpotong: false,
    tanda: pejabat
      ? {
          tempatTanggal: [kota, formatTanggal(saat.tanggal)].filter(Boolean).join(', '),
          jabatan: pejabat.baris,
          nama: pejabat.nama,
          nomor: nomorBerjenis(pejabat),
        }
      : null,
  }
}
