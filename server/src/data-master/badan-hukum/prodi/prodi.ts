import { DosenProdi, ProdiInput, ProdiRow, type ProdiAngkatan } from '@sivitas/contract/data-master/badan-hukum/prodi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { assertProdi } from '../../../auth/prodi'
import { dipakai, duplikat, tanpaHak } from '../../../kit/galat'
import { answerList } from '../../../kit/list-answer'
import { plainTable } from '../../../kit/plain-table'
import { countUses, usesText } from '../../../kit/uses'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import { catatLetak, type Letak } from '../struktur/letak-queries'
import { assertLists, assertStatus, facultyOf, withDefaults } from './checks'
import { selectProdi } from './list-queries'
import { countMahasiswa, findProdi, findProdiBy, selectDosenProdi } from './queries'
import { showProdi, showRow } from './show'
import { mintaTutup } from './tutup/tutup'

const calls = api.dataMaster.prodi

const tableOn = (day: string) =>
  plainTable({
    table: 'prodi',
    name: 'Program studi',
    find: (db, id) => findProdi(db, day, id),
    words: (db, { kode, kodeNim }) => {
      const holder = async (field: 'kode' | 'kodeNim', value: unknown) =>
        (await findProdiBy(db, field, String(value)))?.nama ?? 'program studi lain'
      return {
        prodi_kode: async () => duplikat('kode', `Kode prodi sudah dipakai oleh ${await holder('kode', kode)}`),
        prodi_kode_nim: async () => duplikat('kodeNim', `Kode NIM sudah dipakai oleh ${await holder('kodeNim', kodeNim)}`),
      }
    },
    usedBy: async (db, id) => {
      const uses = await countUses(db, 'prodi', id)
      return Object.keys(uses).length > 0 ? dipakai(`Program studi dipakai ${usesText(uses)}`) : null
    },
  })

/** One prodi that the caller may open. */
async function open(context: Context, id: string) {
  const day = todayOf(context)
  const row = await tableOn(day).get(context.db, id)
  assertProdi(context.session, id)
  return { row, day }
}

async function create(context: Context, input: ProdiInput) {
  const { db, session } = context
  if (session.idProdi !== null) throw tanpaHak('Program studi baru hanya dapat dibuat operator yang mengakses semua program studi.')
  const idFakultas = await facultyOf(db, input)
  await assertLists(db, input)
  const day = todayOf(context)
  return showProdi(await tableOn(day).create(db, withDefaults({ ...input, idFakultas })), day)
}

type Changes = Partial<ProdiInput> & { id: string; versi: number }

async function update(context: Context, input: Changes) {
  const { db, session } = context
  const { row: before, day } = await open(context, input.id)
  const { jenjang, rumpun } = before as unknown as Pick<ProdiInput, 'jenjang' | 'rumpun'>
  assertWholeRow(ProdiInput, before, input)
  await assertStatus(db, session, { id: input.id, from: before.status, to: input.status })
  await assertLists(db, input)
  const values = withDefaults(input, { jenjang, rumpun })
  const moved = input.idFakultas !== undefined || input.idJurusan !== undefined
  const place = moved ? await placeAfter(db, before, input) : null
  if (place && (place.idFakultas !== before.idFakultas || place.idJurusan !== before.idJurusan))
    await catatLetak(db, { jenis: 'prodi', id: input.id, ke: place }, { tanggal: day })
  return showProdi(await tableOn(day).update(db, { ...values, ...place, id: input.id, versi: input.versi }), day)
}

type Units = Pick<ProdiInput, 'idFakultas' | 'idJurusan'>

/** Units as they will stand. Moving into another department alone takes the prodi into that department's faculty. */
function unitsAfter(before: Units, { idFakultas, idJurusan }: Units): Units {
  const jurusan = idJurusan === undefined ? before.idJurusan : idJurusan
  const fakultas = idFakultas === undefined ? (idJurusan ? null : before.idFakultas) : idFakultas
  return { idFakultas: fakultas, idJurusan: jurusan }
}

/** Where a prodi that its form moves will stand, with the fakultas that its jurusan brings along. */
async function placeAfter(db: Context['db'], before: Units, input: Units): Promise<Letak> {
  const after = unitsAfter(before, input)
  return { idFakultas: await facultyOf(db, after), idJurusan: after.idJurusan ?? null }
}

function perAngkatan(rows: Awaited<ReturnType<typeof countMahasiswa>>): ProdiAngkatan[] {
  const years = new Map<number, ProdiAngkatan>()
  for (const { angkatan, status, jumlah } of rows) {
    const year = years.get(angkatan) ?? { angkatan, status: {}, jumlah: 0 }
    year.status[status] = jumlah
    year.jumlah += jumlah
    years.set(angkatan, year)
  }
  return [...years.values()]
}

export const prodi = calls.router({
  list: calls.list.handler(({ input, context }) => {
    const day = todayOf(context)
    return answerList(context, input, {
      query: selectProdi(context.db, day, { ...input, own: context.session.idProdi }),
      sort: {
        kode: 'prodi.kode',
        jenjang: 'prodi.jenjang',
        nama: 'prodi.nama',
        fakultas: 'fakultas.nama',
        akreditasiBerakhir: 'akr.tanggalBerakhir',
        status: 'prodi.status',
        mahasiswaAktif: 'mahasiswaAktif',
        dosenTetap: 'dosenTetap',
        kelengkapan: 'm.kelengkapan',
      },
      tie: 'prodi.id',
      show: (row) => showRow(row, day),
      schema: ProdiRow,
      title: 'Program Studi',
    })
  }),
  get: calls.get.handler(async ({ input, context }) => {
    const { row, day } = await open(context, input.id)
    return { data: showProdi(row, day) }
  }),
  create: calls.create.handler(async ({ input, context }) => ({ data: await create(context, input) })),
  update: calls.update.handler(async ({ input, context }) => ({ data: await update(context, input) })),
  remove: calls.remove.handler(async ({ input, context }) => {
    const { day } = await open(context, input.id)
    await tableOn(day).remove(context.db, input.id)
    return { data: null }
  }),
  tutup: calls.tutup.handler(async ({ input, context }) => {
    const { row, day } = await open(context, input.id)
    return { data: await mintaTutup(context, row, { input, day }) }
  }),
  mahasiswa: calls.mahasiswa.handler(async ({ input, context }) => {
    await open(context, input.id)
    return { data: perAngkatan(await countMahasiswa(context.db, input.id)) }
  }),
  dosen: calls.dosen.handler(async ({ input, context }) => {
    await open(context, input.id)
    return await answerList(context, input, {
      query: selectDosenProdi(context.db, input),
      sort: { nama: 'dosen.nama', nidn: 'dosen.nidn', jenisDosen: 'dosen.jenisDosen', jabatanFungsional: 'dosen.jabatanFungsional' },
      tie: 'dosen.id',
      show: (row) => row,
      schema: DosenProdi,
      title: 'Dosen Homebase',
    })
  }),
})
