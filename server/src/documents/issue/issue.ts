import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { pilihTemplate, type SasaranTemplate } from '@sivitas/rules/platform/template'
import { storeFile, type FileContext } from '../../files/files'
import { Galat } from '../../kit/galat'
import { nomorBerikut, type BackDating } from '../numbers/numbers'
import { pejabatBerlaku } from '../officials/officials'
import { findOwnLokasi, findUnits, type Units } from '../officials/queries'
import type { DocumentData, Letterhead, Sheet } from '../render/page'
import { printSheets } from '../render/render'
import { keepContent } from './archive'
import {
  findIssued,
  findLetterhead,
  findOrigin,
  holdOwner,
  insertDocument,
  listPublished,
  replaceDocument,
  type DocumentRow,
  type StoredTemplate,
} from './queries'

/** Whose document it is, as it is printed. */
export type DocumentOwner = {
  jenis: 'mahasiswa' | 'dosen' | 'mata-kuliah' | 'perguruan-tinggi'
  id: string
  nama: string
  nim: string | null
  idProdi: string | null
}

export type IssueRequest = {
  jenis: string
  /** What kind of paper of its kind: 'Transkrip Akademik Sementara'. One is in force for an owner and period. */
  judul: string
  pemilik: DocumentOwner
  sasaran: SasaranTemplate
  data: DocumentData
  /** YYYY-MM-DD in the college's zone. */
  tanggal: string
  /** The caller asked for this very day: an older print of another day does not do. */
  tanggalDiminta?: boolean
  periode: number | null
  /** Left out: the template's own. */
  tandaAir?: string | null
  /** Draws a number where the template names a scheme. */
  bernomor: boolean
  izin: BackDating
  /** Issues anew even when nothing has changed; the reason is kept with the old one. */
  gantiKarena?: string
}

export type Issued = { id: string; kode: string; nomor: string | null; isi: Uint8Array; mime: string; ekstensi: string; baru: boolean }

/** What the documents of one template and unit share; made once for a whole batch. */
export type Press = { template: StoredTemplate; pejabat: PejabatTercetak[]; letterhead: Letterhead; units: Units; origin: string }

/**
 * Template, signatories and letterhead for an owner on a day. @throws Galat 409 without a published template, with two
 * alike, or with an office that nobody holds: all before the first page
 */
export async function siapkanCetak(
  { db }: Pick<FileContext, 'db'>,
  { jenis, sasaran, tanggal }: Pick<IssueRequest, 'jenis' | 'sasaran' | 'tanggal'>,
): Promise<Press> {
  const chosen = pilihTemplate(await listPublished(db, jenis), jenis, sasaran)
  if ('galat' in chosen)
    throw new Galat(
      [409, chosen.galat === 'kosong' ? 'template_kosong' : 'template_kembar'],
      `${chosen.pesan} Lihat Pengaturan > Template.`,
    )
  const units = await findUnits(db, sasaran.idProdi ?? null)
  const pejabat = await pejabatBerlaku(db, chosen.template.penandatangan, { tanggal, pemilik: units })
  return { template: chosen.template, pejabat, units, letterhead: await findLetterhead(db, units.idFakultas), origin: await findOrigin(db) }
}

const digest = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/** Says the same as long as a new print would say nothing else. */
function fingerprint(
  { data, judul, tandaAir = null, tanggal, tanggalDiminta = false }: IssueRequest,
  { template, pejabat }: Press,
): string {
  return digest(JSON.stringify([template.id, judul, tandaAir, tanggalDiminta ? tanggal : null, pejabat, data]))
}

export const verificationUrl = (origin: string, kode: string): string => `${origin}/verifikasi/${kode}`

/** The words of the document itself, which only the press knows. */
export const dated = (data: DocumentData, words: { nomor: string | null; tanggal: string }): DocumentData => ({
  ...data,
  isi: { ...data.isi, nomor: words.nomor, tanggalCetak: formatTanggal(words.tanggal) },
})

/**
 * Issues a document in the caller's transaction: number, code, signatories and facts are frozen, the file is kept with
 * its SHA-256. When the owner has the same paper with the same words already, that one is answered; when its words have
 * changed it is marked as replaced. Whatever fails takes the number back with it.
 * @throws Galat 409 as `siapkanCetak`, 403 and 422 as `nomorBerikut`
 */
export async function terbitkanDokumen(context: FileContext, request: IssueRequest, press?: Press): Promise<Issued> {
  const { db } = context
  const ready = press ?? (await siapkanCetak(context, request))
  await holdOwner(db, `${request.jenis}:${request.pemilik.id}`)
  const sidik = fingerprint(request, ready)
  const { jenis, pemilik, periode, judul, gantiKarena } = request
  const before = await findIssued(db, { jenis, idPemilik: pemilik.id, periode, judul })
  if (before && before.sidik === sidik && gantiKarena === undefined) return await answerStored(context, before)
  const issued = await publish(context, { request, ready, sidik })
  if (before) await replaceDocument(db, before.id, { idPengganti: issued.id, alasan: gantiKarena ?? null })
  return issued
}

async function answerStored(context: FileContext, row: DocumentRow): Promise<Issued> {
  const { isi, mime, ekstensi } = await keepContent(context, row)
  return { id: row.id, kode: row.kode, nomor: row.nomor, isi, mime, ekstensi, baru: false }
}

type Publishing = { request: IssueRequest; ready: Press; sidik: string }

async function publish(context: FileContext, { request, ready, sidik }: Publishing): Promise<Issued> {
  const { db } = context
  const { template, pejabat, letterhead, units, origin } = ready
  const { pemilik, tanggal, periode, izin } = request
  const id = randomUUID()
  const kode = randomBytes(16).toString('base64url')
  const numbered = request.bernomor && template.idNomor !== null
  const unit = { ...units, idLokasi: numbered ? await findOwnLokasi(db) : null }
  const { nomor } = numbered
    ? await nomorBerikut(db, { idNomor: template.idNomor ?? '', idDokumen: id, tanggal, periode, unit, izin })
    : { nomor: null }
  const data = dated(request.data, { nomor, tanggal })
  const sheet: Sheet = { data, pejabat, kode, url: verificationUrl(origin, kode), tandaAir: request.tandaAir ?? null }
  const { isi, mime, ekstensi } = await printSheets(context, { template, letterhead, sheets: [sheet] })
  const nama = `${request.judul} ${pemilik.nim ?? pemilik.nama}.${ekstensi}`
  const owner = { area: 'platform', pemilikJenis: 'dokumen', idPemilik: id }
  const file = await storeFile(context, { nama, mime, isi, jenis: 'dokumen', pemilik: owner })
  await insertDocument(db, {
    id,
    kode,
    nomor,
    jenis: request.jenis,
    judul: request.judul,
    idTemplate: template.id,
    nomorVersi: template.nomorVersi,
    pemilikJenis: pemilik.jenis,
    idPemilik: pemilik.id,
    namaPemilik: pemilik.nama,
    nimPemilik: pemilik.nim,
    idProdi: pemilik.idProdi,
    idPeriode: periode,
    tanggal,
    // The watermark belongs to what was printed, so that a copy carries it as well.
    data: { ...data, ...(request.tandaAir ? { tandaAir: request.tandaAir } : {}) },
    sidik,
    hash: digest(isi),
    idBerkas: file.id,
    pejabat,
  })
  return { id, kode, nomor, isi, mime, ekstensi, baru: true }
}
