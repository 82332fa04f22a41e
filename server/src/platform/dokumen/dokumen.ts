import { DokumenRingkas, type Dokumen } from '@sivitas/contract/platform/dokumen'
import { JENIS_TEMPLATE, KODE_JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import { gantiDokumen } from '../../akademik/public'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { assertMayCall, mayCall } from '../../auth/rights'
import { keepContent, printCopy } from '../../documents/issue/archive'
import { verificationUrl } from '../../documents/issue/issue'
import { cancelDocument, findDocument, findOrigin, type DocumentRow } from '../../documents/issue/queries'
import { cancelNumber } from '../../documents/numbers/queries'
import { Galat, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { todayOf } from '../../tenant/today'
import { berkasHuruf, daftarHuruf } from './huruf'
import { findAkhir, findDokumen, listRantai, recordUse, selectDokumen, type DokumenRow } from './queries'
import { verifikasi } from './verifikasi'

const calls = api.platform.dokumen

type Access = 'B' | 'T'
const scopesOf = (jenis: string) => ['MM', JENIS_TEMPLATE[jenis as JenisTemplate].scopeDokumen] as const

/** Kinds of document that the caller may look at. */
const kindsOf = ({ session }: Context) => KODE_JENIS_TEMPLATE.filter((jenis) => mayCall(session, { scope: scopesOf(jenis), access: 'B' }))

function show({ status, jenis, pemilikJenis, ...row }: DokumenRow): DokumenRingkas {
  const kind = jenis as JenisTemplate
  const known = { status: status as DokumenRingkas['status'], pemilikJenis: pemilikJenis as DokumenRingkas['pemilikJenis'] }
  return { ...row, ...known, jenis: kind, namaJenis: JENIS_TEMPLATE[kind].nama }
}

/** @throws Galat 404, or 403 when its kind is another area's */
async function holdOf(context: Context, id: string, { access, lock = false }: { access: Access; lock?: boolean }): Promise<DocumentRow> {
  const row = await findDocument(context.db, id, { lock })
  if (!row) throw tidakDitemukan('Dokumen')
  assertMayCall(context.session, { scope: scopesOf(row.jenis), access })
  return row
}

async function get(context: Context, id: string): Promise<Dokumen> {
  const { db } = context
  const stored = await holdOf(context, id, { access: 'B' })
  const row = await findDokumen(db, id)
  if (!row) throw tidakDitemukan('Dokumen')
  const { alasan, berakhirPada, berakhirOleh, idPengganti } = await findAkhir(db, id)
  const cancelled = stored.status === 'dibatalkan'
  return {
    ...show(row),
    hash: stored.hash,
    urlVerifikasi: verificationUrl(await findOrigin(db), stored.kode),
    pejabat: stored.pejabat,
    data: { ...stored.data },
    idPengganti,
    rantai: (await listRantai(db, id)).map(({ hash: _hash, ...link }) => link),
    alasanBatal: alasan,
    dibatalkanPada: cancelled ? berakhirPada : null,
    dibatalkanOleh: cancelled ? berakhirOleh : null,
  }
}

const fileName = ({ judul, nimPemilik, namaPemilik }: DocumentRow, ekstensi: string) =>
  bersihkanNamaBerkas(`${judul} ${nimPemilik ?? namaPemilik}.${ekstensi}`)

async function trace({ db, session, http }: Context, row: DocumentRow, aksi: 'unduh' | 'cetak'): Promise<void> {
  const { id: idBaris, judul: label } = row
  await recordUse(db, {
    aksi,
    idBaris,
    label,
    idAkun: session.uuid,
    alamatIp: http.ip,
    peramban: http.userAgent,
    requestId: http.requestId,
  })
}

async function unduh(context: Context, id: string): Promise<File> {
  const row = await holdOf(context, id, { access: 'B', lock: true })
  const { isi, mime, ekstensi } = await keepContent(context, row)
  await trace(context, row, 'unduh')
  return new File([Uint8Array.from(isi)], fileName(row, ekstensi), { type: mime })
}

async function cetak(context: Context, id: string): Promise<File> {
  const row = await holdOf(context, id, { access: 'B', lock: true })
  refuseEnded(row)
  const { isi, mime, ekstensi, ke } = await printCopy(context, row)
  await trace(context, row, 'cetak')
  return new File([Uint8Array.from(isi)], fileName({ ...row, judul: `${row.judul} salinan ${ke}` }, ekstensi), { type: mime })
}

/** What was replaced or cancelled is over: no copy of it, and nothing revives it. */
function refuseEnded({ status }: DocumentRow): void {
  if (status === 'terbit') return
  throw new Galat([423, 'final'], status === 'diganti' ? 'Dokumen ini sudah diganti. Buka penggantinya.' : 'Dokumen ini sudah dibatalkan.')
}

async function ganti(
  context: Context,
  { id, alasan, tanggal = todayOf(context) }: { id: string; alasan: string; tanggal?: string | undefined },
): Promise<Dokumen> {
  const row = await holdOf(context, id, { access: 'T', lock: true })
  refuseEnded(row)
  const { supervisor } = context.session
  const issued = await gantiDokumen(context, row, {
    alasan,
    tanggal,
    izin: { supervisor, alasan },
    periode: context.tenant.college.periodeAktif,
  })
  return await get(context, issued.id)
}

async function batalkan(context: Context, { id, alasan }: { id: string; alasan: string }): Promise<Dokumen> {
  const row = await holdOf(context, id, { access: 'T', lock: true })
  if (!context.session.supervisor) throw tanpaHak('Hanya Supervisor yang dapat membatalkan dokumen.', { jenisOperator: 'Supervisor' })
  refuseEnded(row)
  await cancelDocument(context.db, id, alasan)
  await cancelNumber(context.db, id, alasan)
  return await get(context, id)
}

export const dokumen = calls.router({
  list: calls.list.handler(({ input, context }) => {
    const kinds = kindsOf(context)
    const newestFirst = { ...input, order: input.order ?? ({ diterbitkanPada: 'desc' } as const) }
    return answerList(context, newestFirst, {
      query: selectDokumen(context.db, {
        ...input,
        jenis: input.jenis?.length ? input.jenis.filter((jenis) => kinds.includes(jenis)) : kinds,
      }),
      sort: {
        diterbitkanPada: 'd.diterbitkanPada',
        tanggal: 'd.tanggal',
        nomor: 'd.nomor',
        judul: 'd.judul',
        jumlahCetak: 'd.jumlahCetak',
      },
      tie: 'd.id',
      show,
      schema: DokumenRingkas,
      title: 'Arsip Dokumen',
    })
  }),
  get: calls.get.handler(async ({ input, context }) => ({ data: await get(context, input.id) })),
  unduh: calls.unduh.handler(({ input, context }) => unduh(context, input.id)),
  cetak: calls.cetak.handler(({ input, context }) => cetak(context, input.id)),
  ganti: calls.ganti.handler(async ({ input, context }) => ({ data: await ganti(context, input) })),
  batalkan: calls.batalkan.handler(async ({ input, context }) => ({ data: await batalkan(context, input) })),
  verifikasi: calls.verifikasi.handler(async ({ input, context }) => ({ data: await verifikasi(context, input.kode) })),
  huruf: calls.huruf.handler(() => ({ data: daftarHuruf() })),
  berkasHuruf: calls.berkasHuruf.handler(({ input }) => berkasHuruf(input)),
})
