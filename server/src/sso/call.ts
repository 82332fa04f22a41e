import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '../auth/context'

/** A request of the authorization server, with its college and issuer. */
export type SsoCall = { req: IncomingMessage; res: ServerResponse; context: RequestContext; issuer: string; path: string }

/** The library passes the bare request on to its steps; this finds ours again. */
const calls = new WeakMap<IncomingMessage, SsoCall>()

export const rememberCall = (req: IncomingMessage, call: SsoCall): void => void calls.set(req, call)

export function callOf(req: IncomingMessage): SsoCall {
  const call = calls.get(req)
  if (!call) throw new Error('The library was asked without its request.')
  return call
}
