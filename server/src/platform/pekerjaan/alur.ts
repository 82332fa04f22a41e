import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { Context } from '../../auth/context'
import { inTransaction, type Db } from '../../db/client'
import { findJob, listMoving, type JobShownRow } from './queries'
import { show } from './show'

/** A stream ends by itself and is opened anew with a fresh token, so that a right that was taken away ends it too. */
const LIFE_MS = 300_000
/** Changes that come close together are told once. */
const GATHER_MS = 250

/** The caller's jobs that move: first those that do now, then each one that changes, as it stands when it is told. */
export async function* follow(context: Context, ended: AbortSignal | undefined): AsyncGenerator<Pekerjaan> {
  const { services, session, collegeId } = context
  const changed = new Set<string>()
  let wake = (): void => undefined
  const deafen = services.signals.listen((signal) => {
    if (signal.collegeId !== collegeId || signal.idAkun !== session.uuid) return
    changed.add(signal.id)
    wake()
  })
  const signals = [AbortSignal.timeout(LIFE_MS), services.signals.ended, ...(ended ? [ended] : [])]
  const over = AbortSignal.any(signals)
  /** Until something changed, or it is over. */
  const heard = async () => {
    if (changed.size > 0 || over.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
      over.addEventListener('abort', () => resolve(), { once: true })
    })
  }
  try {
    for (const row of await reading(context, (db) => listMoving(db, session.uuid))) yield show(row, session)
    while (!over.aborted) {
      await heard()
      await new Promise((resolve) => setTimeout(resolve, over.aborted ? 0 : GATHER_MS))
      const ids = [...changed]
      changed.clear()
      for (const row of await rowsOf(context, ids)) yield show(row, session)
    }
  } finally {
    deafen()
  }
}

/** The stream outlives the transaction of its call, so each look is a short one of its own. */
const reading = <T>({ services, session, collegeId }: Context, ask: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(services.app, { collegeId, akun: session.uuid, readOnly: true }, ask)

async function rowsOf(context: Context, ids: readonly string[]): Promise<JobShownRow[]> {
  const rows: JobShownRow[] = []
  for (const id of ids) {
    const row = await reading(context, (db) => findJob(db, id, { idAkun: context.session.uuid }))
    if (row) rows.push(row)
  }
  return rows
}
