import type { Context } from '../../../auth/context'
import { tidakDitemukan } from '../../../kit/galat'
import type { Condition } from '../filter-queries'
import { findKelompok, membersOf } from './queries'

type Asking = Pick<Context, 'db'> & { session: Pick<Context['session'], 'uuid'> }

/**
 * Members of a saved set that the caller may use.
 * @throws Galat 404 when it is neither his own nor shared
 */
export async function anggotaOf({ db, session }: Asking, id: string, periode: number): Promise<Condition> {
  const row = await findKelompok(db, session, id)
  if (!row) throw tidakDitemukan('Kelompok')
  return membersOf(row, periode)
}
