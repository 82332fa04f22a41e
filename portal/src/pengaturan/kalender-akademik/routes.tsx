import { routes as impor } from './kalender.import'
import { KalenderPage } from './kalender-page'

export const routes = [
  { path: 'impor', children: impor },
  { path: '', element: <KalenderPage /> },
]
