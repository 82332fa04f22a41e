import { api } from '../../../auth/guard'
import { importRouter } from '../../import-router'
import { imporMahasiswaBaruJob, MAHASISWA_BARU_KIND } from './baru/kind'
import { imporPerbaruiDataJob, PERBARUI_KIND } from './perbarui/kind'

export const imporMahasiswaBaru = importRouter(api.dataMaster.imporMahasiswaBaru, MAHASISWA_BARU_KIND, imporMahasiswaBaruJob)
export const imporPerbaruiData = importRouter(api.dataMaster.imporPerbaruiData, PERBARUI_KIND, imporPerbaruiDataJob)
