import type { RouteObject } from 'react-router'
import { ArchiveWizard } from './archive-wizard'
import type { ArchiveClient, ImportParts } from './import-parts'

/** The three steps of an import from a ZIP under a path of the screen it belongs to. */
export const defineArchiveImport = (parts: ImportParts<ArchiveClient>): { routes: RouteObject[] } => ({
  routes: [
    { index: true, element: <ArchiveWizard {...parts} /> },
    { path: ':id/:langkah', element: <ArchiveWizard {...parts} /> },
  ],
})
