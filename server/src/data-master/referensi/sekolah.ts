import { SekolahRow } from '@sivitas/contract/data-master/referensi/sekolah'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { withWords } from '../../kit/constraint'
import { duplikat, Galat, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { findSekolah, findSekolahByNpsn, gantiSekolah, insertUsulan, selectSekolah, terimaUsulan, tolakUsulan } from './sekolah-queries'
import { kecamatanOf } from './wilayah'

const calls = api.dataMaster.sekolah

async function assertFree(db: Db, npsn: string): Promise<void> {
  const other = await findSekolahByNpsn(db, npsn)
  if (other) throw duplikat('npsn', `NPSN ${npsn} sudah terdaftar: ${other.nama}`)
}

const taken = () => duplikat('npsn', 'NPSN ini baru saja diusulkan')

/** A proposal that still waits, or was refused and may be looked at again. */
async function usulan(db: Db, id: string) {
  const row = await findSekolah(db, id)
  if (!row) throw tidakDitemukan('Sekolah')
  if (row.keadaan === 'bersama') throw new Galat([409, 'sudah_diputuskan'], `${row.nama} sudah disahkan.`)
  return row
}

export const sekolah = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectSekolah(context.db, input),
      sort: { nama: 's.nama', npsn: 's.npsn', diusulkanPada: 's.diusulkanPada' },
      tie: 's.id',
      show: (row) => row,
      schema: SekolahRow,
      title: 'Sekolah',
    }),
  ),
  usulkan: calls.usulkan.handler(async ({ input, context: { db } }) => {
    await kecamatanOf(db, input.idWilayah)
    await assertFree(db, input.npsn)
    const id = await withWords({ sekolah_npsn_usulan: taken, sekolah_npsn: taken }, () => insertUsulan(db, input))
    const row = await findSekolah(db, id)
    if (!row) throw tidakDitemukan('Sekolah')
    return { data: row }
  }),
  putuskan: calls.putuskan.handler(async ({ input: { id, setuju, alasan }, context: { db } }) => {
    const { npsn } = await usulan(db, id)
    if (!setuju) {
      await tolakUsulan(db, id, alasan ?? '')
      return { data: null }
    }
    // Meanwhile it may have come with a file, or another college's proposal was verified: then that one serves.
    const shared = await findSekolahByNpsn(db, npsn)
    if (shared && shared.pengusul === null) await gantiSekolah(db, id, shared.id)
    else await terimaUsulan(db, id)
    return { data: null }
  }),
})
