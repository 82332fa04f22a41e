import { AktivitasKuliahPage } from './aktivitas-kuliah-page'

export const routes = [{ index: true, element: <AktivitasKuliahPage /> }]
