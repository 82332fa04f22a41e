import type { Blok, Kolom } from '@sivitas/contract/pengaturan/template/isi'
import { isiPlaceholder, tanpaIsi, type IsiPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import { nomorBerjenis, type Letterhead, type PageTemplate, type Sheet } from './page'
import type { Pictures } from './pictures'
import { richParagraphs } from './rich-text'
import { twoColumns, type TableRow } from './two-columns'

export type BlockContext = {
  template: PageTemplate
  sheet: Sheet
  words: IsiPlaceholder
  letterhead: Letterhead
  pictures: Pictures
}

type Of<Jenis extends Blok['jenis']> = Extract<Blok, { jenis: Jenis }>
type Drawn = Record<string, unknown>

const english = ({ template }: BlockContext, text: string | undefined) => (template.bahasa === 'id' ? null : text || null)
/** An English-only template prints the English word in the first place. */
const named = ({ template }: BlockContext, { label, labelInggris }: { label: string; labelInggris?: string | undefined }) =>
  template.bahasa === 'en' && labelInggris
    ? { label: labelInggris, inggris: null }
    : { label, inggris: template.bahasa === 'id-en' ? labelInggris || null : null }

async function kop(context: BlockContext, { logo }: Of<'kop'>): Promise<Drawn> {
  const { letterhead, pictures } = context
  const gambar = await pictures.stored(letterhead.idKop)
  const tanda = logo && !gambar ? await pictures.stored(letterhead.idLogo) : null
  return { jenis: 'kop', gambar, logo: tanda, baris: letterhead.baris }
}

function judul(context: BlockContext, { teks, teksInggris, keterangan }: Of<'judul'>): Drawn {
  const { words, template } = context
  const ket = keterangan && !tanpaIsi(keterangan, words) ? isiPlaceholder(keterangan, words) : null
  const utama = template.bahasa === 'en' && teksInggris ? teksInggris : teks
  const kedua = template.bahasa === 'id-en' ? english(context, teksInggris) : null
  return { jenis: 'judul', teks: isiPlaceholder(utama, words), inggris: kedua, ket }
}

/** Room for the longest label, in millimetres: letters of the template's size are about half as wide as high. */
function labelWidth({ template }: BlockContext, labels: readonly { label: string; inggris: string | null }[]): number {
  const signs = Math.max(...labels.map(({ label, inggris }) => label.length + (inggris ? inggris.length * 0.85 + 3 : 0)))
  return Math.min(75, Math.ceil(signs * template.ukuran * 0.19 + 3))
}

async function pasangan(context: BlockContext, block: Of<'identitas'> | Of<'ringkasan'>): Promise<Drawn> {
  const { words, sheet, pictures } = context
  const rows = block.baris.map((row) => {
    const isi = tanpaIsi(row.isi, words) ? '-' : isiPlaceholder(row.isi, words)
    return { ...named(context, row), isi, tempat: row.label, baris: isi.length > 80 ? 3 : 1 }
  })
  const foto = block.jenis === 'identitas' && block.foto ? await pictures.stored(sheet.data.idFoto) : null
  return { jenis: 'pasangan', kolom: block.kolom, lebar: labelWidth(context, rows), foto, baris: rows }
}

const cellsOf = (row: IsiPlaceholder, kolom: readonly Kolom[]) => kolom.map(({ field }) => row[field] ?? '')

/** Rows under a heading for each value of the field, in the order of their first row. */
function grouped(rows: readonly IsiPlaceholder[], field: string, kolom: readonly Kolom[]): TableRow[] {
  const groups = new Map<string, IsiPlaceholder[]>()
  for (const row of rows) groups.set(row[field] ?? '', [...(groups.get(row[field] ?? '') ?? []), row])
  return [...groups].flatMap(([value, members]) => [
    { grup: field === 'semester' ? `Semester ${value}` : value },
    ...members.map((row) => cellsOf(row, kolom)),
  ])
}

function tabel(context: BlockContext, { sumber, duaKolom, kelompok, ukuran }: Of<'tabel'>): Drawn {
  const { template, sheet } = context
  const rows = sheet.data.larik[sumber] ?? []
  const kolom = template.kolom.map(({ judul: label, judulInggris: labelInggris, lebar, rata }) => {
    const { label: nama, inggris } = named(context, { label, labelInggris })
    return { judul: nama, inggris, lebar, rata }
  })
  const baris = kelompok ? grouped(rows, kelompok, template.kolom) : rows.map((row) => cellsOf(row, template.kolom))
  const size = ukuran ?? Math.min(template.ukuran, duaKolom ? 7.5 : 9)
  const dua = duaKolom && baris.length > 1 ? twoColumns(template, baris, { before: blocksBefore(context), size }) : null
  return { jenis: 'tabel', ukuran: size, kolom, baris: dua ? [] : baris, dua }
}

/** What stands on the first page above the table. */
function blocksBefore({ template: { isi } }: BlockContext): readonly Blok[] {
  const blocks = isi.bentuk === 'blok' ? isi.blok : []
  return blocks.slice(
    0,
    blocks.findIndex(({ jenis }) => jenis === 'tabel'),
  )
}

const SIDES = ['kiri', 'tengah', 'kanan'] as const

async function tandaTangan(context: BlockContext, { tempatTanggal, lain }: Of<'tanda-tangan'>): Promise<Drawn> {
  const { template, sheet, words, pictures } = context
  const columns = Object.fromEntries(SIDES.map((side) => [side, [] as Drawn[]]))
  for (const { jabatan, nama, nomor, posisi } of lain) {
    const fill = (text: string) => isiPlaceholder(text, words)
    columns[posisi]?.push({ baris: [fill(jabatan)], nama: fill(nama), nomor: nomor ? fill(nomor) : null, ttd: null, cap: null })
  }
  for (const [index, { posisi, pakaiTtd, pakaiCap }] of template.penandatangan.entries()) {
    const official = sheet.pejabat[index]
    if (!official) continue
    columns[posisi]?.push({
      baris: official.baris,
      nama: official.nama,
      nomor: nomorBerjenis(official),
      ttd: pakaiTtd ? await pictures.stored(official.idTtd) : null,
      cap: pakaiCap ? await pictures.stored(official.idCap) : null,
    })
  }
  const tiang = SIDES.map((side) => columns[side] ?? [])
  const last = tiang.findLastIndex((column) => column.length > 0)
  return {
    jenis: 'tanda',
    tempat: SIDES.map((_, index) => (index === last ? isiPlaceholder(tempatTanggal, words).replace(/^[\s,]+/, '') : '')),
    tiang,
  }
}

function teks({ words }: BlockContext, { html }: Of<'teks'>): Drawn {
  const paragraf = richParagraphs(html).map((row) => ({
    ...row,
    potong: row.potong.map((run) => ({ ...run, t: isiPlaceholder(run.t, words) })),
  }))
  return { jenis: 'teks', paragraf }
}

async function gambar({ sheet, letterhead, pictures }: BlockContext, block: Of<'gambar'>): Promise<Drawn> {
  const id = { berkas: block.idBerkas, foto: sheet.data.idFoto, logo: letterhead.idLogo }[block.sumber]
  const { posisi, lebar, tinggi = null } = block
  return { jenis: 'gambar', nama: await pictures.stored(id), posisi, lebar, tinggi }
}

function qr({ sheet, pictures }: BlockContext, { posisi, ukuran }: Of<'qr'>): Drawn {
  return {
    jenis: 'qr',
    posisi,
    ukuran,
    qr: pictures.code('qrcode', sheet.url ?? 'PRATINJAU'),
    ket: sheet.kode ? 'Pindai untuk memeriksa keaslian dokumen ini' : 'Pratinjau',
  }
}

async function draw(context: BlockContext, block: Blok): Promise<Drawn> {
  switch (block.jenis) {
    case 'kop':
      return await kop(context, block)
    case 'judul':
      return judul(context, block)
    case 'identitas':
    case 'ringkasan':
      return await pasangan(context, block)
    case 'tabel':
      return tabel(context, block)
    case 'tanda-tangan':
      return await tandaTangan(context, block)
    case 'teks':
      return teks(context, block)
    case 'qr':
      return qr(context, block)
    case 'gambar':
      return await gambar(context, block)
    case 'pemisah':
      return { jenis: 'pemisah', gaya: block.gaya, tinggi: block.tinggi }
  }
}

/** A template whose QR is on prints one, even where no block places it: before the signatures, else at the end. */
function withQr(blocks: readonly Blok[], wanted: boolean): readonly Blok[] {
  if (!wanted) return blocks.filter(({ jenis }) => jenis !== 'qr')
  if (blocks.some(({ jenis }) => jenis === 'qr')) return blocks
  const at = blocks.findIndex(({ jenis }) => jenis === 'tanda-tangan')
  const code: Blok = { jenis: 'qr', posisi: 'kiri', ukuran: 20 }
  return at < 0 ? [...blocks, code] : blocks.toSpliced(at + 1, 0, code)
}

/** The blocks of a document with all its words filled in. */
export async function drawBlocks(context: BlockContext): Promise<Drawn[]> {
  const { isi, qr: wanted } = context.template
  const blocks: readonly Blok[] = isi.bentuk === 'blok' ? isi.blok : isi.bentuk === 'html' ? [{ jenis: 'teks', html: isi.html }] : []
  const drawn: Drawn[] = []
  for (const block of withQr(blocks, wanted)) drawn.push(await draw(context, block))
  return drawn
}
