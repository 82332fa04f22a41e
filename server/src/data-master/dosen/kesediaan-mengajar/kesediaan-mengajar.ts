import { KesediaanRow } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { api } from '../../../auth/guard'
import { answerRows } from '../../../kit/list-rows'
import { daftarKesediaan, petaKesediaan, ringkasanKesediaan } from './daftar'
import { bacaKesediaan, tulisKesediaan } from './isi'
import { aturPengisian, ingatkan, kunci, salin } from './tindakan'

const calls = api.dataMaster.kesediaanMengajar

export const kesediaanMengajar = calls.router({
  list: calls.list.handler(async ({ input, context }) =>
    answerRows(context, input, {
      rows: await daftarKesediaan(context.db, input.periode ?? context.session.sesiSemester, input),
      sort: {
        nama: ({ nama }) => nama,
        homebase: ({ homebase }) => homebase,
        bersedia: ({ slotBersedia }) => slotBersedia,
        dikirimPada: ({ dikirimPada }) => dikirimPada,
      },
      key: ({ id }) => id,
      schema: KesediaanRow,
      title: 'Kesediaan mengajar',
    }),
  ),
  ringkasan: calls.ringkasan.handler(async ({ input, context }) => ({
    data: await ringkasanKesediaan(context, input.periode ?? context.session.sesiSemester, input.prodi),
  })),
  peta: calls.peta.handler(async ({ input, context }) => ({
    data: await petaKesediaan(context.db, input.periode ?? context.session.sesiSemester, input.prodi),
  })),
  get: calls.get.handler(async ({ input, context }) => ({
    data: await bacaKesediaan(context, input.idDosen, input.periode ?? context.session.sesiSemester),
  })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await tulisKesediaan(context, input) })),
  pengisian: calls.pengisian.handler(async ({ input, context }) => {
    await aturPengisian(context, input)
    return { data: await ringkasanKesediaan(context, input.periode, undefined) }
  }),
  salin: calls.salin.handler(async ({ input, context }) => ({ data: await salin(context, input) })),
  ingatkan: calls.ingatkan.handler(async ({ input, context }) => ({ data: await ingatkan(context, input) })),
  kunci: calls.kunci.handler(async ({ input, context }) => ({ data: await kunci(context, input) })),
})
