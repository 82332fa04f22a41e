import { api } from '../../../auth/guard'
import { archiveRouter } from '../../../shared/archive-router'
import { importRouter } from '../../../shared/import-router'
import { imporMahasiswaBaruJob, MAHASISWA_BARU_KIND } from './baru/kind'
import { DOKUMEN_KIND, imporDokumenJob } from './dokumen/kind'
import { DOSEN_PA_KIND, imporDosenPaJob } from './dosen-pa/kind'
import { FOTO_KIND, imporFotoJob } from './foto/kind'
import { imporInstansiJob, INSTANSI_KIND } from './instansi/kind'
import { imporKelasJob, KELAS_KIND } from './kelas/kind'
import { imporKlasifikasiJob, KLASIFIKASI_KIND } from './klasifikasi/kind'
import { imporPerbaruiDataJob, PERBARUI_KIND } from './perbarui/kind'
import { imporStatusKeluarJob, STATUS_KELUAR_KIND } from './status-keluar/kind'

export const imporMahasiswaBaru = importRouter(api.dataMaster.imporMahasiswaBaru, MAHASISWA_BARU_KIND, imporMahasiswaBaruJob)
export const imporPerbaruiData = importRouter(api.dataMaster.imporPerbaruiData, PERBARUI_KIND, imporPerbaruiDataJob)
export const imporStatusKeluar = importRouter(api.dataMaster.imporStatusKeluar, STATUS_KELUAR_KIND, imporStatusKeluarJob)
export const imporDosenPa = importRouter(api.dataMaster.imporDosenPa, DOSEN_PA_KIND, imporDosenPaJob)
export const imporKlasifikasi = importRouter(api.dataMaster.imporKlasifikasi, KLASIFIKASI_KIND, imporKlasifikasiJob)
export const imporKelas = importRouter(api.dataMaster.imporKelas, KELAS_KIND, imporKelasJob)
export const imporInstansi = importRouter(api.dataMaster.imporInstansi, INSTANSI_KIND, imporInstansiJob)
export const imporFoto = archiveRouter(api.dataMaster.imporFoto, FOTO_KIND, imporFotoJob)
export const imporDokumen = archiveRouter(api.dataMaster.imporDokumen, DOKUMEN_KIND, imporDokumenJob)
