import { KelasWajibPage } from './kelas-wajib-page'

export const routes = [{ index: true, element: <KelasWajibPage /> }]
