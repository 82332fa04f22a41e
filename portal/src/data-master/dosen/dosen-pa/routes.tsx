import { DosenPaPage } from './dosen-pa-page'

export const routes = [{ index: true, element: <DosenPaPage /> }]
