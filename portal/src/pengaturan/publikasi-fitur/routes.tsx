import { PublikasiFiturPage } from './publikasi-fitur-page'

export const routes = [{ path: '', element: <PublikasiFiturPage /> }]
