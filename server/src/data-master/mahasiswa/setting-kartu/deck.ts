import type { Db } from '../../../db/client'
import { findLetterhead, findOrigin, findTemplate, type StoredTemplate } from '../../../documents/issue/queries'
import { verificationUrl } from '../../../documents/issue/issue'
import type { DeckCard, DeckSheet } from '../../../documents/render/deck'
import type { Letterhead } from '../../../documents/render/page'
import type { KartuCetak } from './kartu-queries'
import type { AturanKartu } from './pengaturan-queries'

/** The sheet that the settings ask for; none for plastic cards. */
export const lembarDari = ({ media, kartuPerHalaman, margin, garisPotong }: AturanKartu): DeckSheet | null =>
  media === 'a4' ? { kartuPerHalaman, margin, garisPotong } : null

/** Letterheads by faculty: a print asks for few of them many times. */
export function kopDari(db: Db): (idFakultas: string | null) => Promise<Letterhead> {
  const dikenal = new Map<string | null, Letterhead>()
  return async (idFakultas) => {
    const kop = dikenal.get(idFakultas) ?? (await findLetterhead(db, idFakultas))
    dikenal.set(idFakultas, kop)
    return kop
  }
}

/** Issued cards as they are drawn: with the template, the words and the signatory that were kept of them. */
export async function deckDari(db: Db, rows: readonly KartuCetak[]): Promise<DeckCard[]> {
  const template = new Map<string, StoredTemplate>()
  const kop = kopDari(db)
  const origin = await findOrigin(db)
  const cards: DeckCard[] = []
  for (const { idTemplate, kode, data, nomorKartu } of rows) {
    const found = template.get(idTemplate) ?? (await findTemplate(db, idTemplate))
    if (!found) throw new Error('The template of a card is gone.')
    template.set(idTemplate, found)
    const sheet = { data, pejabat: data.pejabat, kode, url: verificationUrl(origin, kode), pemilik: nomorKartu }
    cards.push({ template: found, letterhead: await kop(data.idFakultas), sheet })
  }
  return cards
}
