import { api } from '../../../auth/guard'
import { importRouter } from '../../import-router'
import { imporMahasiswaBaruJob, MAHASISWA_BARU_KIND } from './baru/kind'
import { DOSEN_PA_KIND, imporDosenPaJob } from './dosen-pa/kind'
import { imporPerbaruiDataJob, PERBARUI_KIND } from './perbarui/kind'
import { imporStatusKeluarJob, STATUS_KELUAR_KIND } from './status-keluar/kind'

export const imporMahasiswaBaru = importRouter(api.dataMaster.imporMahasiswaBaru, MAHASISWA_BARU_KIND, imporMahasiswaBaruJob)
export const imporPerbaruiData = importRouter(api.dataMaster.imporPerbaruiData, PERBARUI_KIND, imporPerbaruiDataJob)
export const imporStatusKeluar = importRouter(api.dataMaster.imporStatusKeluar, STATUS_KELUAR_KIND, imporStatusKeluarJob)
export const imporDosenPa = importRouter(api.dataMaster.imporDosenPa, DOSEN_PA_KIND, imporDosenPaJob)
