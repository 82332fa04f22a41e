import { RekapPage } from './rekap-page'

export const routes = [{ index: true, element: <RekapPage /> }]
