import { AkreditasiInput, type Akreditasi } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import type { Context } from '../../../auth/context'
import { api } from '../../../auth/guard'
import { assertProdi } from '../../../auth/prodi'
import type { Db } from '../../../db/client'
import { dropFile } from '../../../files/files'
import { duplikat, tidakDitemukan } from '../../../kit/galat'
import { plainTable } from '../../../kit/plain-table'
import { assertWholeRow } from '../../../kit/whole-row'
import { todayOf } from '../../../tenant/today'
import { assertKode } from '../../referensi/kode'
import { gantiBerkas } from '../ganti-berkas'
import { findAkreditasi, findSkHolder, listAkreditasi, prodiExists, type AkreditasiOwner, type AkreditasiRow } from './queries'
import { seenOn } from './ringkas'
import { makeRoom } from './terms'

const table = plainTable({
  table: 'akreditasi',
  name: 'Akreditasi',
  find: findAkreditasi,
  words: (db, values) => ({
    akreditasi_sk: async () => duplikat('nomorSk', await skTaken(db, values)),
  }),
})

async function skTaken(db: Db, { id, lembaga, nomorSk }: { id?: string; lembaga?: string; nomorSk?: string }): Promise<string> {
  const before = id ? await findAkreditasi(db, id) : undefined
  const holder = await findSkHolder(db, lembaga ?? before?.lembaga ?? '', nomorSk ?? before?.nomorSk ?? '')
  return `Nomor SK sudah dipakai ${holder?.namaProdi ? `program studi ${holder.namaProdi}` : 'akreditasi institusi'}`
}

/** A row as its owner's list shows it on a day, with its certificate by name. */
function show({ namaSertifikat, ukuranSertifikat, ...row }: AkreditasiRow, day: string): Akreditasi {
  const { idSertifikat: id } = row
  return { ...seenOn(row, day), sertifikat: id && namaSertifikat ? { id, nama: namaSertifikat, ukuran: ukuranSertifikat ?? 0 } : null }
}

const SERTIFIKAT = { jenis: 'dokumen', pemilikJenis: 'akreditasi', field: 'idSertifikat', mime: ['application/pdf'] } as const

type Input = { akhiriSebelumnya?: boolean | undefined; versi?: number } & Partial<AkreditasiInput>

async function list(context: Context, owner: AkreditasiOwner): Promise<Akreditasi[]> {
  const day = todayOf(context)
  return (await listAkreditasi(context.db, owner)).map((row) => show(row, day))
}

async function create(context: Context, owner: AkreditasiOwner, input: AkreditasiInput): Promise<Akreditasi> {
  const { db } = context
  const { akhiriSebelumnya, ...values } = input
  await assertCodes(db, values)
  await makeRoom(db, { owner, term: values, endOlder: akhiriSebelumnya })
  const { id } = await table.create(db, { ...values, idProdi: owner })
  await gantiBerkas(db, { ...SERTIFIKAT, idPemilik: id }, { baru: values.idSertifikat, lama: null })
  return show(await table.get(db, id), todayOf(context))
}

async function update(
  context: Context,
  owner: AkreditasiOwner,
  { id, versi, akhiriSebelumnya, ...changes }: Input & { id: string; versi: number },
) {
  const { db } = context
  const before = await ofOwner(db, owner, id)
  assertWholeRow(AkreditasiInput, before, changes)
  await assertCodes(db, changes, before)
  const { lembaga, tanggalSk, tanggalMulai, tanggalBerakhir } = { ...before, ...named(changes) }
  await makeRoom(db, { owner, term: { id, lembaga, tanggalSk, tanggalMulai, tanggalBerakhir }, endOlder: akhiriSebelumnya ?? false })
  await gantiBerkas(db, { ...SERTIFIKAT, idPemilik: id }, { baru: changes.idSertifikat, lama: before.idSertifikat })
  return show(await table.update(db, { id, versi, ...changes }), todayOf(context))
}

async function assertCodes(
  db: Db,
  { lembaga, peringkat }: Partial<AkreditasiInput>,
  before?: { lembaga: string; peringkat: string },
): Promise<void> {
  await assertKode(db, { field: 'lembaga', daftar: 'lembaga-akreditasi', before: before?.lembaga }, lembaga)
  await assertKode(db, { field: 'peringkat', daftar: 'peringkat-akreditasi', before: before?.peringkat }, peringkat)
}

/** The fields that were really given. */
function named<Values extends object>(values: Values): { [Name in keyof Values]: NonNullable<Values[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}

/** What goes takes its certificate along. */
async function removeOf(db: Db, owner: AkreditasiOwner, id: string): Promise<void> {
  const { idSertifikat } = await ofOwner(db, owner, id)
  await table.remove(db, id)
  if (idSertifikat) await dropFile(db, idSertifikat)
}

/** A row whose path names another owner does not exist there. */
async function ofOwner(db: Db, owner: AkreditasiOwner, id: string) {
  const row = await table.get(db, id)
  if (row.idProdi !== owner) throw tidakDitemukan('Akreditasi')
  return row
}

async function openProdi({ db, session }: Context, idProdi: string): Promise<void> {
  if (!(await prodiExists(db, idProdi))) throw tidakDitemukan('Program studi')
  assertProdi(session, idProdi)
}

const ofProdi = api.dataMaster.akreditasiProdi
const ofInstitution = api.dataMaster.akreditasiInstitusi

export const akreditasiProdi = ofProdi.router({
  list: ofProdi.list.handler(async ({ input, context }) => {
    await openProdi(context, input.idProdi)
    return { data: await list(context, input.idProdi) }
  }),
  create: ofProdi.create.handler(async ({ input: { idProdi, ...input }, context }) => {
    await openProdi(context, idProdi)
    return { data: await create(context, idProdi, input) }
  }),
  update: ofProdi.update.handler(async ({ input: { idProdi, ...input }, context }) => {
    await openProdi(context, idProdi)
    return { data: await update(context, idProdi, input) }
  }),
  remove: ofProdi.remove.handler(async ({ input: { idProdi, id }, context }) => {
    await openProdi(context, idProdi)
    await removeOf(context.db, idProdi, id)
    return { data: null }
  }),
})

export const akreditasiInstitusi = ofInstitution.router({
  list: ofInstitution.list.handler(async ({ context }) => ({ data: await list(context, null) })),
  create: ofInstitution.create.handler(async ({ input, context }) => ({ data: await create(context, null, input) })),
  update: ofInstitution.update.handler(async ({ input, context }) => ({ data: await update(context, null, input) })),
  remove: ofInstitution.remove.handler(async ({ input: { id }, context }) => {
    await removeOf(context.db, null, id)
    return { data: null }
  }),
})
