import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Data Master. */
export const dataMaster: Screen[] = [
  {
    path: '/data-master/badan-hukum/profil-pt',
    title: 'Profil Perguruan Tinggi',
    opens: api.dataMaster.yayasan.get,
    routes: async () => (await import('./badan-hukum/profil-pt/routes')).routes,
  },
  {
    path: '/data-master/badan-hukum/program-studi',
    title: 'Program Studi',
    opens: api.dataMaster.prodi.list,
    routes: async () => (await import('./badan-hukum/program-studi/routes')).routes,
  },
  {
    path: '/data-master/badan-hukum/konsentrasi',
    title: 'Konsentrasi',
    opens: api.dataMaster.prodi.list,
    routes: async () => (await import('./badan-hukum/konsentrasi/routes')).routes,
  },
  {
    path: '/data-master/badan-hukum/cetak/cetak-pt',
    title: 'Cetak PT',
    opens: api.dataMaster.cetakBadanHukum.pt,
    routes: async () => (await import('./badan-hukum/cetak/routes')).cetakPtRoutes,
  },
  {
    path: '/data-master/badan-hukum/cetak/cetak-fakultas',
    title: 'Cetak Fakultas',
    opens: api.dataMaster.cetakBadanHukum.fakultas,
    routes: async () => (await import('./badan-hukum/cetak/routes')).cetakFakultasRoutes,
  },
  {
    path: '/data-master/badan-hukum/cetak/cetak-jurusan',
    title: 'Cetak Jurusan',
    opens: api.dataMaster.cetakBadanHukum.jurusan,
    routes: async () => (await import('./badan-hukum/cetak/routes')).cetakJurusanRoutes,
  },
  {
    path: '/data-master/badan-hukum/cetak/cetak-prodi',
    title: 'Cetak Prodi',
    opens: api.dataMaster.cetakBadanHukum.prodi,
    routes: async () => (await import('./badan-hukum/cetak/routes')).cetakProdiRoutes,
  },
  {
    path: '/data-master/badan-hukum/cetak/cetak-data-dikti',
    title: 'Cetak Data DIKTI',
    opens: api.dataMaster.cetakBadanHukum.dikti,
    routes: async () => (await import('./badan-hukum/cetak/routes')).cetakDiktiRoutes,
  },
  {
    path: '/data-master/referensi',
    title: 'Referensi',
    opens: api.dataMaster.prodi.list,
    routes: async () => (await import('./referensi/routes')).routes,
  },
  {
    path: '/data-master/dosen/dosen-pa',
    title: 'Dosen PA',
    opens: api.dataMaster.dosenPa.list,
    routes: async () => (await import('./dosen/dosen-pa/routes')).routes,
  },
  {
    path: '/data-master/dosen/kesediaan-mengajar',
    title: 'Kesediaan Mengajar',
    opens: api.dataMaster.kesediaanMengajar.list,
    routes: async () => (await import('./dosen/kesediaan-mengajar/routes')).routes,
  },
  {
    path: '/data-master/dosen/kualifikasi',
    title: 'Kualifikasi',
    opens: api.dataMaster.kualifikasi.matriks,
    routes: async () => (await import('./dosen/kualifikasi/routes')).routes,
  },
  {
    path: '/data-master/dosen/kelas-wajib',
    title: 'Kelas Wajib',
    opens: api.dataMaster.kelasWajib.list,
    routes: async () => (await import('./dosen/kelas-wajib/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/data-mahasiswa',
    title: 'Data Mahasiswa',
    opens: api.dataMaster.mahasiswa.list,
    routes: async () => (await import('./mahasiswa/data-mahasiswa/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/impor-data',
    title: 'Impor Data',
    opens: api.dataMaster.imporMahasiswaBaru.list,
    routes: async () => (await import('./mahasiswa/impor-data/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/dashboard',
    title: 'Dashboard Mahasiswa',
    opens: api.dataMaster.dashboard.get,
    routes: async () => (await import('./mahasiswa/dashboard/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/kelengkapan',
    title: 'Kelengkapan & PDDikti',
    opens: api.dataMaster.kelengkapan.papan,
    routes: async () => (await import('./mahasiswa/kelengkapan/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/perubahan-data',
    title: 'Permintaan Perubahan Data',
    opens: api.dataMaster.perubahanData.list,
    routes: async () => (await import('./mahasiswa/perubahan-data/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/rekap',
    title: 'Rekap Mahasiswa',
    opens: api.dataMaster.rekap.hitung,
    routes: async () => (await import('./mahasiswa/rekap/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/kampus-jenis-kelas',
    title: 'Kampus & Jenis Kelas',
    opens: api.dataMaster.kelasDefault.list,
    routes: async () => (await import('./mahasiswa/kampus-jenis-kelas/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/klasifikasi-mahasiswa',
    title: 'Klasifikasi Mahasiswa',
    opens: api.dataMaster.klasifikasi.list,
    routes: async () => (await import('./mahasiswa/klasifikasi-mahasiswa/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/instansi-mahasiswa',
    title: 'Instansi Mahasiswa',
    opens: api.dataMaster.instansi.list,
    routes: async () => (await import('./mahasiswa/instansi-mahasiswa/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/setting-kartu',
    title: 'Setting Kartu',
    opens: api.dataMaster.settingKartu.get,
    routes: async () => (await import('./mahasiswa/setting-kartu/routes')).routes,
  },
  {
    // The menu of Kemahasiswaan leads to the same queue, also for those who may not set how cards are printed.
    path: '/kemahasiswaan/cetak-kartu',
    title: 'Cetak Kartu',
    opens: api.dataMaster.kartu.antrean,
    routes: async () => (await import('./mahasiswa/setting-kartu/routes')).cetakKartuRoutes,
  },
  {
    path: '/data-master/mahasiswa/template-kartu',
    title: 'Template Kartu',
    opens: api.pengaturan.template.list,
    routes: async () => (await import('../shared/template/routes')).templateRoutes('ktm', '/data-master/mahasiswa/template-kartu'),
  },
  {
    path: '/data-master/mahasiswa/aktivitas-kuliah',
    title: 'Aktivitas Kuliah',
    opens: api.akademik.aktivitasKuliah.list,
    routes: async () => (await import('./mahasiswa/aktivitas-kuliah/routes')).routes,
  },
  {
    path: '/data-master/mahasiswa/cetak/cetak-biasa',
    title: 'Cetak Data Mahasiswa',
    opens: api.dataMaster.cetakBiasa,
    routes: async () => (await import('./mahasiswa/cetak/routes')).cetakBiasaRoutes,
  },
  {
    path: '/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan',
    title: 'Cetak Status Aktivitas per Angkatan',
    opens: api.dataMaster.statusAktivitas.perAngkatan,
    routes: async () => (await import('./mahasiswa/cetak/routes')).statusAngkatanRoutes,
  },
  {
    path: '/data-master/dosen/data-dosen',
    title: 'Data Dosen',
    opens: api.dataMaster.dosen.get,
    routes: async () => (await import('./dosen/data-dosen/routes')).routes,
  },
  {
    path: '/data-master/pegawai',
    title: 'Pegawai',
    opens: api.dataMaster.pegawai.list,
    routes: async () => (await import('./pegawai/routes')).routes,
  },
  {
    path: '/data-master/asisten-lab',
    title: 'Asisten Lab',
    opens: api.dataMaster.asistenLab.list,
    routes: async () => (await import('./asisten-lab/routes')).routes,
  },
  {
    path: '/data-master/alumni',
    title: 'Alumni',
    opens: api.dataMaster.alumni.list,
    routes: async () => (await import('./alumni/routes')).routes,
  },
]
