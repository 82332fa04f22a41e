import { kodeJendela, labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { keadaanJendela } from '@sivitas/rules/platform/jendela'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { listTerbuka } from '../akademik/public'
import { api } from '../auth/guard'

const calls = api.platform.jendela

/** How far the home page looks ahead (platform, /dashboard, Strip). */
const HARI_KE_DEPAN = 14

export const jendela = calls.router({
  /** Windows open now and within 14 days, with the open exceptions that the operator may see. */
  list: calls.list.handler(async ({ input, context }) => {
    const zona = context.tenant.college.zonaWaktu as ZonaWaktu
    const kini = new Date()
    const rows = await listTerbuka(context.db, { kini, hari: HARI_KE_DEPAN, periode: input.periode })
    return {
      data: rows.map((row) => {
        const baris = { mulai: row.mulai.getTime(), selesai: row.selesai.getTime() }
        const umum = keadaanJendela(baris, kini.getTime())
        const keadaan = umum === 'tanpa' ? ('tutup' as const) : umum
        const acuan = keadaan === 'belum' ? baris.mulai : baris.selesai
        return {
          ...row,
          nama: kodeJendela(row.kode) ? labelJendela(row.kode) : row.kode,
          keadaan,
          sisaHari: Math.max(0, selisihHari(hariIni(kini.getTime(), zona), hariIni(acuan, zona))),
        }
      }),
    }
  }),
})
