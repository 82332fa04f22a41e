import { contract } from '@sivitas/contract'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { kepala, kirimDenganSesi } from './auth/transport'
import { galatJawaban } from './kit/galat'

/** What a caller may add to one request. */
export type ClientContext = {
  /** For a POST that creates money or sends mail: makes its repetition harmless (conventions 3). */
  idempotencyKey?: string
  headers?: Readonly<Record<string, string>>
}

const link = new OpenAPILink<ClientContext>(contract, {
  url: () => window.location.origin,
  headers: ({ context }) => ({
    ...kepala(),
    ...context.headers,
    ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  }),
  fetch: (request) => kirimDenganSesi(request),
  // The decoder may also throw, which keeps our own error class instead of the library's.
  customErrorResponseBodyDecoder: (body, response) => {
    throw galatJawaban(response.status, body)
  },
})

/** The typed client of every call; `api` below is the same for `useQuery` and `useMutation`. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract, ClientContext>> = createORPCClient(link)

/** Every call of the contract, ready for `useQuery` and `useMutation`. */
export const api = createTanstackQueryUtils(client)
