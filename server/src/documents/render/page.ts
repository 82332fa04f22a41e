import type { Template } from '@sivitas/contract/pengaturan/template/template'
import type { PejabatTercetak } from '@sivitas/contract/pengaturan/pejabat'
import type { IsiPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'

/** What is printed for one owner: words and loops, all as text and in the words of the college. It is kept as it was. */
export type DocumentData = {
  readonly isi: IsiPlaceholder
  readonly larik: Readonly<Record<string, readonly IsiPlaceholder[]>>
  /** Stored photo of the owner. */
  readonly idFoto?: string | null
  /** Instead of the template's own watermark. */
  readonly tandaAir?: string | null
}

/** The parts of a template that a page is set from; a draft that nobody has saved has them as well. */
export type PageTemplate = Pick<
  Template,
  | 'jenis'
  | 'nama'
  | 'kertas'
  | 'orientasi'
  | 'margin'
  | 'bahasa'
  | 'isi'
  | 'kolom'
  | 'huruf'
  | 'ukuran'
  | 'penandatangan'
  | 'tandaAir'
  | 'catatanKaki'
  | 'qr'
>

/** One document of a batch. */
export type Sheet = {
  readonly data: DocumentData
  readonly pejabat: readonly PejabatTercetak[]
  /** Code and address of the public page; none for previews and drafts, whose QR then leads nowhere. */
  readonly kode: string | null
  readonly url: string | null
  /** Printed at the head of every page: 'SALINAN KE-2'. */
  readonly kepala?: string | null
  /** Instead of the template's own watermark. */
  readonly tandaAir?: string | null
  /** Whom a finding is about. */
  readonly pemilik?: string
}

/** The college as it stands at the head of a page. */
export type Letterhead = {
  readonly pt: string
  readonly kota: string
  readonly baris: readonly string[]
  readonly idLogo: string | null
  readonly idKop: string | null
}

/** Millimetres, upright. F4 is the Indonesian folio, CR80 a plastic card. */
const PAPER: Readonly<Record<Template['kertas'], readonly [number, number]>> = {
  A4: [210, 297],
  F4: [215, 330],
  A5: [148, 210],
  LETTER: [215.9, 279.4],
  CR80: [85.6, 53.98],
}

/** Width and height of a template's page in millimetres. A card always lies. */
export function paperOf({ kertas, orientasi }: Pick<PageTemplate, 'kertas' | 'orientasi'>): { lebar: number; tinggi: number } {
  const [a, b] = PAPER[kertas]
  return kertas !== 'CR80' && orientasi === 'lanskap' ? { lebar: b, tinggi: a } : { lebar: a, tinggi: b }
}

/** Words for the signatories, for texts and DOCX templates that name them one by one. */
export function officialWords(pejabat: readonly PejabatTercetak[]): IsiPlaceholder {
  const words: Record<string, string | null> = {}
  for (const [index, { baris, nama, jenisNomor, nomor }] of pejabat.entries()) {
    words[`jabatan${index + 1}`] = baris.join(' ')
    words[`pejabat${index + 1}`] = nama
    words[`nomorPejabat${index + 1}`] = nomorBerjenis({ jenisNomor, nomor })
  }
  return words
}

/** 'NIDN 0412057501', or null without a number. */
export const nomorBerjenis = ({ jenisNomor, nomor }: Pick<PejabatTercetak, 'jenisNomor' | 'nomor'>): string | null =>
  nomor ? [jenisNomor, nomor].filter(Boolean).join(' ') : null

/** All words of a document: the owner's, the signatories' and those of the document itself. */
export const wordsOf = ({ data, pejabat, kode, url }: Sheet, { pt, kota }: Letterhead): IsiPlaceholder => ({
  pt,
  kota,
  ...officialWords(pejabat),
  ...data.isi,
  kodeDokumen: kode,
  urlVerifikasi: url,
})
