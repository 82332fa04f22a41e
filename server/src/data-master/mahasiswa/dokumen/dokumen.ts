import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { noteAct } from '../../../auth/queries'
import { dropFile } from '../../../files/files'
import { dipakai, isianSalah, tidakDitemukan } from '../../../kit/galat'
import { openMahasiswa, takTerlihat, tulisVersi } from '../tulis/buka'
import { hapusDokumen, listDokumen, mahasiswaTerlihat, type DokumenRow } from './queries'
import { assertJenis, simpanBerkas, tambahDokumen, terimaBerkas } from './simpan'

const calls = api.dataMaster.dokumenMahasiswa

const show = ({ idBerkas, namaBerkas, mime, ukuran, ...row }: DokumenRow) => ({
  ...row,
  berkas: { id: idBerkas, nama: namaBerkas, mime, ukuran },
})

async function find({ db }: Pick<Context, 'db'>, idMahasiswa: string, id: string): Promise<DokumenRow> {
  const [row] = await listDokumen(db, idMahasiswa, id)
  if (!row) throw tidakDitemukan('Dokumen')
  return row
}

const answer = async (context: Pick<Context, 'db'>, id: string, idDokumen: string) => ({ data: show(await find(context, id, idDokumen)) })

export const dokumenMahasiswa = calls.router({
  list: calls.list.handler(async ({ input: { id }, context: { db } }) => {
    if (!(await mahasiswaTerlihat(db, id))) throw await takTerlihat(db, id)
    return { data: (await listDokumen(db, id)).map(show) }
  }),
  create: calls.create.handler(async ({ input: { id, ...isian }, context }) => {
    await openMahasiswa(context.db, id)
    return await answer(context, id, await tambahDokumen(context, id, isian))
  }),
  // A new content has to be looked at anew (States, dokumenMahasiswa).
  update: calls.update.handler(async ({ input: { id, idDokumen, versi, file, idBerkas, ...isian }, context }) => {
    const { db } = context
    await openMahasiswa(db, id)
    const lama = await find(context, id, idDokumen)
    if (isian.jenis !== undefined && isian.jenis !== lama.jenis) await assertJenis(db, isian.jenis)
    const baru = file || (idBerkas && idBerkas !== lama.idBerkas) ? await terimaBerkas(context, { file, idBerkas }) : undefined
    if (baru) await simpanBerkas(db, baru, { idMahasiswa: id })
    const ulang = baru || (isian.jenis !== undefined && isian.jenis !== lama.jenis)
    await tulisVersi(db, 'dokumenMahasiswa', {
      id: idDokumen,
      versi,
      ...isian,
      idBerkas: baru,
      ...(ulang && { statusVerifikasi: 'menunggu', alasanTolak: null, diverifikasiOleh: null, diverifikasiPada: null }),
    })
    if (baru) await dropFile(db, lama.idBerkas)
    return await answer(context, id, idDokumen)
  }),
  remove: calls.remove.handler(async ({ input: { id, idDokumen }, context }) => {
    await openMahasiswa(context.db, id)
    const lama = await find(context, id, idDokumen)
    if (lama.statusVerifikasi === 'sah')
      throw dipakai('Dokumen yang sudah dinyatakan sah tidak dapat dihapus. Unggah penggantinya, atau tolak dahulu.')
    await hapusDokumen(context.db, idDokumen)
    await dropFile(context.db, lama.idBerkas)
    return { status: { message: 'Dokumen dihapus' }, data: null }
  }),
  verifikasi: calls.verifikasi.handler(async ({ input: { id, idDokumen, versi, statusVerifikasi, alasanTolak }, context }) => {
    const { db, session } = context
    await openMahasiswa(db, id)
    await find(context, id, idDokumen)
    if (statusVerifikasi === 'ditolak' && !alasanTolak) throw isianSalah('alasanTolak', 'Tulis alasan penolakan', 'wajib')
    await noteAct(db, { aksi: statusVerifikasi === 'sah' ? 'setujui' : 'tolak', alasan: alasanTolak ?? undefined })
    await tulisVersi(db, 'dokumenMahasiswa', {
      id: idDokumen,
      versi,
      statusVerifikasi,
      alasanTolak: statusVerifikasi === 'ditolak' ? alasanTolak : null,
      diverifikasiOleh: session.uuid,
      diverifikasiPada: new Date(),
    })
    return await answer(context, id, idDokumen)
  }),
})
