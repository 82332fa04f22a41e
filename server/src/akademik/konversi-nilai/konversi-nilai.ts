import { KonversiNilai } from '@sivitas/contract/akademik/konversi-nilai'
import type { ListInput } from '@sivitas/contract/kit/list'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { Galat } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { removeRow } from '../../kit/versioned'
import { dasarKonversi, findOrang, tampilkanBahan } from './bahan'
import { cetakLembar } from './lembar'
import { pemetaan } from './pemetaan'
import { selectKonversi, type SaringKonversi } from './queries'
import { listPilihanKurikulum } from './sendiri'
import { buat, ubah } from './simpan'
import { ubahStatus } from './status'
import { barisPer, findKonversi, rinci, ringkas } from './tampil'
import { usulkan } from './usulkan'

const calls = api.akademik.konversiNilai

const SORT = { nim: 'm.nim', nama: 'm.nama', angkatan: 'm.angkatan', sksDiakui: 'v.sksDiakui', diubahPada: 'v.diubahPada' }

async function daftar(context: Context, input: ListInput & SaringKonversi & { detail?: boolean | undefined }) {
  const answer = await answerList(context, input, {
    query: selectKonversi(context.db, input),
    sort: SORT,
    tie: 'v.id',
    show: ringkas,
    schema: KonversiNilai,
    title: 'Konversi Nilai',
  })
  if (!input.detail) return answer
  const baris = await barisPer(
    context,
    answer.data.map(({ id }) => id),
  )
  return { ...answer, data: answer.data.map((satu) => ({ ...satu, baris: baris.get(satu.id) ?? [] })) }
}

/** Only a draft goes without a trace; what was handed in is cancelled. @throws Galat 404, 409 */
async function hapus(context: Context, id: string): Promise<void> {
  const { status } = await findKonversi(context, id)
  if (status !== 'draf')
    throw new Galat([409, 'transisi_tidak_sah'], 'Hanya draf yang dapat dihapus. Batalkan konversi yang sudah diajukan.')
  await removeRow(context.db, 'konversiNilai', id)
}

export const konversiNilai = calls.router({
  sumber: calls.sumber.handler(({ input, context }) => daftar(context, input)),
  list: calls.list.handler(({ input, context }) => daftar(context, input)),
  bahan: calls.bahan.handler(async ({ input, context }) => {
    const orang = await findOrang(context, input.mahasiswa)
    const dasar = await dasarKonversi(context, orang, input.kecuali)
    return { data: tampilkanBahan(dasar, await listPilihanKurikulum(context, orang, dasar.terpakai)) }
  }),
  get: calls.get.handler(async ({ input, context }) => {
    const data = await rinci(context, input.id)
    if (input.format) await cetakLembar(context, data)
    return { data }
  }),
  create: calls.create.handler(async ({ input, context }) => ({ data: await rinci(context, await buat(context, input)) })),
  update: calls.update.handler(async ({ input, context }) => {
    await ubah(context, input)
    return { data: await rinci(context, input.id) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await hapus(context, input.id)
    return { data: null }
  }),
  status: calls.status.handler(async ({ input, context }) => {
    await ubahStatus(context, input)
    return { data: await rinci(context, input.id) }
  }),
  usulkan: calls.usulkan.handler(async ({ input, context }) => ({ data: await usulkan(context, input) })),
  pemetaan,
})
