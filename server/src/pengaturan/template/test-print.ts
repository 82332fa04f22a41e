import { randomUUID } from 'node:crypto'
import type { HasilUji, Temuan, Template } from '@sivitas/contract/pengaturan/template/template'
import { daftarPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import type { Context } from '../../auth/context'
import { findLetterhead } from '../../documents/issue/queries'
import { findUnits } from '../../documents/officials/queries'
import { printSheets } from '../../documents/render/render'
import { storeFile, readFile } from '../../files/files'
import { FONT_FAMILIES, STANDARD_FONT } from '../../kit/export/pdf/font-families'
import { Galat, tidakDitemukan } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { cetakanOf, contohOf, type CetakanUji } from './cetakan'
import { signatories, trialSheet } from './preview'
import { findLastTest, insertTest } from './queries'

/** As many real owners as a test print looks at. */
const OWNERS = 20
const MOST_FINDINGS = 200

const ownerName = ({ pemilik }: CetakanUji) => [pemilik.nim, pemilik.nama].filter(Boolean).join(' - ')

/** All words that the template's content names, whatever shape it has. */
const wordsUsed = (template: Template): string => JSON.stringify([template.isi, template.catatanKaki])

/** Words that must say something and don't, and words that no area can fill yet. */
function emptyWords(template: Template, papers: readonly CetakanUji[]): Temuan[] {
  const used = wordsUsed(template)
  const isUsed = (nama: string) => used.includes(`{${nama}}`) || template.kolom.some(({ field }) => field === nama)
  const must = daftarPlaceholder(template.jenis).filter(({ wajib, larik, nama }) => wajib && larik === null && used.includes(`{${nama}}`))
  const empty = papers.flatMap((paper) =>
    must
      .filter(({ nama, kelompok }) => !['Perguruan tinggi', 'Dokumen'].includes(kelompok) && !paper.data.isi[nama])
      .map(({ nama, label }): Temuan =>
        finding(['galat', 'kosong'], `{${nama}}`, { pesan: `${label} kosong.`, pemilik: ownerName(paper) }),
      ),
  )
  const made = [...new Set(papers.flatMap(({ contoh }) => contoh))].filter(isUsed)
  return [
    ...empty,
    ...made.map((nama) =>
      finding(['peringatan', 'contoh'], `{${nama}}`, { pesan: 'Memakai nilai contoh: datanya belum dicatat di sistem ini.' }),
    ),
  ]
}

function finding(
  [tingkat, jenis]: readonly [Temuan['tingkat'], Temuan['jenis']],
  tempat: string,
  { pesan, pemilik = null }: { pesan: string; pemilik?: string | null },
): Temuan {
  return { tingkat, jenis, tempat, pesan, pemilik }
}

/** Edge case 40: the font that the template was made with is gone from this server. */
const lostFont = ({ huruf }: Template): Temuan[] =>
  huruf in FONT_FAMILIES
    ? []
    : [finding(['peringatan', 'huruf'], 'Huruf', { pesan: `Huruf ${huruf} tidak tersedia; dicetak dengan ${STANDARD_FONT}.` })]

type Tried = { temuan: Temuan[]; halaman: number; pages: Uint8Array[]; mime: string }

async function tryPapers(context: Context, template: Template, papers: readonly CetakanUji[]): Promise<Tried> {
  const tried: Tried = { temuan: [...lostFont(template), ...emptyWords(template, papers)], halaman: 0, pages: [], mime: 'application/pdf' }
  const missing = new Set<string>()
  const sheets = []
  for (const paper of papers) {
    const { idProdi } = paper.pemilik
    const { pejabat, missing: empty } = await signatories(context, template, idProdi)
    for (const message of empty) missing.add(message)
    const sheet = trialSheet(paper.data, { pejabat, tanggal: todayOf(context), pemilik: ownerName(paper) })
    const { idFakultas } = await findUnits(context.db, idProdi)
    const letterhead = await findLetterhead(context.db, idFakultas)
    sheets.push({ sheet, letterhead })
    const printed = await printSheets(context, { template, letterhead, sheets: [sheet], test: true })
    tried.temuan.push(...printed.temuan)
    tried.halaman += printed.halaman
  }
  tried.temuan.push(...[...missing].map((message) => finding(['peringatan', 'pejabat'], 'Penandatangan', { pesan: message })))
  const [first] = sheets
  if (first) {
    const all = await printSheets(context, { template, letterhead: first.letterhead, sheets: sheets.map(({ sheet }) => sheet), test: true })
    tried.pages.push(all.isi)
    tried.mime = all.mime
  }
  return tried
}

type Asked = { idPemilik?: string[] | undefined; periode?: number | undefined }

/**
 * 'Cetak uji': prints 20 real extremes, or the owners asked for, and notes what sticks out, breaks or stays empty; the
 * pages are kept for a day with the findings in red. @throws Galat 409 when there is nobody to print for
 */
export async function uji(
  context: Context,
  template: Template,
  { idPemilik, periode = context.session.sesiSemester }: Asked,
): Promise<HasilUji> {
  const { db } = context
  const ids = idPemilik?.length ? idPemilik : await contohOf(db, template.jenis, { jumlah: OWNERS, periode })
  const papers = await cetakanOf(db, template.jenis, { ids, periode })
  if (papers.length === 0)
    throw new Galat([409, 'tanpa_pemilik'], 'Belum ada pemilik untuk uji cetak pada periode ini. Pilih periode lain.')
  const { temuan, halaman, pages, mime } = await tryPapers(context, template, papers)
  const shown = temuan.slice(0, MOST_FINDINGS)
  const berhasil = temuan.every(({ tingkat }) => tingkat !== 'galat')
  const [isi] = pages
  const file = isi ? await storeFile(context, { nama: `Uji ${template.nama}`, mime, isi, jenis: 'hasil' }) : null
  const id = randomUUID()
  await insertTest(db, { id, idTemplate: template.id, berhasil, jumlah: papers.length, halaman, temuan: shown, idBerkas: file?.id ?? null })
  return { id, pada: new Date(), berhasil, jumlah: papers.length, halaman, temuan: shown, basi: false }
}

/** The pages of the last test print. @throws Galat 404 when there was none, or when they are older than a day */
export async function hasilUji(context: Context, template: Template): Promise<File> {
  const last = await findLastTest(context.db, template.id)
  if (!last?.idBerkas) throw tidakDitemukan('Hasil uji')
  const { row, isi } = await readFile(context, last.idBerkas)
  return new File([Uint8Array.from(isi)], `Uji ${template.nama}.pdf`, { type: row.mime })
}
