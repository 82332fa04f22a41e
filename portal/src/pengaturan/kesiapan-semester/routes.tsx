import { KesiapanPage } from './kesiapan-page'

export const routes = [{ path: '', element: <KesiapanPage /> }]
