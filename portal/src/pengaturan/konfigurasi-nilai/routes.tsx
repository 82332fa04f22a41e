import { KonfigurasiNilaiPage } from './konfigurasi-nilai-page'

export const routes = [{ path: '', element: <KonfigurasiNilaiPage /> }]
