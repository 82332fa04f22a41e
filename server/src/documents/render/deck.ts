import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { LEBAR_KARTU, letakKartu, TINGGI_KARTU, type LembarKartu } from '@sivitas/rules/data-master/kartu'
import { isiPlaceholder, tanpaIsi } from '@sivitas/rules/pengaturan/template/placeholder'
import type { FileContext } from '../../files/files'
import type { PictureBox } from '../../files/photo'
import { FONT_FAMILIES, STANDARD_FONT } from '../../kit/export/pdf/font-families'
import { typeset } from '../../kit/export/pdf/typst'
import { CARD_SOURCE } from './card-source'
import { wordsOf, type Letterhead, type PageTemplate, type Sheet } from './page'
import { Pictures } from './pictures'

/** A card with everything that it is drawn from; cards of several templates may lie on one sheet. */
export type DeckCard = { template: PageTemplate; letterhead: Letterhead; sheet: Sheet }

/** Cards on A4 with mirrored backs; without it each face is a page of the card's own size, front and back in turn. */
export type DeckSheet = LembarKartu & { garisPotong: boolean }

export type DeckFinding = { tempat: string; jenis: 'meluap' | 'membungkus'; banyak: number; pemilik: string | null }
export type Deck = { isi: Uint8Array; halaman: number; temuan: DeckFinding[] }

type Options = { judul: string; lembar: DeckSheet | null; test?: boolean }

/** A font that this server has lost is replaced by the standard one. */
const fontOf = ({ huruf }: Pick<PageTemplate, 'huruf'>): string => (huruf in FONT_FAMILIES ? huruf : STANDARD_FONT)

type LayerContext = { card: DeckCard; pictures: Pictures; muka: string }

/** Pixels of a millimetre at 300 dots an inch, which card printers have: a photo of a phone would be held whole in memory for each card. */
const PER_MM = 300 / 25.4

const boxOf = ({ lebar, tinggi, jenis }: Lapisan): PictureBox => ({
  lebar: Math.ceil(lebar * PER_MM),
  tinggi: Math.ceil(tinggi * PER_MM),
  penuh: jenis === 'foto',
})

/** A layer with its words and its picture; none where it is to be left out. */
async function drawLayer(layer: Lapisan, { card: { sheet, letterhead }, pictures, muka }: LayerContext) {
  const words = wordsOf(sheet, letterhead)
  if (layer.sembunyiBilaKosong && tanpaIsi(layer.isi, words)) return null
  const isi = isiPlaceholder(layer.isi, words)
  const sumber = { foto: sheet.data.idFoto, logo: letterhead.idLogo, gambar: layer.idBerkas, ttd: sheet.pejabat[0]?.idTtd }
  const gambar =
    layer.jenis === 'qr' || layer.jenis === 'barcode'
      ? pictures.code(layer.jenis === 'qr' ? 'qrcode' : 'code128', isi || '-')
      : layer.jenis in sumber
        ? await pictures.stored(sumber[layer.jenis as keyof typeof sumber], boxOf(layer))
        : null
  return { ...layer, isi, gambar, tempat: `${muka}: ${layer.isi}`, pemilik: sheet.pemilik ?? null }
}

type Face = { huruf: string; air: string | null; lapis: unknown[] }

async function faceOf(card: DeckCard, layers: readonly Lapisan[], { pictures, muka }: Omit<LayerContext, 'card'>): Promise<Face> {
  const lapis = []
  for (const layer of layers) lapis.push(await drawLayer(layer, { card, pictures, muka }))
  return {
    huruf: fontOf(card.template),
    air: card.sheet.tandaAir ?? card.template.tandaAir ?? null,
    lapis: lapis.filter((one) => one !== null),
  }
}

type Placed = { muka: number; x: number; y: number; potong: boolean }

/** Faces by page. `backs[i]` is null where the i-th card has none; a sheet without any back has no second side. */
function pagesOf(fronts: readonly number[], backs: readonly (number | null)[], lembar: DeckSheet | null): Placed[][] {
  const alone = (muka: number): Placed[] => [{ muka, x: 0, y: 0, potong: false }]
  if (lembar === null) return fronts.flatMap((front, i) => (backs[i] == null ? [alone(front)] : [alone(front), alone(backs[i])]))
  const pages: Placed[][] = []
  for (let from = 0; from < fronts.length; from += lembar.kartuPerHalaman) {
    const side = (faces: readonly (number | null)[], belakang: boolean) =>
      faces
        .slice(from, from + lembar.kartuPerHalaman)
        .flatMap((muka, i) =>
          muka === null ? [] : [{ muka, ...letakKartu(i, lembar, belakang), potong: lembar.garisPotong && !belakang }],
        )
    const back = side(backs, true)
    pages.push(side(fronts, false), ...(back.length > 0 ? [back] : []))
  }
  return pages
}

/**
 * Sets cards as one PDF, in their order. With `test` it also tells which words don't fit, beside whose card (`Sheet.pemilik`).
 * The same input gives the same bytes. @throws Error when Typst refuses
 */
export async function printDeck(context: FileContext, cards: readonly DeckCard[], { judul, lembar, test = false }: Options): Promise<Deck> {
  const pictures = new Pictures(context)
  const muka: Face[] = []
  const fronts: number[] = []
  const backs: (number | null)[] = []
  for (const card of cards) {
    const { isi } = card.template
    if (isi.bentuk !== 'kartu') throw new Error('A card is drawn in layers.')
    fronts.push(muka.push(await faceOf(card, isi.depan, { pictures, muka: 'Depan' })) - 1)
    backs.push(isi.belakang.length > 0 ? muka.push(await faceOf(card, isi.belakang, { pictures, muka: 'Belakang' })) - 1 : null)
  }
  const halaman = pagesOf(fronts, backs, lembar)
  const data = {
    judul,
    pt: cards[0]?.letterhead.pt ?? '',
    huruf: STANDARD_FONT,
    uji: test,
    muka,
    halaman,
    ...(lembar
      ? { lebar: 210, tinggi: 297, lembar: { lebar: LEBAR_KARTU, tinggi: TINGGI_KARTU } }
      : { lebar: LEBAR_KARTU, tinggi: TINGGI_KARTU, lembar: null }),
  }
  // Not the time of printing, so that a sheet that is set anew is the same sheet.
  const { pdf, found } = await typeset({
    source: CARD_SOURCE,
    data,
    files: pictures.files,
    codes: pictures.codes,
    query: '<temuan>',
    stamp: 0,
  })
  return { isi: pdf, halaman: halaman.length, temuan: found as DeckFinding[] }
}
