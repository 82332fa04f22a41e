import { KataSandiPage } from './kata-sandi-page'

export const routes = [{ index: true, element: <KataSandiPage /> }]
