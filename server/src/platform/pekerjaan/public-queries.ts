import { mayCall } from '../../auth/rights'
import type { Session } from '../../auth/session'
import type { Db } from '../../db/client'
import { findJob } from './queries'

/** Whether a job is the caller's own; administrators see all. */
export async function ownsJob(db: Db, session: Session, id: string): Promise<boolean> {
  const everybody = mayCall(session, { scope: 'A', access: 'B' })
  return (await findJob(db, id, { idAkun: everybody ? null : session.uuid })) !== undefined
}
