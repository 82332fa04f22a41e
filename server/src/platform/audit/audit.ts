import { AuditEkspor, AuditLogRow, AuditRow, MAKS_EKSPOR_AUDIT } from '@sivitas/contract/platform/audit'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { enqueue } from '../../jobs/enqueue'
import { Galat, isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { countOf } from '../../kit/list-query'
import { konfigurasi } from '../../tenant/konfigurasi-queries'
import { ENTITAS } from './entitas'
import { periksaAudit } from './periksa'
import { withNames } from './names-queries'
import { kembalikan, rencanaPulih } from './pulih'
import { findAudit, listEntitas, rowIsVisible, selectAudit, selectAuditLog } from './queries'
import { listArsip, listPemeriksaan, ujungRantai } from './rantai-queries'

const calls = api.platform.audit

type Values = Record<string, unknown> | null
/** The database types jsonb as anything; the log stores objects or nothing. */
const told = <Row extends { sebelum: unknown; sesudah: unknown }>(row: Row) => ({
  ...row,
  sebelum: row.sebelum as Values,
  sesudah: row.sesudah as Values,
})

/** The log of the whole college tells of every prodi (edge case 39), so it needs an operator of all of them. */
function assertWholeCollege({ session }: Context): void {
  if (session.idProdi !== null)
    throw new Galat(
      [403, 'prodi'],
      'Log audit seluruh perguruan tinggi hanya untuk operator semua program studi. Riwayat satu baris tetap dapat dibuka dari barisnya.',
    )
}

/** Who may read the history of a row: whoever may read its area (ENTITAS) and its prodi, and O1. */
async function assertMayRead({ db, session }: Context, entitas: string, idBaris: string): Promise<void> {
  const scope = [...(ENTITAS[entitas]?.baca ?? []), 'O1'] as const
  if (!mayCall(session, { scope, access: 'B' }))
    throw tanpaHak(`Perlu hak akses ${scope.map((code) => `${code}:B`).join(' atau ')} untuk melihat riwayat ini.`, { scope })
  if (!(await rowIsVisible(db, entitas, idBaris))) throw tanpaHak('Riwayat ini milik program studi di luar akses Anda.')
}

/** 'nama: Informatika; aktif: true', as a cell of a file holds it. */
const fieldsText = (values: unknown): string =>
  Object.entries((values ?? {}) as Record<string, unknown>)
    .map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('; ')
const written = <Row extends { sebelum: unknown; sesudah: unknown }>(row: Row) => ({
  ...row,
  sebelum: fieldsText(row.sebelum),
  sesudah: fieldsText(row.sesudah),
})

/** @throws Galat 422 when the filters find more than one file may hold */
async function assertFits(query: ReturnType<typeof selectAuditLog>): Promise<void> {
  const jumlah = await countOf(query)
  if (jumlah <= MAKS_EKSPOR_AUDIT) return
  throw isianSalah(
    'waktu',
    `Ada ${formatAngka(jumlah)} baris; satu berkas memuat paling banyak ${formatAngka(MAKS_EKSPOR_AUDIT)}. Persempit periode atau saringan.`,
  )
}

async function find({ db }: Context, id: number) {
  const row = await findAudit(db, id)
  if (!row) throw tidakDitemukan('Catatan audit')
  return row
}

export const audit = calls.router({
  list: calls.list.handler(async ({ input, context }) => {
    assertWholeCollege(context)
    const query = selectAuditLog(context.db, input, context.tenant.college.zonaWaktu)
    const list = { query, sort: { waktu: 'auditLog.waktu' }, tie: 'auditLog.id', title: 'Log Audit' }
    const newestFirst = { ...input, order: input.order ?? ({ waktu: 'desc' } as const) }
    if (!input.format) return await answerList(context, newestFirst, { ...list, show: told, schema: AuditLogRow })
    await assertFits(query)
    const { meta } = await answerList(context, newestFirst, { ...list, show: written, schema: AuditEkspor })
    return { data: [], meta }
  }),
  entitas: calls.entitas.handler(async ({ context }) => ({ data: await listEntitas(context.db) })),
  get: calls.get.handler(async ({ input, context }) => {
    const row = await find(context, input.id)
    await assertMayRead(context, row.entitas, row.idBaris ?? '')
    const { values: _values, terhapus: _deleted, ...pemulihan } = await rencanaPulih(context, row)
    const [named = told(row)] = await withNames(context.db, row.entitas, [told(row)])
    return { data: { ...named, pemulihan } }
  }),
  baris: calls.baris.handler(async ({ input, context }) => {
    await assertMayRead(context, input.entitas, input.idBaris)
    const answer = await answerList(
      context,
      { ...input, order: input.order ?? { waktu: 'desc' } },
      {
        query: selectAudit(context.db, input),
        sort: { waktu: 'auditLog.id' },
        tie: 'auditLog.id',
        show: told,
        schema: AuditRow,
        title: 'Riwayat',
      },
    )
    return { ...answer, data: await withNames(context.db, input.entitas, answer.data) }
  }),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    const row = await find(context, input.id)
    await assertMayRead(context, row.entitas, row.idBaris ?? '')
    await kembalikan(context, row, input)
    return { status: { message: 'Baris dikembalikan.' }, data: null }
  }),
  periksa: calls.periksa.handler(async ({ context }) => {
    const { id } = await enqueue(context.db, periksaAudit, { parameter: {}, kunciUnik: 'rantai' })
    return { data: { id } }
  }),
  rantai: calls.rantai.handler(async ({ context: { db } }) => {
    const { panjang, hash } = await ujungRantai(db)
    const [pemeriksaan, arsip] = [await listPemeriksaan(db), await listArsip(db)]
    return { data: { panjang, hashAkhir: hash, pemeriksaan, arsip, tahun: (await konfigurasi(db, 'tahun_audit')) ?? 5 } }
  }),
})
