import { oc } from '@orpc/contract'
import type { Access, ScopeCode } from './scope'

/**
 * Who may make a call. The server's guard, the portal's menu, buttons and route guard, the role
 * editor and the generated permission test all read it here; nobody spells it a second time.
 */
export type EndpointMeta = {
  /** One code, or several of which any is enough. `null`: every signed-in operator. */
  scope: ScopeCode | readonly ScopeCode[] | null
  /** B: reading is enough; T: needs the right to write. Without meaning where scope is null. */
  access: Access
  /** Answered without signing in. The list of these is short and stands in a test. */
  public?: true
  /** OAuth JSON without the envelope (PL-R12). */
  bare?: true
  /** A read that must leave a trace in the audit log, or keep what it had to count, so its transaction may write. */
  traces?: true
  /** The caller may always reach the row that is his own, whatever his scopes. The handler decides whose it is. */
  own?: true
  /** The answer holds a secret that is shown once, so it is not kept for a repetition with the same Idempotency-Key. */
  secret?: true
  /** Students and lecturers may call it too, with a token of a portal that signs in through us. */
  anyRole?: true
  /** May be called while the account still has to change its first password or to set up its authenticator. */
  beforePasswordChange?: true
}

/** Without a meta of its own an endpoint is open to writing administrators only. */
export const procedure = oc.$meta<EndpointMeta>({ scope: 'A', access: 'T' })
