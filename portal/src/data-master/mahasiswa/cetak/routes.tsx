import { StatusAngkatanPage } from './status-angkatan'

export const statusAngkatanRoutes = [{ index: true, element: <StatusAngkatanPage /> }]
