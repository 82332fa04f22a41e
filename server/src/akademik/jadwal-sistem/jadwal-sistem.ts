import { BarisJadwal } from '@sivitas/contract/akademik/jadwal-sistem'
import { api } from '../../auth/guard'
import { answerList } from '../../kit/list-answer'
import { sendFile } from '../../kit/send-file'
import { cetakJadwal, periodeTercetak } from './cetak'
import { isiDariKalender, usulanKalender } from './isi-kalender'
import { berlakuUntuk, ujiOrang } from './orang'
import { perpanjang } from './perpanjang'
import { selectJadwal } from './queries'
import { showJadwal } from './show'
import { countTerkena, STATUS_STUDI, type Cakupan } from './terkena-queries'
import { buatJadwal, hapusJadwal, tutupJadwal, ubahJadwal } from './tulis'
import { kembalikan, versiJendela } from './versi'

const calls = api.akademik.jadwalSistem

/** The list of students that shows exactly whom the preview counts; none for NIMs, which were typed anyway. */
function tautanTerkena({ idProdi, angkatan, nim }: Cakupan): string | null {
  if (nim?.length) return null
  const filter = new URLSearchParams()
  if (idProdi) filter.set('prodi[0]', idProdi)
  if (angkatan) filter.set('angkatan[0]', String(angkatan))
  STATUS_STUDI.forEach((kode, index) => filter.set(`status[${index}]`, kode))
  return `/data-master/mahasiswa/data-mahasiswa?${filter.toString()}`
}

export const jadwalSistem = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectJadwal(context.db, input),
      sort: {
        mulai: 'jadwalSistem.mulai',
        selesai: 'jadwalSistem.selesai',
        kode: 'jadwalSistem.kode',
        diubahPada: 'jadwalSistem.diubahPada',
      },
      tie: 'jadwalSistem.id',
      show: showJadwal,
      schema: BarisJadwal,
      title: 'Jadwal sistem akademik',
    }),
  ),
  create: calls.create.handler(async ({ input, context }) => ({ data: await buatJadwal(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await ubahJadwal(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await hapusJadwal(context, input.id)
    return { data: null }
  }),
  perpanjang: calls.perpanjang.handler(async ({ input, context }) => ({ data: await perpanjang(context, input) })),
  tutup: calls.tutup.handler(async ({ input, context }) => ({ data: await tutupJadwal(context, input) })),
  usulanKalender: calls.usulanKalender.handler(async ({ input, context }) => ({ data: await usulanKalender(context, input.periode) })),
  isiDariKalender: calls.isiDariKalender.handler(async ({ input, context }) => ({ data: await isiDariKalender(context, input) })),
  terkena: calls.terkena.handler(async ({ input: { periode, kode, ...cakupan }, context }) => ({
    data: { ...(await countTerkena(context.db, { idPeriode: periode, kode }, cakupan)), tautan: tautanTerkena(cakupan) },
  })),
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await versiJendela(context.db, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await kembalikan(context, input)
    return { data: null }
  }),
  cetak: calls.cetak.handler(async ({ input, context }) => {
    const isi = await cetakJadwal(context, input)
    const { label } = await periodeTercetak(context.db, input.periode)
    await sendFile(context, { name: `Jadwal Sistem Akademik ${label.replaceAll('/', '-')}.pdf`, type: 'application/pdf', isi })
    return { data: null }
  }),
  siapa: calls.siapa.handler(async ({ input, context }) => ({ data: await ujiOrang(context, input) })),
  berlaku: calls.berlaku.handler(async ({ input: { idMahasiswa, ...tanya }, context }) => ({
    data: await berlakuUntuk(context, idMahasiswa ? { kode: tanya.kode, idPeriode: tanya.idPeriode, idMahasiswa } : tanya),
  })),
})
