import type { Session } from '../auth/session'
import type { Tenant } from '../tenant/tenant'

/** Answer of a call that a job makes to the API itself: a file that is now the caller's, or a list's total. */
export type InternalAnswer = { file: { path: string; name: string; type: string } | null; totalItems: number | null }

/** How a job asks the API on behalf of its akun, with the same checks as over HTTP. `onRows` hears of rows that were written. */
export type InternalCall = (
  caller: { actor: Session; tenant: Tenant; requestId: string; onRows?: (count: number) => void },
  path: string,
) => Promise<InternalAnswer>
