import { hurufDari } from '@sivitas/rules/akademik/skala'
import { bulatkan } from '@sivitas/rules/platform/bulat'
import { api } from '../../auth/guard'
import { tidakDitemukan } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { findUnit } from '../set-studi/unit-queries'
import { listSkala, skalaBerlaku } from './skala'
import { hapusSkala, periksaSkala, semuaSkala, tambahSkala, tampilSkala, ubahSkala } from './tulis'

const calls = api.akademik.skalaNilai

export const skalaNilai = calls.router({
  list: calls.list.handler(async ({ context }) => ({ data: await semuaSkala(context.db) })),
  create: calls.create.handler(async ({ input, context }) => ({ data: await tampilSkala(context.db, await tambahSkala(context, input)) })),
  update: calls.update.handler(async ({ input, context }) => {
    await ubahSkala(context, input)
    return { data: await tampilSkala(context.db, input.id) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await hapusSkala(context, input.id)
    return { data: null }
  }),
  uji: calls.uji.handler(async ({ input, context: { db, tenant } }) => {
    const unit = input.idProdi ? await findUnit(db, input.idProdi) : null
    if (input.idProdi && !unit) throw tidakDitemukan('Program studi')
    if (input.baris) periksaSkala(input.baris)
    const sasaran = { idProdi: unit?.id ?? null, jenjang: unit?.jenjang ?? null }
    const skala = input.baris ? null : skalaBerlaku(await listSkala(db), sasaran, input.tanggal ?? todayOf({ tenant }))
    const kena = hurufDari(input.baris ?? skala?.baris ?? [], input.angka)
    const { huruf = null, indeks = null, lulus = null } = kena ?? {}
    return {
      data: {
        angka: bulatkan(input.angka, 2),
        huruf,
        indeks,
        lulus,
        lingkup: input.baris ? 'Skala yang sedang diubah' : (skala?.lingkup ?? null),
      },
    }
  }),
})
