import { api } from '../../../auth/guard'
import { importRouter } from '../../import-router'
import { imporMahasiswaBaruJob, MAHASISWA_BARU_KIND } from './baru/kind'

export const imporMahasiswaBaru = importRouter(api.dataMaster.imporMahasiswaBaru, MAHASISWA_BARU_KIND, imporMahasiswaBaruJob)
