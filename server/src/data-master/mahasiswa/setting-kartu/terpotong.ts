import type { FileContext } from '../../../files/files'
import { printDeck, type DeckCard } from '../../../documents/render/deck'
import { kopDari } from './deck'
import { kataKartu, type MesinKartu } from './isi'
import type { OrangKartu } from './kartu-queries'

/** Cards that are tried at a time; a longer name never fits where a shorter one of the same template doesn't. */
const PART = 40

/**
 * Students whose words don't fit on their card at 6 pt in the lines that it allows (edge case 35). Only the longest names
 * of each template are set, a part at a time, until one part fits whole.
 */
export async function namaTerpotong(
  context: FileContext,
  mesin: MesinKartu,
  orang: readonly OrangKartu[],
): Promise<{ nim: string; nama: string }[]> {
  const rombongan = new Map<string, OrangKartu[]>()
  for (const one of orang) {
    const { id } = mesin.templateDari(one)
    rombongan.set(id, [...(rombongan.get(id) ?? []), one])
  }
  const terpotong = new Set<string>()
  for (const isi of rombongan.values()) {
    const terpanjang = isi.toSorted((a, b) => b.nama.length - a.nama.length || (a.nim < b.nim ? -1 : 1))
    for (let from = 0; from < terpanjang.length; from += PART) {
      const temuan = await coba(context, mesin, terpanjang.slice(from, from + PART))
      for (const nim of temuan) terpotong.add(nim)
      if (temuan.length === 0) break
    }
  }
  return orang.filter(({ nim }) => terpotong.has(nim)).map(({ nim, nama }) => ({ nim, nama }))
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
  return [...new Set(temuan.flatMap(({ jenis, pemilik }) => (jenis === 'meluap' && pemilik !== null ? [pemilik] : [])))]
}
