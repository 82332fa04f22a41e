import type { RekapTersimpan } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { withWords } from '../../../kit/constraint'
import { duplikat, tanpaHak, tidakDitemukan } from '../../../kit/galat'
import { removeRow, updateVersioned } from '../../../kit/versioned'
import { berkasRekap } from './berkas'
import { hitungRekap } from './hitung'
import { findTersimpan, insertTersimpan, listTersimpan } from './tersimpan-queries'

const calls = api.dataMaster.rekap

const WORDS = { rekap_tersimpan_nama: () => duplikat('nama', 'Anda sudah memiliki rekap dengan nama ini') }

async function find({ db, session }: Context, id: string): Promise<RekapTersimpan> {
  const row = await findTersimpan(db, session.uuid, id)
  if (!row) throw tidakDitemukan('Rekap')
  return row
}

/** @throws Galat 403 on somebody else's, 404 on one that is not shared */
async function assertOwn(context: Context, id: string): Promise<void> {
  const row = await find(context, id)
  if (!row.milikSendiri && !boleh(context.session.scopes, { scope: 'A', access: 'T' }))
    throw tanpaHak(`Rekap ini milik ${row.pemilik ?? 'operator lain'}. Simpan salinan dengan nama Anda sendiri.`)
}

export const rekap = calls.router({
  hitung: calls.hitung.handler(async ({ input, context }) => ({ data: await hitungRekap(context, input) })),
  berkas: calls.berkas.handler(async ({ input, context }) => {
    await berkasRekap(context, input)
    return { data: null }
  }),
  tersimpan: calls.tersimpan.handler(async ({ context }) => ({ data: await listTersimpan(context.db, context.session.uuid) })),
  simpan: calls.simpan.handler(async ({ input: { nama, bersama, bentuk }, context }) => {
    const { id } = await withWords(WORDS, () =>
      insertTersimpan(context.db, { idAkun: context.session.uuid, nama, bersama, bentuk: JSON.stringify(bentuk) }),
    )
    return { status: { message: 'Rekap berhasil disimpan' }, data: await find(context, id) }
  }),
  ubah: calls.ubah.handler(async ({ input: { id, versi, nama, bersama, bentuk }, context }) => {
    await assertOwn(context, id)
    await withWords(WORDS, () =>
      updateVersioned(context.db, 'rekapTersimpan', { id, versi, nama, bersama, bentuk: JSON.stringify(bentuk) }),
    )
    return { status: { message: 'Data berhasil diubah' }, data: await find(context, id) }
  }),
  hapus: calls.hapus.handler(async ({ input, context }) => {
    await assertOwn(context, input.id)
    await removeRow(context.db, 'rekapTersimpan', input.id)
    return { status: { message: 'Data berhasil dihapus' }, data: null }
  }),
})
