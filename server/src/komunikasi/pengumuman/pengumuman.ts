import { Pengumuman } from '@sivitas/contract/komunikasi/pengumuman/pengumuman'
import { crop } from '@sivitas/rules/platform/teks-ringkas'
import { api } from '../../auth/guard'
import { tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { cleanHtml, plainText } from '../../kit/rich-text'
import { findNeighbours, findPengumuman, listKategori, markRead, selectPengumuman } from './queries'

const calls = api.komunikasi.pengumuman

type Row = NonNullable<Awaited<ReturnType<typeof findPengumuman>>>

const SUMMARY = 180

const show = ({ id, judul, isi, unitPenulis, terbitPada, ...row }: Row) => ({
  id,
  judul,
  ringkasan: crop(plainText(isi), SUMMARY),
  kategori: { id: row.idKategori, kode: row.kodeKategori, nama: row.namaKategori, warna: row.warna },
  unitPenulis,
  terbitPada,
  sudahDibaca: row.dibacaPada !== null,
})

const neighbour = (row: Row | undefined) => (row ? { id: row.id, judul: row.judul } : null)

export const pengumuman = calls.router({
  kategori: calls.kategori.handler(async ({ context }) => ({ data: await listKategori(context.db) })),
  list: calls.list.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { terbitPada: 'desc' } },
      {
        query: selectPengumuman(context.db, context.session.uuid, input),
        sort: { terbitPada: 'pengumuman.terbitPada' },
        tie: 'pengumuman.id',
        show,
        schema: Pengumuman,
        title: 'Pengumuman',
      },
    ),
  ),
  get: calls.get.handler(async ({ input, context: { db, session } }) => {
    const row = await findPengumuman(db, session.uuid, input.id)
    if (!row) throw tidakDitemukan('Pengumuman')
    await markRead(db, session.uuid, row.id)
    const { sebelumnya, berikutnya } = await findNeighbours(db, session.uuid, row.id)
    return { data: { ...show(row), isi: cleanHtml(row.isi), sebelumnya: neighbour(sebelumnya), berikutnya: neighbour(berikutnya) } }
  }),
})
