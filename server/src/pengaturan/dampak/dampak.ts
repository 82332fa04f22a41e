import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { bandingPeriode } from '@sivitas/rules/platform/periode'
import { boleh } from '@sivitas/rules/platform/scope'
import { dampakHakSks, dampakJadwal, dampakKelulusan, dampakSkala } from '../../akademik/public'
import { api } from '../../auth/guard'
import type { Context } from '../../auth/context'
import { Galat, tanpaHak } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { dampakAturan } from './aturan'
import { batasiWaktu } from './queries'

const calls = api.pengaturan.dampak

/** The scope of the screen that saves each kind. */
const SCOPE: Readonly<Record<DampakInput['jenis'], ScopeCode>> = {
  'hak-sks': 'A1',
  'sks-kelulusan': 'A4',
  'skala-nilai': 'A4',
  'jadwal-sistem': 'A5',
  aturan: 'MM',
}

const BATAS_MILIDETIK = 10_000
/** PostgreSQL's code for a statement that was cut off. */
const DIPUTUS = '57014'

/** The period to look at: the one asked for, else the running one or the first in which the proposal counts. */
function periodeDampak(diminta: number | undefined, mulai: number | undefined, aktif: number): number {
  if (diminta !== undefined) return diminta
  return mulai !== undefined && bandingPeriode(mulai, aktif) > 0 ? mulai : aktif
}

async function hitung(input: DampakInput, { db, tenant }: Context): Promise<Dampak> {
  const aktif = tenant.college.periodeAktif
  switch (input.jenis) {
    case 'hak-sks':
      return await dampakHakSks(db, input, periodeDampak(input.periode, input.usulan.berlakuMulai, aktif))
    case 'sks-kelulusan':
      return await dampakKelulusan(db, input, {
        periode: periodeDampak(input.periode, input.usulan.berlakuMulai, aktif),
        hariIni: todayOf({ tenant }),
      })
    case 'skala-nilai':
      return await dampakSkala(db, input, input.periode ?? aktif)
    case 'jadwal-sistem':
      return await dampakJadwal(db, input)
    case 'aturan':
      return await dampakAturan(db, input, periodeDampak(input.periode, input.usulan.berlakuMulai, aktif))
  }
}

export const dampak = calls.router({
  uji: calls.uji.handler(async ({ input, context }) => {
    const kode = SCOPE[input.jenis]
    if (!boleh(context.session.scopes, { scope: kode, access: 'B' })) throw tanpaHak(`Perlu hak akses ${kode}:B.`)
    await batasiWaktu(context.db, BATAS_MILIDETIK)
    try {
      return { data: await hitung(input, context) }
    } catch (error) {
      if ((error as { code?: unknown }).code !== DIPUTUS) throw error
      throw new Galat([504, 'terlalu_lama'], 'Uji dampak memerlukan lebih dari 10 detik. Persempit cakupan usulan, lalu coba lagi.', {
        cause: error,
      })
    }
  }),
})
