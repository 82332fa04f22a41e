import { useOutletContext } from 'react-router'
import type { SandiSekali } from '../../sandi-sekali-dialog'

/** What the list gives the panel that opens over it. */
export type OperatorOutlet = {
  /** Path of the list. */
  base: string
  tampilkanSandi: (hasil: SandiSekali) => void
}

export const useOperatorOutlet = () => useOutletContext<OperatorOutlet>()
