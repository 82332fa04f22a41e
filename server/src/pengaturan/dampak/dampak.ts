import { terlaluLama } from '../../akademik/public'
import { api } from '../../auth/guard'
import { enqueue } from '../../jobs/enqueue'
import { todayOf } from '../../tenant/today'
import { assertBolehUji, hitungDampak } from './hitung'
import { ujiDampakJob } from './job'
import { batasiWaktu } from './queries'

const calls = api.pengaturan.dampak

const BATAS_MILIDETIK = 10_000
const CONTOH = 100
/** PostgreSQL's code for a statement that was cut off. */
const DIPUTUS = '57014'

export const dampak = calls.router({
  uji: calls.uji.handler(async ({ input, context: { db, session, tenant } }) => {
    assertBolehUji(session, input)
    await batasiWaktu(db, BATAS_MILIDETIK)
    const saat = {
      periode: tenant.college.periodeAktif,
      hariIni: todayOf({ tenant }),
      contoh: CONTOH,
      tenggat: Date.now() + BATAS_MILIDETIK,
    }
    try {
      return { data: await hitungDampak(db, input, saat) }
    } catch (error) {
      throw (error as { code?: unknown }).code === DIPUTUS ? terlaluLama(error) : error
    }
  }),
  pekerjaan: calls.pekerjaan.handler(async ({ input, context: { db, session } }) => {
    assertBolehUji(session, input)
    const { id } = await enqueue(db, ujiDampakJob, { parameter: input, kunciUnik: session.uuid })
    return { data: { idPekerjaan: id }, status: { message: 'Uji dampak sedang berjalan' } }
  }),
})
