import { api } from '../auth/guard'
import { listJalur } from './jalur-queries'

export const enrollmentPaths = api.pmb.enrollmentPaths.handler(async ({ input, context: { db } }) => ({ data: await listJalur(db, input) }))
