import type { RequestContext } from '../context'

/** On HTTPS the prefix binds the cookie to the host; on http://localhost browsers refuse the prefix. */
const nameOf = ({ http }: Pick<RequestContext, 'http'>) => (http.secure ? '__Host-sivitas' : 'sivitas')

const attributes = ({ http }: Pick<RequestContext, 'http'>, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${http.secure ? '; Secure' : ''}`

/** The refresh token lives in this cookie only; no script can read it (PL-R3). */
export function setRefreshCookie(context: Pick<RequestContext, 'http' | 'reply'>, token: string, endsAt: number): void {
  const seconds = Math.max(0, Math.floor((endsAt - Date.now()) / 1000))
  addCookie(context, `${nameOf(context)}=${token}; ${attributes(context, seconds)}`)
}

export function clearRefreshCookie(context: Pick<RequestContext, 'http' | 'reply'>): void {
  addCookie(context, `${nameOf(context)}=; ${attributes(context, 0)}`)
}

/** Adds a cookie to the answer, beside those that stand there already. */
export function addCookie({ reply }: Pick<RequestContext, 'reply'>, cookie: string): void {
  const given = reply.headers.get('set-cookie') ?? []
  reply.headers.set('set-cookie', [...(typeof given === 'string' ? [given] : given), cookie])
}

export const readRefreshCookie = (context: Pick<RequestContext, 'http'>): string | undefined => context.http.cookies[nameOf(context)]
