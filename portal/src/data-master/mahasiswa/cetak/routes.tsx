import { CetakBiasaPage } from './cetak-biasa-page'
import { StatusAngkatanPage } from './status-angkatan'

export const cetakBiasaRoutes = [{ index: true, element: <CetakBiasaPage /> }]
export const statusAngkatanRoutes = [{ index: true, element: <StatusAngkatanPage /> }]
