import { AsistenPage } from './asisten-page'

export const routes = [{ index: true, element: <AsistenPage /> }]
