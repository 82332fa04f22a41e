import { CetakDiktiPage, CetakFakultasPage, CetakJurusanPage, CetakProdiPage, CetakPtPage } from './halaman'

export const cetakPtRoutes = [{ index: true, element: <CetakPtPage /> }]
export const cetakFakultasRoutes = [{ index: true, element: <CetakFakultasPage /> }]
export const cetakJurusanRoutes = [{ index: true, element: <CetakJurusanPage /> }]
export const cetakProdiRoutes = [{ index: true, element: <CetakProdiPage /> }]
export const cetakDiktiRoutes = [{ index: true, element: <CetakDiktiPage /> }]
