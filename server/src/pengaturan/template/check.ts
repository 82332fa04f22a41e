import type { Blok, Isi } from '@sivitas/contract/pengaturan/template/isi'
import { JENIS_TEMPLATE } from '@sivitas/contract/pengaturan/template/jenis'
import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { daftarPlaceholder, galatPlaceholder } from '@sivitas/rules/pengaturan/template/placeholder'
import type { Context } from '../../auth/context'
import { checkDocx } from '../../documents/render/docx'
import { readFile } from '../../files/files'
import { FONT_FAMILIES } from '../../kit/export/pdf/font-families'
import { isianSalah } from '../../kit/galat'
import { cleanHtml } from '../../kit/rich-text'

/** All texts of the content in which words in braces may stand. */
function textsOf(isi: Isi): string[] {
  if (isi.bentuk === 'html') return [isi.html]
  if (isi.bentuk === 'kartu') return [...isi.depan, ...isi.belakang].map((layer) => layer.isi)
  return isi.bentuk === 'blok' ? isi.blok.flatMap(blockTexts) : []
}

function blockTexts(block: Blok): string[] {
  switch (block.jenis) {
    case 'judul':
      return [block.teks, block.teksInggris ?? '', block.keterangan ?? '']
    case 'identitas':
    case 'ringkasan':
      return block.baris.map(({ isi }) => isi)
    case 'teks':
      return [block.html]
    case 'tanda-tangan':
      return [block.tempatTanggal, ...block.lain.flatMap(({ jabatan, nama, nomor }) => [jabatan, nama, nomor ?? ''])]
    default:
      return []
  }
}

/** What is kept of HTML, so that nothing else is ever stored (PL-R51). */
export function cleaned(isi: Isi): Isi {
  if (isi.bentuk === 'html') return { ...isi, html: cleanHtml(isi.html) }
  if (isi.bentuk !== 'blok') return isi
  return { ...isi, blok: isi.blok.map((block) => (block.jenis === 'teks' ? { ...block, html: cleanHtml(block.html) } : block)) }
}

type Checked = Pick<TemplateInput, 'jenis' | 'isi' | 'kolom' | 'qr' | 'kertas' | 'catatanKaki'>

function checkTables({ jenis, isi, kolom }: Checked): void {
  const words = daftarPlaceholder(jenis)
  const loops = new Set(words.map(({ larik }) => larik).filter((larik) => larik !== null))
  const tables = isi.bentuk === 'blok' ? isi.blok.filter((block) => block.jenis === 'tabel') : []
  for (const { sumber, kelompok } of tables) {
    if (!loops.has(sumber)) throw isianSalah('isi', `Tabel {${sumber}} tidak dikenal. Pilihan: ${[...loops].join(', ')}.`)
    const fields = new Set(words.filter(({ larik }) => larik === sumber).map(({ nama }) => nama))
    if (kelompok && !fields.has(kelompok)) throw isianSalah('isi', `Kelompok {${kelompok}} tidak dikenal pada tabel ini.`)
  }
  const fields = new Set(words.filter(({ larik }) => larik !== null).map(({ nama }) => nama))
  const strange = kolom.find(({ field }) => !fields.has(field))
  if (strange) throw isianSalah('kolom', galatPlaceholder(jenis, `{${strange.field}}`) ?? `Kolom ${strange.field} bukan isian tabel.`)
  if (tables.length > 0 && kolom.length === 0) throw isianSalah('kolom', 'Tabel membutuhkan paling sedikit satu kolom')
}

function checkShape({ jenis, isi, kertas, qr }: Checked): void {
  if (jenis === 'transkrip' && qr === false) throw isianSalah('qr', 'QR tidak dapat dimatikan untuk transkrip')
  const { kartu, nama } = JENIS_TEMPLATE[jenis]
  if (kartu !== (kertas === 'CR80'))
    throw isianSalah('kertas', kartu ? `${nama} hanya dicetak pada kertas CR80` : 'Kertas CR80 hanya untuk kartu')
  if (kartu !== (isi.bentuk === 'kartu'))
    throw isianSalah('isi', kartu ? `${nama} disusun sebagai kartu` : 'Bentuk kartu hanya untuk KTM dan kartu lain')
}

/**
 * A chosen font is one of this server. A template that was made with one that got lost keeps it, so only a new choice is
 * checked (PL edge 40). @throws Galat 422
 */
export function checkFont(huruf: string): void {
  if (Object.hasOwn(FONT_FAMILIES, huruf)) return
  throw isianSalah('huruf', `Cannot update activeFont: The font ${huruf} is not in the font list`, 'tidak_dikenal')
}

/** @throws Galat 422 on the field that can't be printed, naming an unknown placeholder and what was probably meant */
export async function checkTemplate(context: Context, template: Checked): Promise<void> {
  checkShape(template)
  const { jenis, isi, catatanKaki } = template
  const galat = galatPlaceholder(jenis, textsOf(isi).join('\n'))
  if (galat) throw isianSalah('isi', galat)
  const foot = galatPlaceholder(jenis, catatanKaki ?? '')
  if (foot) throw isianSalah('catatanKaki', foot)
  if (isi.bentuk === 'docx') checkDocx(jenis, (await readFile(context, isi.idBerkas)).isi)
  checkTables(template)
}
