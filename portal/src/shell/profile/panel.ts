import { createStore } from '../../auth/store'

/** What the side panel shows; the first three are the modes of the profile modal (source section 2). */
export type ModePanel = 'profil' | 'periode' | 'password' | 'perangkat' | 'tema'

export const panel = createStore<ModePanel | null>(null)

export const bukaPanel = (mode: ModePanel) => panel.set(mode)
/** Closing forgets what was typed: each opening starts with a new form. */
export const tutupPanel = () => panel.set(null)
