import { Ide } from '@sivitas/contract/platform/beranda'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { inSavepoint } from '../../db/savepoint'
import { tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { shapeError } from '../../kit/shape-error'
import { angkaBeranda, tugasMenunggu } from './providers'
import { insertIde, insertJejak, selectIde, toggleSuara } from './queries'
import { RILIS } from './rilis'

const calls = api.platform.beranda
const NEW_DAYS = 30

const PARTS = { tugas: tugasMenunggu, angka: angkaBeranda } as const

const todayOf = ({ tenant }: Context) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)

/** One part of the home page. A failing part carries its own error and leaves the others alone. */
async function part<Name extends keyof typeof PARTS>(context: Context, name: Name, periode: number) {
  const ask = PARTS[name] as (question: Parameters<(typeof PARTS)[Name]>[0]) => ReturnType<(typeof PARTS)[Name]>
  try {
    return await inSavepoint(context.db, async () => await ask({ context, periode, today: todayOf(context) }))
  } catch (error) {
    const { galat } = shapeError(error)
    context.services.log.error({ err: error, requestId: context.http.requestId, bagian: name }, 'bagian beranda gagal')
    return { galat: galat.message }
  }
}

async function beranda(context: Context, input: { periode?: number | undefined }, names: readonly (keyof typeof PARTS)[]) {
  const periode = input.periode ?? context.session.sesiSemester
  const facts = { periode: { id: periode, label: labelPeriode(periode), aktif: periode === context.tenant.college.periodeAktif } }
  return {
    ...facts,
    ...(names.includes('tugas') ? { tugas: await part(context, 'tugas', periode) } : {}),
    ...(names.includes('angka') ? { angka: await part(context, 'angka', periode) } : {}),
  }
}

async function ideById({ db, session }: Context, id: string) {
  const row = await selectIde(db, session.uuid).where('ide.id', '=', id).executeTakeFirst()
  if (!row) throw tidakDitemukan('Ide')
  return row
}

export const berandaRouter = calls.router({
  dashboard: calls.dashboard.handler(async ({ input, context }) => ({ data: await beranda(context, input, ['tugas', 'angka']) })),
  bagian: calls.bagian.handler(async ({ input, context }) => ({ data: await beranda(context, input, [input.bagian]) })),
  rilis: calls.rilis.handler(({ context }) => ({
    data: RILIS.map((rilis) => ({ ...rilis, butir: [...rilis.butir], baru: selisihHari(rilis.tanggal, todayOf(context)) <= NEW_DAYS })),
  })),
  ide: calls.ide.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { suara: 'desc' } },
      {
        query: selectIde(context.db, context.session.uuid),
        sort: { suara: 'suara', dibuatPada: 'ide.dibuatPada' },
        tie: 'ide.id',
        show: (row) => row,
        schema: Ide,
        title: 'Kotak ide',
      },
    ),
  ),
  kirimIde: calls.kirimIde.handler(async ({ input, context }) => {
    const { id } = await insertIde(context.db, { ...input, idAkun: context.session.uuid })
    return { status: { message: 'Ide Anda telah dikirim.' }, data: await ideById(context, id) }
  }),
  suaraIde: calls.suaraIde.handler(async ({ input, context }) => {
    await ideById(context, input.id)
    await toggleSuara(context.db, input.id, context.session.uuid)
    return { data: await ideById(context, input.id) }
  }),
  jejak: calls.jejak.handler(async ({ input, context }) => {
    await insertJejak(context.db, { jenis: 'fitur', ...input })
    return { data: null }
  }),
  galat: calls.galat.handler(async ({ input, context }) => {
    await insertJejak(context.db, { jenis: 'galat', fitur: input.rute.slice(0, 80), pesan: input.pesan, versiPortal: input.versi })
    return { data: null }
  }),
})
