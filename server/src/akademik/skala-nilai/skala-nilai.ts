import type { UjiSkalaInput } from '@sivitas/contract/akademik/skala-nilai'
import { hurufDari, type BarisSkala } from '@sivitas/rules/akademik/skala'
import { bulatkan } from '@sivitas/rules/platform/bulat'
import type { z } from 'zod'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { tidakDitemukan } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { findUnit } from '../set-studi/unit-queries'
import { listSkala, skalaBerlaku } from './skala'
import { hapusSkala, kembalikanSkala, periksaSkala, semuaSkala, tambahSkala, tampilSkala, ubahSkala, versiSkala } from './tulis'

const calls = api.akademik.skalaNilai

type Uji = z.output<typeof UjiSkalaInput>
type Pembaca = { baris: readonly BarisSkala[]; lingkup: string | null }

/** The rows that read a score: those being edited, else the scale in force for the prodi on the day. */
async function pembaca(db: Db, { idProdi, tanggal, baris }: Uji, hariIni: string): Promise<Pembaca> {
  const unit = idProdi ? await findUnit(db, idProdi) : null
  if (idProdi && !unit) throw tidakDitemukan('Program studi')
  if (baris) {
    periksaSkala(baris)
    return { baris, lingkup: 'Skala yang sedang diubah' }
  }
  const skala = skalaBerlaku(await listSkala(db), { idProdi: unit?.id ?? null, jenjang: unit?.jenjang ?? null }, tanggal ?? hariIni)
  return skala ?? { baris: [], lingkup: null }
}

async function uji(db: Db, input: Uji, hariIni: string) {
  const { baris, lingkup } = await pembaca(db, input, hariIni)
  const { huruf = null, indeks = null, lulus = null } = hurufDari(baris, input.angka) ?? {}
  return { angka: bulatkan(input.angka, 2), huruf, indeks, lulus, lingkup }
}

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
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await versiSkala(context.db, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await kembalikanSkala(context, input)
    return { data: null, status: { message: `Versi ${input.nomor} berlaku kembali` } }
  }),
  uji: calls.uji.handler(async ({ input, context: { db, tenant } }) => ({ data: await uji(db, input, todayOf({ tenant })) })),
})
