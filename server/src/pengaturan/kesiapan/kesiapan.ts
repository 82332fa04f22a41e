import { Kesiapan } from '@sivitas/contract/pengaturan/kesiapan'
import { labelPeriode, uraiPeriode } from '@sivitas/rules/platform/periode'
import { boleh } from '@sivitas/rules/platform/scope'
import { listUmumJendela } from '../../akademik/public'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { exportRows } from '../../kit/export-list'
import { tanpaHak } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { PEMERIKSAAN } from './checks'
import { countKesiapan, listTemplateTerbit } from './queries'

const calls = api.pengaturan.kesiapan
const PERLU = ['A5', 'MM'] as const

/** A contract names scopes of which any is enough; this screen asks for both (platform, menu tree: all). */
function assertKeduanya({ session }: Context): void {
  const kurang = PERLU.filter((scope) => !boleh(session.scopes, { scope, access: 'B' }))
  if (kurang.length > 0) throw tanpaHak(`Perlu hak akses ${kurang.map((kode) => `${kode}:B`).join(' dan ')}.`, { scope: kurang })
}

async function periksa(context: Context, periode: number): Promise<Kesiapan[]> {
  const { db } = context
  const bahan = {
    periode,
    hitungan: await countKesiapan(db, { periode, angkatan: uraiPeriode(periode).tahun - 1, hariIni: todayOf(context) }),
    jendela: await listUmumJendela(db, periode),
    templateTerbit: await listTemplateTerbit(db),
  }
  return PEMERIKSAAN.map(({ kode, judul, periksa: satu }) => ({ kode, judul, ...satu(bahan) }))
}

async function* sekali<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows
}

export const kesiapan = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    assertKeduanya(context)
    const periode = input.periode ?? context.session.sesiSemester
    const rows = await periksa(context, periode)
    if (input.format) {
      const lembar = { page: 1, itemsPerPage: 1000, format: input.format, kolom: ['judul', 'status', 'jumlah', 'penjelasan'] }
      await exportRows(context, lembar, {
        rows: sekali(rows),
        show: (row) => row,
        schema: Kesiapan,
        title: `Kesiapan semester ${labelPeriode(periode)}`,
      })
    }
    return { data: rows }
  }),
})
