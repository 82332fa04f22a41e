import { DosenRow } from '@sivitas/contract/data-master/dosen/dosen'
import { namaAkunDosen } from '@sivitas/rules/data-master/dosen'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { api } from '../../../auth/guard'
import { tidakDitemukan } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { findAkun } from './akun-queries'
import { bandingkan } from './banding'
import { bukaDosen, calonSama } from './checks'
import { selectDosen } from './list-queries'
import { buatAkunMassal, ubahHomebaseMassal, ubahStatusMassal } from './massal'
import { countBimbingan, findDosen, listKelas } from './queries'
import { askerOf, dosenLengkap, melihatPribadi, showRow } from './show'
import { hapusDosen, tambahDosen, ubahDosen } from './write'

const calls = api.dataMaster.dosen

export const dosen = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectDosen(context.db, input, askerOf(context)),
      sort: { nama: 'd.nama', nidn: 'd.nidn', homebase: 'p.nama', kelengkapan: 'd.kelengkapan', pensiun: 'd.tanggalPensiun' },
      tie: 'd.id',
      show: showRow(melihatPribadi(context)),
      schema: DosenRow,
      title: 'Data Dosen',
    }),
  ),
  get: calls.get.handler(async ({ input: { id, rahasia }, context }) => {
    await bukaDosen(context.db, context.session, id)
    return { data: await dosenLengkap(context, id, { rahasia }) }
  }),
  create: calls.create.handler(async ({ input, context }) => ({ data: await tambahDosen(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await ubahDosen(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await hapusDosen(context, input.id)
    return { data: null }
  }),
  cekOrang: calls.cekOrang.handler(async ({ input, context }) => ({
    data: await calonSama(context.db, { ...input, nik: input.nik || null, namaIbuKandung: input.namaIbuKandung || null }),
  })),
  mengajar: calls.mengajar.handler(async ({ input, context }) => {
    await bukaDosen(context.db, context.session, input.id)
    const rows = await listKelas(context.db, input.id)
    return { data: rows.map(({ jenjangProdi, namaProdi, ...row }) => ({ ...row, labelProdi: labelProdi(jenjangProdi, namaProdi) })) }
  }),
  bimbingan: calls.bimbingan.handler(async ({ input, context }) => {
    await bukaDosen(context.db, context.session, input.id)
    const perAngkatan = await countBimbingan(context.db, input.id)
    const row = await findDosen(context.db, input.id)
    return {
      data: { bebanPa: perAngkatan.reduce((sum, { jumlah }) => sum + jumlah, 0), maksBimbinganPa: row?.maksBimbinganPa ?? 0, perAngkatan },
    }
  }),
  akun: calls.akun.handler(async ({ input, context }) => {
    await bukaDosen(context.db, context.session, input.id)
    const row = await findDosen(context.db, input.id)
    if (!row) throw tidakDitemukan('Dosen')
    const akun = await findAkun(context.db, input.id)
    const tanpa = { idAkun: null, username: null, status: null, terakhirMasuk: null, wajibGantiSandi: false }
    return { data: { ...(akun ?? tanpa), usul: namaAkunDosen(row) } }
  }),
  banding: calls.banding.handler(async ({ input, context }) => ({ data: await bandingkan(context, input) })),
  buatAkun: calls.buatAkun.handler(async ({ input, context }) => ({ data: await buatAkunMassal(context, input.id) })),
  ubahHomebase: calls.ubahHomebase.handler(async ({ input, context }) => ({ data: await ubahHomebaseMassal(context, input) })),
  ubahStatus: calls.ubahStatus.handler(async ({ input, context }) => ({ data: await ubahStatusMassal(context, input) })),
})
