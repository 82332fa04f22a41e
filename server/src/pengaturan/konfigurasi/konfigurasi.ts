import { definisiKonfigurasi, definisiLain, type DefinisiKonfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import type { Konfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import { galatKonfigurasi } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { duplikat, isianSalah } from '../../kit/galat'
import { metaOf } from '../../kit/reply'
import { versiUsang } from '../../kit/versioned'
import { assertMayWrite } from '../hak-tulis'
import { catatVersi, genggamSetelan, isiVersi, listVersi } from '../versi/queries'
import { allKonfigurasi, hakKelompok, oneKonfigurasi } from './daftar'
import { listKonfigurasi, removeKonfigurasi, saveKonfigurasi } from './queries'
import { ujiSurel } from './uji-surel'

const calls = api.pengaturan.konfigurasi
const ENTITAS = 'konfigurasi'

type Change = { keyword: string; value: string; versi?: number | undefined; bawaan?: boolean | undefined; dariNomor?: number | undefined }

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

/** Writes one keyword after all checks, and keeps the version; a secret leaves no version of its text. */
async function change(context: Context, { keyword, value, versi, bawaan = false, dariNomor }: Change): Promise<Konfigurasi> {
  const { db, session } = context
  await genggamSetelan(db, { entitas: ENTITAS, kunci: keyword })
  const { definition, shown } = await oneKonfigurasi(db, keyword)
  assertMayWrite(session, hakKelompok(definition), shown.label)
  if (versi !== undefined && versi !== shown.versi)
    throw versiUsang({ versi: shown.versi, diubahPada: shown.diubahPada ?? new Date(), oleh: shown.oleh })
  if (bawaan) await removeKonfigurasi(db, keyword)
  else await write(context, { keyword, value, definition })
  if (definition.tipe !== 'rahasia') {
    const sesudah = { value: bawaan ? definition.bawaan : value }
    await catatVersi(db, { entitas: ENTITAS, kunci: keyword, sebelum: { value: shown.value }, sesudah, dariNomor })
  }
  // A text of the college's own has no default to fall back on: taking it away ends it.
  if (bawaan && !definisiKonfigurasi(keyword)) return { ...shown, value: '', versi: 0 }
  return (await oneKonfigurasi(db, keyword)).shown
}

type Write = { keyword: string; value: string; definition: DefinisiKonfigurasi }

async function write({ db, services }: Context, { keyword, value, definition }: Write): Promise<void> {
  const complaint = galatKonfigurasi(definition, value)
  if (complaint) throw isianSalah('value', complaint)
  const stored = definition.tipe === 'rahasia' && value !== '' ? services.sealer.seal(value) : value
  await saveKonfigurasi(db, { keyword, value: stored, tipe: definition.tipe, kelompok: definition.kelompok })
}

export const konfigurasi = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    const { keyword, kelompok, cari, page, itemsPerPage } = input
    const found = (await allKonfigurasi(context.db)).filter(
      (row) =>
        (!keyword || keyword.includes(row.keyword)) &&
        (!kelompok || row.kelompok === kelompok) &&
        (!cari || [row.keyword, row.label, row.deskripsi ?? ''].some((text) => contains(text, cari))),
    )
    return { data: found.slice((page - 1) * itemsPerPage, page * itemsPerPage), meta: metaOf(input, found.length) }
  }),
  create: calls.create.handler(async ({ input: { keyword, value, tipe }, context }) => {
    const { db } = context
    const known = definisiKonfigurasi(keyword) !== undefined || (await listKonfigurasi(db, keyword)).length > 0
    if (known) throw duplikat('keyword', 'Kata kunci sudah ada.')
    if (tipe !== 'teks') throw isianSalah('tipe', 'Kata kunci di luar daftar hanya dapat bertipe teks, dalam kelompok Lain.')
    await write(context, { keyword, value, definition: definisiLain(keyword) })
    await catatVersi(db, { entitas: ENTITAS, kunci: keyword, sebelum: null, sesudah: { value } })
    return { data: (await oneKonfigurasi(db, keyword)).shown }
  }),
  update: calls.update.handler(async ({ input, context }) => ({
    status: { message: 'Data berhasil diubah' },
    data: await change(context, input),
  })),
  ujiSurel: calls.ujiSurel.handler(async ({ input, context }) => ({ data: await ujiSurel(context, input.kepada) })),
  versi: calls.versi.handler(async ({ input: { kunci }, context: { db } }) => ({ data: await listVersi(db, { entitas: ENTITAS, kunci }) })),
  kembalikan: calls.kembalikan.handler(async ({ input: { kunci, nomor }, context }) => {
    const { value } = (await isiVersi(context.db, { entitas: ENTITAS, kunci, nomor })) as { value: string }
    await change(context, { keyword: kunci, value, dariNomor: nomor })
    return { status: { message: `Versi ${nomor} dikembalikan` }, data: null }
  }),
})
