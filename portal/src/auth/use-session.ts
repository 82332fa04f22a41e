import { sesi, type Pengguna } from './session'
import { useStore } from './store'

/** Answers who is signed in; only for what is drawn behind the guard. */
export function usePengguna(): Pengguna {
  const kini = useStore(sesi)
  if (kini.status !== 'masuk') throw new Error('usePengguna is used where nobody is signed in')
  return kini.pengguna
}
