import { BentukRiset, type BentukRiset as Bentuk } from '@sivitas/contract/platform/riset'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { mayCall } from '../../auth/rights'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { isianSalah, tanpaHak, tidakDitemukan, Galat } from '../../kit/galat'
import { removeRow, updateVersioned } from '../../kit/versioned'
import { assertMayShare } from '../tampilan/tampilan'
import { DATASETS, type Dataset } from './datasets'
import { researchFile } from './ekspor'
import { findSimpanan, insertSimpanan, listSimpanan, runResearch, type Cells } from './queries'

const calls = api.platform.riset
const todayOf = ({ tenant }: Context) => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)
const CELLS = 5_000
/** Groups of fewer persons are not shown, so that nobody can be told from a table. */
const HIDDEN_BELOW = 5

function openDataset({ session }: Context, kode: string): Dataset {
  const dataset = DATASETS[kode]
  if (!dataset) throw isianSalah('dataset', 'Kumpulan data tidak dikenal.')
  if (!mayCall(session, { scope: dataset.scope, access: 'B' }))
    throw tanpaHak(`Perlu hak akses ${dataset.scope.map((code) => `${code}:B`).join(' atau ')}.`, { scope: dataset.scope })
  return dataset
}

function assertKnown(dataset: Dataset, bentuk: Bentuk): void {
  const dimensions = [...bentuk.baris, ...bentuk.kolom, ...Object.keys(bentuk.filter)]
  const dimension = dimensions.find((key) => !(key in dataset.dimensi))
  if (dimension) throw isianSalah('baris', `Dimensi ${dimension} tidak dikenal.`)
  const measure = bentuk.ukuran.find((key) => !(key in dataset.ukuran))
  if (measure) throw isianSalah('ukuran', `Ukuran ${measure} tidak dikenal.`)
  if (new Set([...bentuk.baris, ...bentuk.kolom]).size < bentuk.baris.length + bentuk.kolom.length)
    throw isianSalah('kolom', 'Dimensi yang sama dipakai dua kali.')
}

async function jalankan(context: Context, bentuk: Bentuk) {
  const dataset = openDataset(context, bentuk.dataset)
  assertKnown(dataset, bentuk)
  const dimensi = [...bentuk.baris, ...bentuk.kolom]
  const filter = Object.entries(bentuk.filter).filter(([, values]) => values.length > 0)
  const rows = await runResearch(context.db, { dataset, dimensi, ukuran: bentuk.ukuran, filter, limit: CELLS + 1 })
  if (rows.length * bentuk.ukuran.length > CELLS)
    throw new Galat([422, 'validasi'], 'Hasilnya lebih dari 5.000 sel. Persempit filter atau kurangi dimensi.')
  const names = (keys: string[], words: Record<string, { nama: string }>) => keys.map((kode) => ({ kode, nama: words[kode]?.nama ?? kode }))
  return {
    dimensi: names(dimensi, dataset.dimensi),
    ukuran: names(bentuk.ukuran, dataset.ukuran),
    baris: rows.map(({ kunci, nilai, orang }: Cells) => ({ kunci, nilai: orang < HIDDEN_BELOW ? nilai.map(() => '<5' as const) : nilai })),
    keterangan: [dataset.nama, ...filter.map(([key, values]) => `${dataset.dimensi[key]?.nama ?? key}: ${values.join(', ')}`)].join(' · '),
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof findSimpanan>>>

const shown =
  ({ session }: Context) =>
  ({ idAkun, bentuk, ...row }: Stored) => ({ ...row, bentuk: BentukRiset.parse(bentuk), milikSaya: idAkun === session.uuid })

async function own(context: Context, id: string): Promise<Stored> {
  const row = await findSimpanan(context.db, id)
  if (!row || row.idAkun !== context.session.uuid) throw tidakDitemukan('Riset tersimpan')
  return row
}

export const riset = calls.router({
  dataset: calls.dataset.handler(({ context }) => ({
    data: Object.entries(DATASETS)
      .filter(([, { scope }]) => mayCall(context.session, { scope, access: 'B' }))
      .map(([kode, { nama, dimensi, ukuran }]) => ({
        kode,
        nama,
        dimensi: Object.entries(dimensi).map(([key, word]) => ({ kode: key, nama: word.nama })),
        ukuran: Object.entries(ukuran).map(([key, word]) => ({ kode: key, nama: word.nama, satuan: word.satuan })),
      })),
  })),
  jalankan: calls.jalankan.handler(async ({ input, context }) => ({ data: await jalankan(context, input) })),
  ekspor: calls.ekspor.handler(async ({ input, context }) => {
    context.reply.file = await researchFile(context.tenant.college.judul, await jalankan(context, input.bentuk), input.format)
    return { data: null }
  }),
  simpanan: calls.simpanan.handler(async ({ context }) => ({
    data: (await listSimpanan(context.db, context.session.uuid, todayOf(context))).map(shown(context)),
  })),
  simpan: calls.simpan.handler(async ({ input, context }) => {
    assertKnown(openDataset(context, input.bentuk.dataset), input.bentuk)
    await assertMayShare(context, input.idHakAkses)
    const { id } = await insertSimpanan(context.db, { ...input, bentuk: JSON.stringify(input.bentuk), idAkun: context.session.uuid })
    return { data: shown(context)(await own(context, id)) }
  }),
  ubahSimpanan: calls.ubahSimpanan.handler(async ({ input: { bentuk, ...input }, context }) => {
    await own(context, input.id)
    await assertMayShare(context, input.idHakAkses)
    await updateVersioned(context.db, 'risetSimpanan', { ...input, bentuk: bentuk === undefined ? undefined : JSON.stringify(bentuk) })
    return { data: shown(context)(await own(context, input.id)) }
  }),
  hapusSimpanan: calls.hapusSimpanan.handler(async ({ input, context }) => {
    await own(context, input.id)
    await removeRow(context.db, 'risetSimpanan', input.id)
    return { data: null }
  }),
})
