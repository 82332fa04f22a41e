import { api } from '../../../auth/guard'
import { aturPenempatan } from './atur'

const calls = api.dataMaster.kampusJenisKelas

/** 'Kampus & Jenis Kelas': where students sit, set for many at once. */
export const kampusJenisKelas = calls.router({
  atur: calls.atur.handler(async ({ input, context }) => ({
    ...(input.pratinjau ? {} : { status: { message: 'Data berhasil diubah' } }),
    data: await aturPenempatan(context, input),
  })),
})
