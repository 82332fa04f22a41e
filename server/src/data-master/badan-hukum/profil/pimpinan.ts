import { api } from '../../../auth/guard'
import { pejabatPada } from '../../../pengaturan/public'
import { todayOf } from '../../../tenant/today'

/** Who leads the college and its units on a day; they are kept in Pengaturan, where they are changed. */
export const pimpinan = api.dataMaster.pimpinan.handler(async ({ input, context }) => ({
  data: await pejabatPada(context.db, input.tanggal ?? todayOf(context)),
}))
