import type { KelompokInput, KelompokTersimpan, KelompokUbah } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import type { ListInput } from '@sivitas/contract/kit/list'
import { boleh } from '@sivitas/rules/platform/scope'
import type { z } from 'zod'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { withWords } from '../../../kit/constraint'
import { duplikat, isianSalah, tanpaHak, tidakDitemukan } from '../../../kit/galat'
import { countOf, ordered } from '../../../kit/list-query'
import { metaOf } from '../../../kit/reply'
import { removeRow, updateVersioned } from '../../../kit/versioned'
import { matchStudents } from './match'
import {
  countMembers,
  filterMembers,
  findKelompok,
  freeze,
  insertKelompok,
  membersOf,
  namedMembers,
  selectKelompok,
  storeCount,
  type KelompokRow,
} from './queries'
import { anggotaOf } from './resolve'

const calls = api.dataMaster.kelompokTersimpan

const WORDS = { kelompok_tersimpan_nama: () => duplikat('nama', 'Anda sudah memiliki kelompok dengan nama ini') }

/** The set as the caller sees it: of its members, those whom he may see. */
async function shown({ db, session }: Context, row: KelompokRow): Promise<KelompokTersimpan> {
  const { saringan: _filter, ...rest } = row
  return { ...rest, jumlah: await countMembers(db, membersOf(row, session.sesiSemester)) }
}

async function get(context: Context, id: string): Promise<KelompokTersimpan> {
  const row = await findKelompok(context.db, context.session, id)
  if (!row) throw tidakDitemukan('Kelompok')
  return await shown(context, row)
}

type ListRequest = ListInput & Parameters<typeof selectKelompok>[2]

async function list(context: Context, input: ListRequest) {
  const query = selectKelompok(context.db, context.session, input)
  const rows = await ordered(query, input, {
    sort: { nama: 'kelompokTersimpan.nama', dihitungPada: 'kelompokTersimpan.dihitungPada' },
    tie: 'kelompokTersimpan.id',
  })
    .limit(input.itemsPerPage)
    .offset((input.page - 1) * input.itemsPerPage)
    .execute()
  const data: KelompokTersimpan[] = []
  for (const row of rows) data.push(await shown(context, row))
  return { data, meta: metaOf(input, await countOf(query)) }
}

/** Keeps a set; a frozen one keeps the students whom its maker sees today. */
async function create(context: Context, input: z.output<typeof KelompokInput>): Promise<KelompokTersimpan> {
  const { db, session } = context
  const { nama, deskripsi = null, bersama, jenis } = input
  const mode = input.jenis === 'saringan' ? input.mode : 'beku'
  const saringan = input.jenis === 'saringan' ? input.saringan : null
  if (mode === 'hidup' && saringan?.kelompokTersimpan !== undefined)
    throw isianSalah('mode', 'Kelompok hidup tidak dapat memuat kelompok lain. Simpan sebagai kelompok beku.')
  const { id } = await withWords(WORDS, () =>
    insertKelompok(db, { idAkun: session.uuid, nama, deskripsi, bersama, jenis, mode, saringan: saringan && JSON.stringify(saringan) }),
  )
  const jumlah =
    mode === 'hidup'
      ? await countMembers(db, membersOf({ id, mode, saringan }, session.sesiSemester))
      : await freezeInput(context, id, input)
  if (mode === 'beku' && jumlah === 0) throw isianSalah('saringan', 'Tidak ada mahasiswa yang dapat disimpan.', 'kosong')
  await storeCount(db, id, jumlah)
  return await get(context, id)
}

async function freezeInput(context: Context, id: string, input: z.output<typeof KelompokInput>): Promise<number> {
  const { db, session } = context
  if (input.jenis !== 'saringan') return await freeze(db, id, namedMembers(input.idMahasiswa))
  const { saringan, kecuali = [] } = input
  const periode = saringan.periode ?? session.sesiSemester
  const anggota = saringan.kelompokTersimpan === undefined ? undefined : await anggotaOf(context, saringan.kelompokTersimpan, periode)
  return await freeze(db, id, filterMembers(saringan, { periode, alike: false, anggota }, kecuali))
}

/** @throws Galat 403 on somebody else's, 404 on one that is not shared */
async function assertOwn({ db, session }: Context, id: string): Promise<void> {
  const row = await findKelompok(db, session, id)
  if (!row) throw tidakDitemukan('Kelompok')
  if (!row.milikSendiri && !boleh(session.scopes, { scope: 'A', access: 'T' }))
    throw tanpaHak(`Kelompok ini milik ${row.pemilik ?? 'operator lain'}. Simpan salinan dengan nama Anda sendiri.`)
}

async function update(context: Context, { id, versi, ...change }: z.output<typeof KelompokUbah>): Promise<KelompokTersimpan> {
  await assertOwn(context, id)
  await withWords(WORDS, () => updateVersioned(context.db, 'kelompokTersimpan', { id, versi, ...change }))
  return await get(context, id)
}

export const kelompokTersimpan = calls.router({
  list: calls.list.handler(({ input, context }) => list(context, input)),
  get: calls.get.handler(async ({ input, context }) => ({ data: await get(context, input.id) })),
  create: calls.create.handler(async ({ input, context }) => ({
    status: { message: 'Kelompok berhasil disimpan' },
    data: await create(context, input),
  })),
  cocokkan: calls.cocokkan.handler(async ({ input, context }) => ({ data: await matchStudents(context.db, input) })),
  update: calls.update.handler(async ({ input, context }) => ({
    status: { message: 'Data berhasil diubah' },
    data: await update(context, input),
  })),
  remove: calls.remove.handler(async ({ input, context }) => {
    await assertOwn(context, input.id)
    await removeRow(context.db, 'kelompokTersimpan', input.id)
    return { status: { message: 'Data berhasil dihapus' }, data: null }
  }),
})
