import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '../../auth/store'
import { panel, tutupPanel } from './panel'

// Forms are loaded when the panel is first opened; most visits never do.
const PanelBody = lazy(async () => ({ default: (await import('./panel-body')).PanelBody }))

/** The 500 px side panel; going to another page closes it. */
export function ProfilePanel() {
  const mode = useStore(panel)
  const { pathname } = useLocation()
  useEffect(() => tutupPanel, [pathname])
  return mode === null ? null : (
    <Suspense>
      <PanelBody mode={mode} />
    </Suspense>
  )
}
