import { akreditasiTumpangTindih } from '@sivitas/rules/data-master/akreditasi'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import type { Db } from '../../../db/client'
import { Galat } from '../../../kit/galat'
import { endTerm, lockTerms, type AkreditasiOwner } from './queries'

type Term = { id?: string | undefined; lembaga: string; tanggalSk: string; tanggalMulai: string; tanggalBerakhir: string }

/**
 * Refuses a term that overlaps another of the same lembaga, or ends the other one the day before when the caller accepted
 * that offer. The offer is open only where the older term keeps at least two days.
 * @throws Galat 409 `masa_tumpang_tindih` with the other decision in `rincian`
 */
export async function makeRoom(
  db: Db,
  { owner, term, endOlder }: { owner: AkreditasiOwner; term: Term; endOlder: boolean },
): Promise<void> {
  const others = (await lockTerms(db, owner)).filter(({ id }) => id !== term.id)
  const dayBefore = tambahHari(term.tanggalMulai, -1)
  for (let rest = others; ;) {
    const other = akreditasiTumpangTindih(rest, term)
    if (!other) return
    const canEnd = other.tanggalMulai < dayBefore
    if (!endOlder || !canEnd) throw overlap(other, canEnd)
    await endTerm(db, other.id, dayBefore)
    rest = rest.filter(({ id }) => id !== other.id)
  }
}

function overlap(other: { id: string; nomorSk: string; tanggalMulai: string; tanggalBerakhir: string }, canEnd: boolean): Galat {
  const message = `Masa berlaku tumpang tindih dengan SK ${other.nomorSk}`
  return new Galat([409, 'masa_tumpang_tindih'], message, {
    errors: [{ field: 'tanggalMulai', code: 'tumpang_tindih', message }],
    rincian: { ...other, bolehAkhiri: canEnd },
  })
}
