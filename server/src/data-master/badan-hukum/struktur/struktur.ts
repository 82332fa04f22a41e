import { api } from '../../../auth/guard'
import { todayOf } from '../../../tenant/today'
import { pindahkan } from './pindah'
import { dampakPindah, dampakTutup } from './simulasi'

const calls = api.dataMaster.struktur

export const struktur = calls.router({
  pindah: calls.pindah.handler(async ({ input: { data, ...keputusan }, context }) => {
    const { menunggu } = await pindahkan(context, data, { ...keputusan, hariIni: todayOf(context) })
    return { data: { dipindah: data.length, berlakuMulai: keputusan.tanggal, menunggu } }
  }),
  simulasi: calls.simulasi.handler(async ({ input: { pindah, tutup }, context: { db, tenant } }) => {
    const periode = tenant.college.periodeAktif
    const data = []
    for (const unit of pindah) data.push(await dampakPindah(db, unit, periode))
    for (const id of tutup) data.push(await dampakTutup(db, id, periode))
    return { data }
  }),
})
