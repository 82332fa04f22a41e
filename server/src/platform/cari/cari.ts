import { JENIS_CARI, type JenisCari, type KelompokCari } from '@sivitas/contract/platform/cari'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { cariMakul } from '../../akademik/public'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { cariDosen, cariMahasiswa } from '../../data-master/public'
import type { Db } from '../../db/client'

const calls = api.platform.cari
/** Hits of each kind (platform, Calls). */
const PALING_BANYAK = 5

type Pencarian = { cari: string; mirip: boolean; banyak: number }
type Kind = {
  /** Any of these opens it: whoever may read the kind's list. */
  scope: readonly ScopeCode[]
  find: (db: Db, pencarian: Pencarian) => Promise<KelompokCari['hasil']>
}

/** Who may look for what. A kind whose area has no tables yet is not here and can't be asked for. */
const KINDS: Record<JenisCari, Kind> = {
  mahasiswa: { scope: ['F3', 'F4', 'A1', 'A2', 'A3', 'A4', 'E1', 'K1', 'SU', 'TA'], find: cariMahasiswa },
  dosen: { scope: ['F2', 'A1', 'A2', 'A3', 'TA', 'KP', 'H1'], find: cariDosen },
  makul: { scope: ['A1', 'A2', 'A3', 'A4'], find: cariMakul },
}

/** One kind after the other: they share the transaction's connection. */
async function lookFor(db: Db, kinds: readonly JenisCari[], { q, mirip }: { q: string; mirip: boolean }): Promise<KelompokCari[]> {
  const groups: KelompokCari[] = []
  for (const jenis of kinds) {
    const hasil = await KINDS[jenis].find(db, { cari: q, mirip, banyak: PALING_BANYAK })
    if (hasil.length > 0) groups.push({ jenis, mirip, hasil })
  }
  return groups
}

export const cari = calls.router({
  cari: calls.cari.handler(async ({ input: { q, jenis }, context: { db, session } }) => {
    const kinds = JENIS_CARI.filter(
      (kind) => (!jenis || jenis.includes(kind)) && mayCall(session, { scope: KINDS[kind].scope, access: 'B' }),
    )
    const typed = await lookFor(db, kinds, { q, mirip: false })
    // Names that are alike only when nothing at all is spelt as it was typed; numbers and two letters are like everything.
    const guess = typed.length === 0 && q.length > 2 && !/\d/.test(q)
    return { data: guess ? await lookFor(db, kinds, { q, mirip: true }) : typed }
  }),
})
