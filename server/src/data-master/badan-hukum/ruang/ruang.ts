import { Ruang, RuangInput } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { kapasitasUjian } from '@sivitas/rules/data-master/ruang'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { api } from '../../../auth/guard'
import type { Db } from '../../../db/client'
import { dipakai, duplikat, isianSalah } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import { assertKode } from '../../referensi/kode'
import { menitTerpakai } from './menit'
import { listPemakaian } from './pemakaian-queries'
import { countProdi, findLantai, findRuang, findRuangByKode, selectRuang } from './queries'

const calls = api.dataMaster.ruang
const WEEK = 7

const table = plainTable({
  table: 'ruang',
  name: 'Ruang',
  find: findRuang,
  words: (db, { kode }) => ({
    ruang_kode: async () =>
      duplikat('kode', `Kode ruang sudah dipakai oleh ${(await findRuangByKode(db, String(kode)))?.nama ?? 'ruang lain'}`),
  }),
  usedBy: async (db, id) => {
    const uses = await countUses(db, 'ruang', id)
    return Object.keys(uses).length > 0 ? dipakai(`Ruang dipakai ${usesText(uses)}`) : null
  },
})

const named = (room: Partial<RuangInput>) => Object.fromEntries(Object.entries(room).filter(([, value]) => value !== undefined))

async function assertFloor(db: Db, { idGedung = '', lantai = 0 }: Partial<Pick<Ruang, 'idGedung' | 'lantai'>>): Promise<void> {
  const jumlahLantai = (await findLantai(db, idGedung))?.jumlahLantai
  if (jumlahLantai && lantai > jumlahLantai) throw isianSalah('lantai', `Gedung ini hanya memiliki ${jumlahLantai} lantai`)
}

/** What a room says of other rows must be true: its floor, its kind, its prodi. */
async function assertPlace(db: Db, room: Partial<RuangInput>, before?: Ruang): Promise<void> {
  await assertKode(db, { field: 'jenisRuang', daftar: 'jenis-ruang', before: before?.jenisRuang }, room.jenisRuang)
  await assertFloor(db, { ...before, ...named(room) })
  const prodi = [...new Set(room.prodi ?? [])]
  if (prodi.length > 0 && (await countProdi(db, prodi)) !== prodi.length)
    throw isianSalah('prodi', 'Pilihan tidak dikenal', 'tidak_dikenal')
}

/** Half of the seats, where a room names none for exams (DM-R14). */
const seats = (room: Pick<RuangInput, 'kapasitas'> & Partial<RuangInput>) => ({
  kapasitasUjian: room.kapasitasUjian ?? kapasitasUjian(room.kapasitas),
})

export const ruang = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectRuang(context.db, input),
      sort: { kode: 'ruang.kode', nama: 'ruang.nama', gedung: 'gedung.nama', kapasitas: 'ruang.kapasitas', lantai: 'ruang.lantai' },
      tie: 'ruang.id',
      show: (row) => row,
      schema: Ruang,
      title: 'Ruang',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context: { db } }) => {
    await assertPlace(db, input)
    return { data: await table.create(db, { ...input, ...seats(input) }) }
  }),
  update: calls.update.handler(async ({ input, context: { db } }) => {
    const before = await table.get(db, input.id)
    // Empty means half of the seats that the room will have.
    const { kapasitas = before.kapasitas } = input
    const ujian = input.kapasitasUjian === null ? seats({ kapasitas }) : {}
    assertWholeRow(RuangInput, before, { ...input, ...ujian })
    await assertPlace(db, input, before)
    return { data: await table.update(db, { ...input, ...ujian }) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    await table.remove(context.db, input.id)
    return { data: null }
  }),
  pemakaian: calls.pemakaian.handler(async ({ input, context }) => {
    const { db } = context
    const { id, mulai = todayOf(context) } = input
    await table.get(db, id)
    const pakai = await listPemakaian(db, { idRuang: [id], mulai, sampai: tambahHari(mulai, WEEK - 1) })
    return { data: { mulai, pakai, menit: menitTerpakai(pakai, mulai, WEEK) } }
  }),
})
