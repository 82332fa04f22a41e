import { contract } from '@sivitas/contract'
import { MutationCache, QueryCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query'
import { permintaanGagal } from './kit/feedback/permintaan-gagal'
import { perluDicatat } from './kit/galat'

/** Options that screens may give to a query or a mutation of theirs. */
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
    mutationMeta: MutationMeta
  }
}
type QueryMeta = {
  /** Asked in the background: no progress bar, no snackbar when it fails. */
  senyap?: boolean
}
type MutationMeta = {
  /** A POST that carries an Idempotency-Key, so that 'Muat Ulang' may repeat it (PL-R49). */
  berkunci?: boolean
}

const SEGAR_MS = 15_000

/** The action name of a call, from the key that the client of the contract makes: 'pengaturan.operator.list'. */
function actionNameOf(key: readonly unknown[] | undefined): string | null {
  const path: unknown = key?.[0]
  return Array.isArray(path) ? path.join('.') : typeof path === 'string' ? path : null
}

function methodOf(key: readonly unknown[] | undefined): string | null {
  const path: unknown = key?.[0]
  if (!Array.isArray(path)) return null
  const endpoint = path.reduce<unknown>((node, name: string) => (node as Record<string, unknown> | undefined)?.[name], contract)
  return (endpoint as { '~orpc'?: { route: { method?: string } } } | undefined)?.['~orpc']?.route.method ?? 'POST'
}

type AnyQuery = Query<unknown, unknown>
type AnyMutation = Mutation<unknown, unknown>

/** A read repeats as it is; 'Muat Ulang' asks for it again wherever it is shown. */
function catatQuery(queryClient: QueryClient, query: AnyQuery, error: unknown): void {
  const actionName = actionNameOf(query.queryKey)
  if (actionName === null || query.meta?.senyap === true || !perluDicatat(error)) return
  permintaanGagal.catat({
    actionName,
    payload: query.queryKey[1],
    ulangi: () => queryClient.refetchQueries({ queryKey: [query.queryKey[0]], predicate: (other) => other.state.status === 'error' }, { throwOnError: true }),
  })
}

/** PUT changes nothing when it is done twice; POST and DELETE repeat only under an Idempotency-Key (PL-R49). */
function catatMutation(mutation: AnyMutation, variables: unknown, error: unknown): void {
  const key = mutation.options.mutationKey
  const actionName = actionNameOf(key)
  const repeats = methodOf(key) === 'PUT' || mutation.meta?.berkunci === true
  if (actionName === null || !repeats || !perluDicatat(error)) return
  permintaanGagal.catat({ actionName, payload: variables, ulangi: () => mutation.execute(variables) })
}

function selesai(key: readonly unknown[] | undefined): void {
  const actionName = actionNameOf(key)
  if (actionName !== null) permintaanGagal.selesai(actionName)
}

/** The cache of everything that was read; emptied when the person signs out. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      // Offline a request fails at once with its words instead of waiting silently (walk-through 10).
      queries: { staleTime: SEGAR_MS, retry: false, networkMode: 'always', refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => catatQuery(queryClient, query as AnyQuery, error),
      onSuccess: (_answer, query) => selesai(query.queryKey),
    }),
    mutationCache: new MutationCache({
      onError: (error, variables, _result, mutation) => catatMutation(mutation as AnyMutation, variables, error),
      onSuccess: (_answer, _variables, _result, mutation) => selesai(mutation.options.mutationKey),
    }),
  })
  return queryClient
}
