import { findMainOrigin } from '../auth/sandi-queries'
import type { Db } from '../db/client'
import type { Tenant } from '../tenant/tenant'

/** The issuer of a request: the site that it came through, else the college's main one; never a host that was only claimed. */
export const issuerOf = async (db: Db, { site }: Tenant): Promise<string> => site?.origin ?? (await findMainOrigin(db))
