import { JadwalPage } from './jadwal-page'

export const routes = [{ path: '', element: <JadwalPage /> }]
