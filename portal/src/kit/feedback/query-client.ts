import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { galatDari, perluDicatat, sebabGalat } from '../galat'
import { permintaanGagal } from './permintaan-gagal'
import { snackbar } from './snackbar'
import { toast } from './toast'

declare module '@tanstack/react-query' {
  // An interface is the only thing that a library's type can be widened by.
  interface Register {
    mutationMeta: {
      /** 'sendiri': the form that saves shows the failure itself, on its fields and with its own retry. */
      galat?: 'sendiri'
      /** The key that this write carries; only with one may a POST be repeated (PL-R49). */
      idempotencyKey?: string
      /** Reads and PUT repeat as they are; POST is the default, because repeating it may write twice. */
      metode?: 'PUT' | 'DELETE' | 'POST'
    }
  }
}

/** Answers the action name of a query or mutation key: the path of the call, 'dataMaster.dosen.list'. */
export function namaAksi(key: readonly unknown[] | undefined): string {
  const [path] = key ?? []
  return Array.isArray(path) ? path.join('.') : typeof path === 'string' ? path : 'aksi'
}

function laporkan(error: unknown): void {
  const { status, message } = galatDari(error)
  // What the server refuses it explains; what broke gets the sentence that asks to try later.
  if (status >= 400 && status < 500) toast.gagal(message, { sebab: error })
  else snackbar.tampil()
}

/**
 * Answers the query client of the portal: failures of network and time are recorded under their
 * action name and repeated together (PL-R49). Nothing waits silently for a network (`always`), and
 * nothing reloads by itself when it returns, because 'Muat Ulang' does that for all of them.
 */
export function buatQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      if (!perluDicatat(error)) return
      permintaanGagal.catat({
        actionName: namaAksi(query.queryKey),
        payload: query.queryHash,
        ditunggu: () => query.isActive(),
        ulangi: () => query.fetch(),
      })
    },
    onSuccess: (_answer, query) => permintaanGagal.selesai(namaAksi(query.queryKey), query.queryHash),
  })
  const mutationCache = new MutationCache({
    onError: (...parts) => {
      const [error, variables, , mutation] = parts
      const { galat, metode = 'POST', idempotencyKey } = mutation.meta ?? {}
      if (galat === 'sendiri') return
      const repeatable = metode !== 'POST' || idempotencyKey !== undefined
      if (!perluDicatat(error) || !repeatable) return laporkan(error)
      permintaanGagal.catat({
        actionName: namaAksi(mutation.options.mutationKey),
        payload: variables,
        ulangi: () => mutation.execute(variables),
      })
    },
    onSuccess: (...parts) => permintaanGagal.selesai(namaAksi(parts[3].options.mutationKey)),
  })
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 1 && navigator.onLine && sebabGalat(error) === 'jaringan',
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
