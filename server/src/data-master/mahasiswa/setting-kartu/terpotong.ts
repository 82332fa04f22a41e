import type { FileContext } from '../../../files/files'
import { printDeck, type DeckCard, type DeckFinding } from '../../../documents/render/deck'
import { kopDari } from './deck'
import { kataKartu, type MesinKartu } from './isi'
import type { OrangKartu } from './kartu-queries'

/** Cards that are tried before a print; setting more would not be answered in a moment. */
const DIUJI = 40

/** The longest names of each template, as many of each: where they fit, the shorter ones do. */
function terpanjang(mesin: MesinKartu, orang: readonly OrangKartu[]): OrangKartu[] {
  const rombongan = new Map<string, OrangKartu[]>()
  for (const one of orang) {
    const { id } = mesin.templateDari(one)
    const isi = rombongan.get(id) ?? []
    isi.push(one)
    rombongan.set(id, isi)
  }
  const jatah = Math.max(1, Math.floor(DIUJI / Math.max(1, rombongan.size)))
  return [...rombongan.values()].flatMap((isi) =>
    isi.toSorted((a, b) => b.nama.length - a.nama.length || (a.nim < b.nim ? -1 : 1)).slice(0, jatah),
  )
}

/**
 * Those of the longest names that don't fit on their card at 6 pt in the lines that it allows (edge case 35), and how many were
 * tried. When all of them fit, all names do; else the print itself tells the others.
 */
export async function namaTerpotong(
  context: FileContext,
  mesin: MesinKartu,
  orang: readonly OrangKartu[],
): Promise<{ terpotong: { nim: string; nama: string }[]; diuji: number }> {
  const calon = terpanjang(mesin, orang)
  const temuan = new Set(calon.length > 0 ? await coba(context, mesin, calon) : [])
  const terpotong = calon.filter(({ nim }) => temuan.has(nim)).map(({ nim, nama }) => ({ nim, nama }))
  return { terpotong: terpotong.toSorted((a, b) => (a.nim < b.nim ? -1 : 1)), diuji: calon.length }
}

/** NIM of those whose words stick out. */
async function coba(context: FileContext, mesin: MesinKartu, orang: readonly OrangKartu[]): Promise<string[]> {
  const kop = kopDari(context.db)
  const cards: DeckCard[] = []
  for (const one of orang) {
    const { isi } = kataKartu(one, mesin)
    // Without pictures: only words are measured.
    const sheet = { data: { isi, larik: {}, idFoto: null }, pejabat: [], kode: null, url: null, pemilik: one.nim }
    cards.push({ template: mesin.templateDari(one), letterhead: { ...(await kop(one.idFakultas)), idLogo: null }, sheet })
  }
  const { temuan } = await printDeck(context, cards, { judul: 'Uji', lembar: null, test: true })
  return meluap(temuan)
}

/** Whose words stick out. */
export const meluap = (temuan: readonly DeckFinding[]): string[] => [
  ...new Set(temuan.flatMap(({ jenis, pemilik }) => (jenis === 'meluap' && pemilik !== null ? [pemilik] : []))),
]
