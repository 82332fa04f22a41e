import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import type { Session } from '../../auth/session'
import { mayCall } from '../../auth/rights'
import type { JobShownRow } from './queries'

/** Whether the caller may steer a job: it is his own, or he is a writing administrator. */
export const maySteer = (session: Session, { idAkun }: Pick<JobShownRow, 'idAkun'>): boolean =>
  idAkun === session.uuid || mayCall(session, { scope: 'A', access: 'T' })

const OPEN = ['antre', 'berjalan']
const BROKEN_OFF = ['gagal', 'dibatalkan']

/** A job as its reader sees it, with what he may do about it. */
export function show({ berulang, status, ...row }: JobShownRow, session: Session): Pekerjaan {
  const mine = maySteer(session, row)
  return {
    ...row,
    status: status as Pekerjaan['status'],
    bolehBatal: mine && OPEN.includes(status),
    bolehUlang: mine && (BROKEN_OFF.includes(status) || (berulang && !OPEN.includes(status))),
  }
}
