import { KonfigurasiLainPage } from './konfigurasi-lain-page'

export const routes = [{ path: '', element: <KonfigurasiLainPage /> }]
