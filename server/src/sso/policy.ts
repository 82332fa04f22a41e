import type { interactionPolicy as Policy } from 'oidc-provider'
import { factsOf } from './client-metadata'

/** Why a person who is signed in may not enter: none of his roles is allowed for the client. */
export const PERAN_DITOLAK = 'peran_tidak_diizinkan'

/** When a person is asked for something: another account, a sign-in, his consent (systems that are not our own). */
export function makePolicy({ base, Check, Prompt }: typeof Policy): Policy.Prompt[] {
  const policy = base()
  const login = policy.get('login')
  if (!login) throw new Error('The library knows no prompt for signing in.')
  login.checks.add(
    new Check(PERAN_DITOLAK, 'peran akun ini tidak diizinkan untuk klien', 'access_denied', ({ oidc }) => {
      const { account, client } = oidc
      if (!account || !client) return Check.NO_NEED_TO_PROMPT
      const { peranDiizinkan } = factsOf(client)
      return (account['roles'] as string[]).some((role) => peranDiizinkan.includes(role)) ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
    }),
  )
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}
