import type { BlokirInput } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { Galat, tidakDitemukan } from '../../../kit/galat'
import { plainTable } from '../../../kit/plain-table'
import { findBlokir, findOverlapping, listBlokir } from './blokir-queries'
import { findRuang } from './queries'

const calls = api.dataMaster.ruangBlokir

const table = plainTable({
  table: 'ruangBlokir',
  name: 'Blokir ruang',
  find: findBlokir,
  words: (db, values) => ({ ruang_blokir_masa: () => blocked(db, values as BlokirInput & { idRuang: string }) }),
})

async function blocked(db: Db, { idRuang, ...blokir }: BlokirInput & { idRuang: string }): Promise<Galat> {
  const other = await findOverlapping(db, idRuang, blokir)
  const since = other ? ` mulai ${formatTanggal(other.tanggalMulai)} pukul ${other.jamMulai.replace(':', '.')} (${other.alasan})` : ''
  const message = `Ruang sudah diblokir pada waktu itu${since}`
  return new Galat([409, 'ruang_terblokir'], message, { errors: [{ field: 'tanggalMulai', code: 'ruang_terblokir', message }] })
}

async function openRoom(db: Db, id: string): Promise<void> {
  if (!(await findRuang(db, id))) throw tidakDitemukan('Ruang')
}

export const ruangBlokir = calls.router({
  list: calls.list.handler(async ({ input: { id }, context: { db } }) => {
    await openRoom(db, id)
    return { data: await listBlokir(db, id) }
  }),
  create: calls.create.handler(async ({ input: { id, ...blokir }, context: { db } }) => {
    await openRoom(db, id)
    return { data: await table.create(db, { ...blokir, idRuang: id }) }
  }),
  remove: calls.remove.handler(async ({ input: { id, idBlokir }, context: { db } }) => {
    if ((await findBlokir(db, idBlokir))?.idRuang !== id) throw tidakDitemukan('Blokir ruang')
    await table.remove(db, idBlokir)
    return { data: null }
  }),
})
