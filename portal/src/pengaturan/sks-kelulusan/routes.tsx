import { SksKelulusanPage } from './sks-kelulusan-page'

export const routes = [{ path: '', element: <SksKelulusanPage /> }]
