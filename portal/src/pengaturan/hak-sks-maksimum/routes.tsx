import { HakSksPage } from './hak-sks-page'

export const routes = [{ path: '', element: <HakSksPage /> }]
