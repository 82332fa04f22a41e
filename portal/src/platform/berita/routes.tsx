import type { RouteObject } from 'react-router'
import { BeritaListPage } from './berita-list-page'
import { BeritaPage } from './berita-page'

export const routes: RouteObject[] = [
  { index: true, element: <BeritaListPage /> },
  { path: ':id', element: <BeritaPage /> },
]
