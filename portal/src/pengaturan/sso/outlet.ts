import { useOutletContext } from 'react-router'
import type { RahasiaSekali } from './rahasia-dialog'

/** What the page gives the panel that opens over it. */
export type SsoOutlet = { base: string; tampilkanRahasia: (hasil: RahasiaSekali) => void }

export const useSsoOutlet = () => useOutletContext<SsoOutlet>()
