import { MenuPortalPage } from './menu-portal-page'

export const routes = [{ path: '', element: <MenuPortalPage /> }]
