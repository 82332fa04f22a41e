import { NomorTerpakai, Penomoran } from '@sivitas/contract/pengaturan/penomoran'
import { kunciPenghitung, nomorDokumen } from '@sivitas/rules/platform/penomoran'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { duplikat, Galat, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { todayOf } from '../../tenant/today'
import { findPenomoran, listUnitNames, selectNomor, selectPenomoran, type PenomoranRow } from './queries'

const calls = api.pengaturan.penomoran

/** Units stand for themselves in an example of a college that counts by them. */
const SAMPLE = { kodeUnit: 'BAAK', kodeJenis: 'SKA', kodeProdi: '55201' }

type Pattern = Pick<PenomoranRow, 'pola' | 'mulai'> & { kodeUnit?: string | null | undefined; kodeJenis?: string | null | undefined }
type Day = { tanggal: string; periode: number; kodeProdi?: string | undefined }

/** Numbers that follow a value, as a document of the day would carry them. */
function examples({ pola, mulai, kodeUnit, kodeJenis }: Pattern, { tanggal, periode, kodeProdi }: Day, terakhir: number | null): string[] {
  const words = {
    tanggal,
    periode,
    kodeUnit: kodeUnit || SAMPLE.kodeUnit,
    kodeJenis: kodeJenis || SAMPLE.kodeJenis,
    kodeProdi: kodeProdi || SAMPLE.kodeProdi,
  }
  const first = (terakhir ?? mulai - 1) + 1
  return [0, 1, 2].map((step) => nomorDokumen(pola, { ...words, nomor: first + step }))
}

/** '2026-11|0f3e...' as people say it: the unit by its name. */
const spokenKey = (names: Map<string, string>) => (kunci: string) => {
  const [masa = '', unit = 'pt'] = kunci.split('|')
  const stretch = masa === '-' ? 'Seluruhnya' : masa
  return unit === 'pt' ? stretch : `${stretch} · ${names.get(unit) ?? 'unit lain'}`
}

async function unitNames({ db }: Pick<Context, 'db'>, keys: readonly string[]): Promise<Map<string, string>> {
  const units = keys.map((kunci) => kunci.split('|')[1] ?? 'pt').filter((unit) => unit !== 'pt')
  return await listUnitNames(db, [...new Set(units)])
}

const shown = (context: Context, names: Map<string, string>) => (row: PenomoranRow) => {
  const day = { tanggal: todayOf(context), periode: context.tenant.college.periodeAktif }
  const ulang = row.ulang as Penomoran['ulang']
  const here = row.cakupanHitung === 'pt' ? row.terakhir.find(({ kunci }) => kunci === kunciPenghitung(ulang, day)) : row.terakhir[0]
  const speak = spokenKey(names)
  return {
    ...row,
    ulang,
    cakupanHitung: row.cakupanHitung as Penomoran['cakupanHitung'],
    contoh: examples(row, day, here?.terakhir ?? null)[0] ?? '',
    terakhir: row.terakhir.map((counter) => ({ ...counter, kunci: speak(counter.kunci) })),
  }
}

async function shownRow(context: Context, id: string) {
  const row = await findPenomoran(context.db, id)
  if (!row) throw tidakDitemukan('Penomoran')
  return shown(
    context,
    await unitNames(
      context,
      row.terakhir.map(({ kunci }) => kunci),
    ),
  )(row)
}

const table = plainTable({
  table: 'nomorDokumen',
  name: 'Penomoran',
  find: findPenomoran,
  words: () => ({ nomor_dokumen_kode: () => duplikat('kode', 'Kode sudah dipakai') }),
})

/** The first number can be chosen only as long as none was given out. */
async function refuseNewStart(context: Context, { id, mulai }: { id: string; mulai?: number | undefined }): Promise<void> {
  if (mulai === undefined) return
  const row = await table.get(context.db, id)
  if (row.mulai !== mulai && row.jumlahDipakai + row.jumlahBatal > 0)
    throw new Galat([409, 'dipakai'], 'Nomor pertama hanya dapat diubah sebelum nomor pertama dipakai.', {
      errors: [{ field: 'mulai', code: 'dipakai', message: 'Sudah ada nomor yang dipakai' }],
    })
}

type PreviewInput = Pattern & {
  id?: string
  ulang: Penomoran['ulang']
  tanggal?: string | undefined
  kodeProdi?: string | undefined
  periode?: number | undefined
}

function preview(context: Context, input: PreviewInput) {
  const day = {
    tanggal: input.tanggal ?? todayOf(context),
    periode: input.periode ?? context.tenant.college.periodeAktif,
    kodeProdi: input.kodeProdi,
  }
  return { contoh: examples(input, day, null), kunci: spokenKey(new Map())(kunciPenghitung(input.ulang, day)) }
}

export const penomoran = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    const schemes = await selectPenomoran(context.db).execute()
    const names = await unitNames(
      context,
      schemes.flatMap(({ terakhir }) => terakhir.map(({ kunci }) => kunci)),
    )
    return await answerList(context, input, {
      query: selectPenomoran(context.db, input),
      sort: { kode: 'n.kode', nama: 'n.nama', diubahPada: 'n.diubahPada' },
      tie: 'n.id',
      show: shown(context, names),
      schema: Penomoran,
      title: 'Penomoran',
    })
  }),
  get: calls.get.handler(async ({ input, context }) => ({ data: await shownRow(context, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({
    data: await shownRow(context, (await table.create(context.db, input)).id),
  })),
  update: calls.update.handler(async ({ input, context }) => {
    await refuseNewStart(context, input)
    return { data: await shownRow(context, (await table.update(context.db, input)).id) }
  }),
  nomor: calls.nomor.handler(async ({ input, context }) => {
    const scheme = await table.get(context.db, input.id)
    const speak = spokenKey(
      await unitNames(
        context,
        scheme.terakhir.map(({ kunci }) => kunci),
      ),
    )
    return await answerList(context, input, {
      query: selectNomor(context.db, input),
      sort: { dibuatPada: 't.dibuatPada', nilai: 't.nilai', tanggal: 't.tanggal' },
      tie: 't.id',
      show: (row) => ({ ...row, status: row.status as 'dipakai' | 'batal', kunci: speak(row.kunci) }),
      schema: NomorTerpakai,
      title: `Nomor ${scheme.nama}`,
    })
  }),
  pratinjau: calls.pratinjau.handler(({ input, context }) => ({ data: preview(context, input) })),
})
