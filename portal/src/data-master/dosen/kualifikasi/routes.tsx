import { KualifikasiPage } from './kualifikasi-page'

export const routes = [{ index: true, element: <KualifikasiPage /> }]
