import { DAFTAR_TETAP, type DaftarKode } from '@sivitas/contract/data-master/referensi/kode'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { duplikat, Galat, tidakDitemukan } from '../../kit/galat'
import { versiUsang } from '../../kit/versioned'
import { findKodeUtuh, findPengubah, insertKode, listKode, updateKode } from './kode-queries'

const calls = api.dataMaster.kodeRef

/** @throws Galat 409 where the rules of the product name the codes of the list */
function assertBebas(daftar: DaftarKode, tindakan: 'ditambah' | 'dinonaktifkan'): void {
  if (!DAFTAR_TETAP.includes(daftar)) return
  throw new Galat(
    [409, 'bawaan'],
    `Kode pada daftar ini dipakai aturan sistem sehingga tidak dapat ${tindakan}. Nama dan urutannya dapat diubah.`,
  )
}

async function utuh(db: Db, daftar: string, kode: string) {
  const row = await findKodeUtuh(db, daftar, kode)
  if (!row) throw tidakDitemukan('Kode')
  return row
}

export const kodeRef = calls.router({
  list: calls.list.handler(async ({ input: { daftar, ...filter }, context: { db } }) => ({ data: await listKode(db, daftar, filter) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    assertBebas(input.daftar, 'ditambah')
    if (!(await insertKode(db, input))) {
      const { nama } = await utuh(db, input.daftar, input.kode)
      throw duplikat('kode', `Kode sudah dipakai oleh ${nama}`)
    }
    return { data: await utuh(db, input.daftar, input.kode) }
  }),
  update: calls.update.handler(async ({ input: { daftar, kode, versi, ...changes }, context: { db } }) => {
    const before = await utuh(db, daftar, kode)
    if (changes.aktif === false && before.aktif) assertBebas(daftar, 'dinonaktifkan')
    if (!(await updateKode(db, { daftar, kode, versi }, changes))) {
      const now = await findPengubah(db, daftar, kode)
      throw now ? versiUsang(now) : tidakDitemukan('Kode')
    }
    return { data: await utuh(db, daftar, kode) }
  }),
})
