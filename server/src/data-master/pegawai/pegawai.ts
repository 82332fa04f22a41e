import { Pegawai, PegawaiInput } from '@sivitas/contract/data-master/pegawai/pegawai'
import { samarkanNikDaftar } from '@sivitas/rules/platform/samaran'
import { boleh } from '@sivitas/rules/platform/scope'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { dropFile, keepFile } from '../../files/files'
import { duplikat, isianSalah } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { updateVersioned } from '../../kit/versioned'
import { assertWholeRow } from '../../kit/whole-row'
import { assertKode } from '../referensi/kode'
import { findWilayah } from '../referensi/wilayah-queries'
import { akunOperatorAda, findPegawai, findPegawaiBy, listUnit, recordReveal, selectPegawai } from './queries'

const calls = api.dataMaster.pegawai

const KODE = {
  idAgama: 'agama',
  idStatusKepegawaian: 'status-kepegawaian',
  golongan: 'pangkat-golongan',
  pendidikan: 'jenjang-pendidikan',
} as const

type Isian = Partial<z.output<typeof PegawaiInput>>

const table = plainTable({
  table: 'pegawai',
  name: 'Pegawai',
  find: findPegawai,
  words: (db, { nip, nik }) => ({
    pegawai_nip: async () =>
      duplikat('nip', `NIP/NIY sudah dipakai oleh ${(await findPegawaiBy(db, 'nip', String(nip)))?.namaLengkap ?? 'pegawai lain'}`),
    pegawai_nik: async () =>
      duplikat('nik', `NIK sudah dipakai oleh ${(await findPegawaiBy(db, 'nik', String(nik)))?.namaLengkap ?? 'pegawai lain'}`),
    pegawai_akun: () => duplikat('idAkun', 'Akun ini sudah ditautkan ke pegawai lain'),
  }),
})

type Row = NonNullable<Awaited<ReturnType<typeof findPegawai>>>

/** A row as lists and details show it: the NIK is masked (DM-R27). */
const show = ({ jenisKelamin, jenisPegawai, nik, ...row }: Row): Pegawai => ({
  ...row,
  nik: nik === null ? null : samarkanNikDaftar(nik),
  jenisKelamin: jenisKelamin as 'L' | 'P',
  jenisPegawai: jenisPegawai as Pegawai['jenisPegawai'],
})

/** One record; its NIK is told to who may write it, on record (DM-R27). */
async function lihat({ db, session, http }: Context, id: string): Promise<Pegawai> {
  const row = await table.get(db, id)
  if (row.nik === null || !boleh(session.scopes, { scope: 'F2', access: 'T' })) return show(row)
  await recordReveal(db, {
    idBaris: id,
    label: row.nama,
    idAkun: session.uuid,
    alamatIp: http.ip,
    peramban: http.userAgent,
    requestId: http.requestId,
  })
  return { ...show(row), nik: row.nik }
}

async function assertIsian(db: Db, isian: Isian, lama?: Row): Promise<void> {
  for (const [field, daftar] of Object.entries(KODE)) {
    const before = lama?.[field as keyof typeof KODE]
    await assertKode(db, { field, daftar, before }, isian[field as keyof typeof KODE])
  }
  if (isian.idWilayah && isian.idWilayah !== lama?.idWilayah && (await findWilayah(db, isian.idWilayah))?.level !== 3)
    throw isianSalah('idWilayah', 'Pilih sampai tingkat kecamatan')
  if (isian.idAkun && isian.idAkun !== lama?.idAkun && !(await akunOperatorAda(db, isian.idAkun)))
    throw isianSalah('idAkun', 'Pilih akun operator', 'tidak_dikenal')
}

/** Gives the picture of a form to its member of staff, and lets go of the one before. */
async function pasangFoto(
  db: Db,
  { id, versi, lama, baru }: { id: string; versi: number; lama: string | null; baru: string | null },
): Promise<void> {
  if (baru === lama) return
  if (baru !== null)
    await keepFile(db, baru, { jenis: 'foto', area: 'data-master', pemilikJenis: 'pegawai', idPemilik: id, field: 'idFoto' })
  await updateVersioned(db, 'pegawai', { id, versi, idFoto: baru })
  if (lama !== null) await dropFile(db, lama)
}

export const pegawai = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectPegawai(context.db, input),
      sort: { nama: 'g.nama', nip: 'g.nip', unit: 'g.unit', tmtMulai: 'g.tmtMulai' },
      tie: 'g.id',
      show,
      schema: Pegawai,
      title: 'Pegawai',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await lihat(context, input.id) })),
  create: calls.create.handler(async ({ input: { idFoto = null, ...isian }, context: { db } }) => {
    await assertIsian(db, isian)
    const { id, versi } = await table.create(db, isian)
    await pasangFoto(db, { id, versi, lama: null, baru: idFoto })
    return { data: show(await table.get(db, id)) }
  }),
  update: calls.update.handler(async ({ input: { idFoto, ...input }, context: { db } }) => {
    const lama = await table.get(db, input.id)
    const { id: _id, versi: _versi, ...isian } = input
    assertWholeRow(PegawaiInput, lama, isian)
    await assertIsian(db, isian, lama)
    const { versi } = await table.update(db, { id: input.id, versi: input.versi, ...isian })
    if (idFoto !== undefined) await pasangFoto(db, { id: input.id, versi, lama: lama.idFoto, baru: idFoto })
    return { data: show(await table.get(db, input.id)) }
  }),
  remove: calls.remove.handler(async ({ input, context: { db } }) => {
    const lama = await table.get(db, input.id)
    await table.remove(db, input.id)
    if (lama.idFoto !== null) await dropFile(db, lama.idFoto)
    return { data: null }
  }),
  unit: calls.unit.handler(async ({ context }) => ({ data: await listUnit(context.db) })),
})
