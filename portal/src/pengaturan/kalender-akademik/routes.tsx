import { KalenderPage } from './kalender-page'

export const routes = [{ path: '', element: <KalenderPage /> }]
