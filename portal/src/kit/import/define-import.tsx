import type { RouteObject } from 'react-router'
import type { ImportParts } from './import-parts'
import { ImportWizard } from './import-wizard'

/** The four steps of an import under a path of the screen it belongs to: the file, and each step of a run. */
export const defineImport = (parts: ImportParts): { routes: RouteObject[] } => ({
  routes: [
    { index: true, element: <ImportWizard {...parts} /> },
    { path: ':id/:langkah', element: <ImportWizard {...parts} /> },
  ],
})
