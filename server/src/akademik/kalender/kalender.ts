import { Entri } from '@sivitas/contract/akademik/kalender'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import type { Db } from '../../db/client'
import { dropFile, keepFile } from '../../files/files'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { plainTable } from '../../kit/plain-table'
import { metaOf } from '../../kit/reply'
import { sendFile } from '../../kit/send-file'
import { assertSasaran } from '../jadwal-sistem/izin'
import { cetakKalender } from './cetak'
import { kalenderIcs } from './ics'
import { findEntri, findPeriodeOf, listTahun, selectEntri } from './queries'
import { salinTahun } from './salin'
import { findTerbitan, listTerbit, putTerbitan, removeTerbitan } from './terbit-queries'

const calls = api.akademik.kalender

const table = plainTable({
  table: 'kalenderAkademik',
  name: 'Entri kalender',
  find: findEntri,
  words: () => ({
    kalender_akademik_sama: () => duplikat('tanggalMulai', 'Kegiatan ini sudah ada pada tanggal mulai yang sama.'),
    kalender_akademik_tanggal: () => isianSalah('tanggalSelesai', 'Tanggal selesai harus sama atau setelah tanggal mulai'),
  }),
})

/** An entry can be written while its period is open, by whoever may speak for its prodi. */
async function assertBoleh(
  context: Context,
  { idPeriode, idProdi }: { idPeriode: number; idProdi?: string | null | undefined },
): Promise<void> {
  assertSasaran(context, { idProdi })
  const periode = await findPeriodeOf(context.db, idPeriode)
  if (!periode) throw isianSalah('idPeriode', 'Periode belum dibuat. Tambahkan di Periode Akademik.', 'tidak_dikenal')
  if (periode.status === 'ditutup' || periode.status === 'arsip')
    throw new Galat([423, 'terkunci'], `Periode ${periode.label} sudah ditutup, sehingga kalendernya tidak dapat diubah.`)
}

const LAMPIRAN = { jenis: 'dokumen', area: 'akademik', pemilikJenis: 'kalender-akademik', field: 'idLampiran' } as const

/** Gives an uploaded attachment to its entry; the one before goes. Left out, nothing changes. */
async function keepLampiran(db: Db, entri: { id: string; idLampiran: string | null }, baru: string | null | undefined): Promise<void> {
  if (baru === undefined || baru === entri.idLampiran) return
  if (baru !== null) await keepFile(db, baru, { ...LAMPIRAN, idPemilik: entri.id, menggantikan: entri.idLampiran })
  else if (entri.idLampiran) await dropFile(db, entri.idLampiran)
}

export const kalender = calls.router({
  list: calls.list.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectEntri(context.db, input),
      sort: {
        tanggalMulai: 'kalenderAkademik.tanggalMulai',
        tanggalSelesai: 'kalenderAkademik.tanggalSelesai',
        nama: 'kalenderAkademik.nama',
        kegiatan: 'kegiatanAkademik.urut',
      },
      tie: 'kalenderAkademik.id',
      show: (row) => row,
      schema: Entri,
      title: 'Kalender akademik',
    }),
  ),
  get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
  create: calls.create.handler(async ({ input, context }) => {
    await assertBoleh(context, input)
    const baru = await table.create(context.db, input)
    await keepLampiran(context.db, { id: baru.id, idLampiran: null }, input.idLampiran)
    return { data: await table.get(context.db, baru.id) }
  }),
  update: calls.update.handler(async ({ input, context }) => {
    const lama = await table.get(context.db, input.id)
    await assertBoleh(context, lama)
    await assertBoleh(context, {
      idPeriode: input.idPeriode ?? lama.idPeriode,
      idProdi: input.idProdi === undefined ? lama.idProdi : input.idProdi,
    })
    await keepLampiran(context.db, lama, input.idLampiran)
    return { data: await table.update(context.db, input) }
  }),
  remove: calls.remove.handler(async ({ input, context }) => {
    const lama = await table.get(context.db, input.id)
    await assertBoleh(context, lama)
    await table.remove(context.db, input.id)
    await keepLampiran(context.db, lama, null)
    return { data: null }
  }),
  terbitan: calls.terbitan.handler(async ({ input, context }) => ({ data: await findTerbitan(context.db, input.tahun) })),
  terbitkan: calls.terbitkan.handler(async ({ input, context }) => {
    const { db } = context
    assertSasaran(context, {})
    const { tahun, nomorSk = null, tanggalSk = null } = input
    if (input.terbit && (await findTerbitan(db, tahun)).jumlah === 0)
      throw new Galat([409, 'kosong'], `Kalender ${tahun - 1}/${tahun} masih kosong, sehingga belum dapat diterbitkan.`)
    if (input.terbit) await putTerbitan(db, { tahun, nomorSk, tanggalSk, terbitPada: new Date() })
    else await removeTerbitan(db, tahun)
    return { data: await findTerbitan(db, tahun) }
  }),
  salin: calls.salin.handler(({ input, context }) => salinTahun(context, input)),
  cetak: calls.cetak.handler(async ({ input, context }) => {
    const isi = await cetakKalender(context, input)
    await sendFile(context, { name: `Kalender Akademik ${input.tahun - 1}-${input.tahun}.pdf`, type: 'application/pdf', isi })
    return { data: null }
  }),
  ics: calls.ics.handler(async ({ input, context }) => {
    const terbit = await listTerbit(context.db)
    const tahun = input.tahun === undefined ? terbit : terbit.filter((satu) => satu === input.tahun)
    if (input.tahun !== undefined && tahun.length === 0) throw tidakDitemukan(`Kalender ${input.tahun - 1}/${input.tahun}`)
    const rows = []
    for (const satu of tahun) rows.push(...(await listTahun(context.db, satu, { publik: true })))
    const isi = kalenderIcs(`Kalender Akademik ${context.tenant.college.judul}`, rows)
    await sendFile(context, { name: 'kalender-akademik.ics', type: 'text/calendar; charset=utf-8', isi })
    return { data: [], meta: metaOf({ page: 1, itemsPerPage: 20 }, rows.length) }
  }),
})
