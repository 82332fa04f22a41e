import type { Aturan } from '@sivitas/contract/pengaturan/aturan/aturan'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { inSavepoint } from '../../db/savepoint'
import { dipakai, Galat, tidakDitemukan } from '../../kit/galat'
import { versiUsang } from '../../kit/versioned'
import { aturanBersumber } from '../../tenant/aturan-queries'
import { genggamSetelan, isiVersi, listVersi } from '../versi/queries'
import { listAturan, nextIdAturan, type AturanRow, type CakupanAturan, type IsiAturan } from './queries'
import { ENTITAS_ATURAN, mergeNilai, simpanAturan, sortedNilai } from './simpan-aturan'

const calls = api.pengaturan.aturan

const SELURUHNYA: CakupanAturan = { jenjang: null, idProdi: null, idJenisKelas: null, angkatanMulai: null, angkatanSampai: null }

/** Set 0 of a college that never set a rule: silent about everything, so that the defaults answer. */
const UMUM: AturanRow = {
  id: 0,
  nama: 'Seluruh perguruan tinggi',
  cakupan: SELURUHNYA,
  berlakuMulai: 19_901,
  nilai: {},
  namaProdi: null,
  namaJenisKelas: null,
  versi: 0,
  diubahPada: null,
  oleh: null,
}

const show = (row: AturanRow): Aturan => ({ ...row, nilai: sortedNilai(row.nilai) })
const isiOf = ({ nama, cakupan, berlakuMulai, nilai }: IsiAturan): IsiAturan => ({ nama, cakupan, berlakuMulai, nilai })

/** @throws Galat 404 */
async function oneAturan({ db }: Pick<Context, 'db'>, id: number): Promise<AturanRow> {
  const [row] = await listAturan(db, { id })
  if (row) return row
  if (id === 0) return UMUM
  throw tidakDitemukan('Set aturan')
}

/** A set with what holds for whom it names, from the period on from which it counts. */
async function detail(context: Context, id: number) {
  const row = await oneAturan(context, id)
  const { jenjang, idProdi, idJenisKelas, angkatanMulai, angkatanSampai } = row.cakupan
  const periode = Math.max(row.berlakuMulai, context.tenant.college.periodeAktif)
  const sasaran = { jenjang, idProdi, idJenisKelas, angkatan: angkatanMulai ?? angkatanSampai, periode }
  return { data: { ...show(row), berlaku: await aturanBersumber(context.db, sasaran) } }
}

type Change = { id: number; versi: number; nilai: Record<string, unknown> } & {
  nama?: string | undefined
  berlakuMulai?: number | undefined
  cakupan?: { [Part in keyof CakupanAturan]?: CakupanAturan[Part] | undefined } | undefined
}

const whole = (cakupan: NonNullable<Change['cakupan']>): CakupanAturan => ({
  jenjang: cakupan.jenjang ?? null,
  idProdi: cakupan.idProdi ?? null,
  idJenisKelas: cakupan.idJenisKelas ?? null,
  angkatanMulai: cakupan.angkatanMulai ?? null,
  angkatanSampai: cakupan.angkatanSampai ?? null,
})

async function change(context: Context, { id, versi, nilai, nama, cakupan, berlakuMulai }: Change): Promise<void> {
  await genggamSetelan(context.db, { entitas: ENTITAS_ATURAN, kunci: String(id) })
  const row = await oneAturan(context, id)
  if (versi !== row.versi) throw versiUsang({ versi: row.versi, diubahPada: row.diubahPada ?? new Date(), oleh: row.oleh })
  const after = {
    nama: nama ?? row.nama,
    cakupan: cakupan ? whole(cakupan) : row.cakupan,
    berlakuMulai: berlakuMulai ?? row.berlakuMulai,
    nilai: mergeNilai(row.nilai, nilai),
  }
  await simpanAturan(context, { id, before: row.versi === 0 ? null : isiOf(row), after })
}

const BERHASIL = { status: { message: 'Data berhasil diubah' } }

export const aturan = calls.router({
  list: calls.list.handler(async ({ input, context: { db } }) => {
    const rows = await listAturan(db, input)
    const narrowed = Object.values(input).some((part) => part !== undefined)
    return { data: (narrowed || rows[0]?.id === 0 ? rows : [UMUM, ...rows]).map(show) }
  }),
  ubahBanyak: calls.ubahBanyak.handler(async ({ input, context }) => {
    const data = []
    for (const { id, nilai, versi } of input.data) {
      try {
        await inSavepoint(context.db, () => change(context, { id, nilai, versi }))
        data.push({ id, berhasil: true, pesan: null, kunci: null, versi: (await oneAturan(context, id)).versi })
      } catch (error) {
        if (!(error instanceof Galat)) throw error
        const kunci = error.errors[0]?.field.replace(/^nilai\./, '') ?? null
        data.push({ id, berhasil: false, pesan: error.message, kunci, versi: null })
      }
    }
    return { data }
  }),
  umum: calls.umum.handler(({ context }) => detail(context, 0)),
  ubahUmum: calls.ubahUmum.handler(async ({ input, context }) => {
    await change(context, { id: 0, ...input })
    return { ...BERHASIL, ...(await detail(context, 0)) }
  }),
  get: calls.get.handler(({ input, context }) => detail(context, input.id)),
  update: calls.update.handler(async ({ input, context }) => {
    await change(context, input)
    return { ...BERHASIL, ...(await detail(context, input.id)) }
  }),
  create: calls.create.handler(async ({ input: { nama, cakupan, berlakuMulai, nilai }, context }) => {
    await genggamSetelan(context.db, { entitas: ENTITAS_ATURAN, kunci: 'baru' })
    const id = await nextIdAturan(context.db)
    const after = { nama, cakupan: whole(cakupan), berlakuMulai, nilai: mergeNilai({}, nilai) }
    await simpanAturan(context, { id, before: null, after })
    return await detail(context, id)
  }),
  remove: calls.remove.handler(async ({ input: { id }, context }) => {
    if (id === 0) throw dipakai('Set umum tidak dapat dihapus. Kosongkan kuncinya agar nilai bawaan berlaku.')
    await genggamSetelan(context.db, { entitas: ENTITAS_ATURAN, kunci: String(id) })
    await simpanAturan(context, { id, before: isiOf(await oneAturan(context, id)), after: null })
    return { data: null }
  }),
  berlaku: calls.berlaku.handler(async ({ input, context: { db } }) => ({ data: await aturanBersumber(db, input) })),
  versi: calls.versi.handler(async ({ input: { kunci }, context: { db } }) => ({
    data: await listVersi(db, { entitas: ENTITAS_ATURAN, kunci }),
  })),
  kembalikan: calls.kembalikan.handler(async ({ input: { kunci, nomor }, context }) => {
    const { db } = context
    await genggamSetelan(db, { entitas: ENTITAS_ATURAN, kunci })
    const isi = (await isiVersi(db, { entitas: ENTITAS_ATURAN, kunci, nomor })) as IsiAturan | null
    const id = Number(kunci)
    const [row] = await listAturan(db, { id })
    if (!isi && !row) throw tidakDitemukan('Set aturan')
    await simpanAturan(context, { id, before: row ? isiOf(row) : null, after: isi, dariNomor: nomor })
    return { status: { message: `Versi ${nomor} dikembalikan` }, data: null }
  }),
})
