import type { Dampak, DampakInput } from '@sivitas/contract/pengaturan/dampak'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { bandingPeriode } from '@sivitas/rules/platform/periode'
import { boleh } from '@sivitas/rules/platform/scope'
import { dampakHakSks, dampakJadwal, dampakKelulusan, dampakSkala, type Saat } from '../../akademik/public'
import type { Session } from '../../auth/session'
import type { Db } from '../../db/client'
import { tanpaHak } from '../../kit/galat'
import { dampakAturan } from './aturan'

/** The scope of the screen that saves each kind. */
const SCOPE: Readonly<Record<DampakInput['jenis'], ScopeCode>> = {
  'hak-sks': 'A1',
  'sks-kelulusan': 'A4',
  'skala-nilai': 'A4',
  'jadwal-sistem': 'A5',
  aturan: 'MM',
}

/** @throws Galat 403 for who may not open the screen of this kind */
export function assertBolehUji({ scopes }: Session, { jenis }: DampakInput): void {
  if (!boleh(scopes, { scope: SCOPE[jenis], access: 'B' })) throw tanpaHak(`Perlu hak akses ${SCOPE[jenis]}:B.`)
}

/** The period to look at: the one asked for, else the running one or the first in which the proposal counts. */
function periodeDampak(input: DampakInput, aktif: number): number {
  if (input.jenis === 'jadwal-sistem') return input.usulan.idPeriode
  if (input.periode !== undefined) return input.periode
  if (input.jenis === 'skala-nilai') return aktif
  const { berlakuMulai } = input.usulan
  return bandingPeriode(berlakuMulai, aktif) > 0 ? berlakuMulai : aktif
}

/** Whom a proposal would touch. `saat.periode` is the college's active one. */
export async function hitungDampak(db: Db, input: DampakInput, kini: Saat): Promise<Dampak> {
  const saat = { ...kini, periode: periodeDampak(input, kini.periode) }
  switch (input.jenis) {
    case 'hak-sks':
      return await dampakHakSks(db, input, saat)
    case 'sks-kelulusan':
      return await dampakKelulusan(db, input, saat)
    case 'skala-nilai':
      return await dampakSkala(db, input, saat)
    case 'jadwal-sistem':
      return await dampakJadwal(db, input, saat)
    case 'aturan':
      return await dampakAturan(db, input, saat)
  }
}
