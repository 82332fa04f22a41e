import type { JenisCari, KelompokCari } from '@sivitas/contract/platform/cari'
import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { cariMakul } from '../../akademik/public'
import { api } from '../../auth/guard'
import { mayCall } from '../../auth/rights'
import { cariDosen, cariMahasiswa } from '../../data-master/public'
import type { Db } from '../../db/client'

const calls = api.platform.cari
/** Hits of each kind (platform, Calls). */
const PALING_BANYAK = 5

type Kind = {
  /** Any of these opens it: whoever may read the kind's list. */
  scope: readonly ScopeCode[]
  find: (db: Db, cari: string, limit: number) => Promise<Omit<KelompokCari, 'jenis'>>
}

/** Who may look for what. A kind whose area has no tables yet is not here and can't be asked for. */
const KINDS: Record<JenisCari, Kind> = {
  mahasiswa: { scope: ['F3', 'F4', 'A1', 'A2', 'A3', 'A4', 'E1', 'K1', 'SU', 'TA'], find: cariMahasiswa },
  dosen: { scope: ['F2', 'A1', 'A2', 'A3', 'TA', 'KP', 'H1'], find: cariDosen },
  makul: { scope: ['A1', 'A2', 'A3', 'A4'], find: cariMakul },
}

export const cari = calls.router({
  /** One kind after the other: they share the transaction's connection. */
  cari: calls.cari.handler(async ({ input: { q, jenis }, context: { db, session } }) => {
    const groups: KelompokCari[] = []
    for (const [kind, { scope, find }] of Object.entries(KINDS) as [JenisCari, Kind][]) {
      if ((jenis && !jenis.includes(kind)) || !mayCall(session, { scope, access: 'B' })) continue
      const { mirip, hasil } = await find(db, q, PALING_BANYAK)
      if (hasil.length > 0) groups.push({ jenis: kind, mirip, hasil })
    }
    return { data: groups }
  }),
})
