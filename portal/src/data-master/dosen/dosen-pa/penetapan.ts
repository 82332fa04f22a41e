import { optionalText } from '@sivitas/contract/kit/fields'
import { z } from 'zod'
import { useOperator } from '../../../auth/operator'

/** What every assignment names besides students and lecturers. */
export const penetapan = {
  mulaiPeriode: z.int().meta({ title: 'Mulai periode' }),
  nomorSk: optionalText(80).meta({ title: 'Nomor SK' }),
  alasan: optionalText(300).meta({ title: 'Alasan' }),
  melebihiKuota: z.boolean().meta({ title: 'Lampaui kuota bimbingan' }),
}

/** With which values such a form begins. */
export const penetapanAwal = (periode: number) => ({ mulaiPeriode: periode, nomorSk: '', alasan: '', melebihiKuota: false })

/** Whether the person may go over a lecturer's limit, giving a reason (DM-R12). */
export const useBolehLampaui = (): boolean => useOperator().jenisOperator === 'Supervisor'
