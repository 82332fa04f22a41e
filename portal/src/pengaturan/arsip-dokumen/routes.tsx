import { ArsipPage } from './arsip-page'
import { DokumenPage } from './dokumen-page'

export const routes = [
  { path: '', element: <ArsipPage /> },
  { path: ':id', element: <DokumenPage /> },
]
