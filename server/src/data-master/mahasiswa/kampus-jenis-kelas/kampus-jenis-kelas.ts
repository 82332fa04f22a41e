import type { PenempatanInput } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kampus-jenis-kelas'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { enqueue } from '../../../jobs/enqueue'
import { aturPenempatan } from './atur'
import { aturPenempatanJob } from './atur-job'

const calls = api.dataMaster.kampusJenisKelas

const mulai =
  (context: Context, { pilihan: _pilihan, pratinjau: _pratinjau, ...isi }: PenempatanInput) =>
  async (ids: string[]) =>
    (await enqueue(context.db, aturPenempatanJob, { parameter: { ids, isi } })).id

/** 'Kampus & Jenis Kelas': where students sit, set for many at once. */
export const kampusJenisKelas = calls.router({
  atur: calls.atur.handler(async ({ input, context }) => {
    const data = await aturPenempatan(context, input, mulai(context, input))
    if (input.pratinjau) return { data }
    return { status: { message: data.idPekerjaan === null ? 'Data berhasil diubah' : 'Pengaturan berjalan sebagai pekerjaan.' }, data }
  }),
})
