import { JENIS_TEMPLATE, KODE_JENIS_TEMPLATE as JENIS_BERTEMPLATE } from '@sivitas/contract/pengaturan/template/jenis'
import { api } from '../api'
import type { Screen } from '../kit/screen'

/** The screens of Pengaturan. */
export const pengaturan: Screen[] = [
  {
    path: '/pengaturan/operator/data-operator',
    title: 'Data Operator',
    opens: api.pengaturan.operator.list,
    routes: async () => (await import('./operator/data-operator/routes')).routes,
  },
  {
    path: '/pengaturan/operator/data-lokasi',
    title: 'Data Lokasi',
    opens: api.pengaturan.lokasi.list,
    routes: async () => (await import('./operator/data-lokasi/lokasi.resource')).routes,
  },
  {
    path: '/pengaturan/operator/hak-akses',
    title: 'Hak Akses',
    opens: api.pengaturan.hakAkses.list,
    routes: async () => (await import('./operator/hak-akses/routes')).routes,
  },
  {
    path: '/pengaturan/kata-sandi',
    title: 'Kata Sandi',
    opens: api.platform.masuk.gantiSandi,
    routes: async () => (await import('./kata-sandi/routes')).routes,
  },
  {
    path: '/pengaturan/data-info-sistem',
    title: 'Data Info Sistem',
    opens: api.pengaturan.infoSistem.get,
    routes: async () => (await import('./data-info-sistem/routes')).routes,
  },
  {
    path: '/pengaturan/menu-portal-mahasiswa',
    title: 'Menu Portal Mahasiswa',
    opens: api.pengaturan.menuPortal.versi,
    routes: async () => (await import('./menu-portal-mahasiswa/routes')).routes,
  },
  {
    path: '/pengaturan/publikasi-fitur',
    title: 'Publikasi Fitur',
    opens: api.pengaturan.publikasiFitur.list,
    routes: async () => (await import('./publikasi-fitur/routes')).routes,
  },
  {
    path: '/pengaturan/konfigurasi-lain',
    title: 'Konfigurasi Lain',
    opens: api.pengaturan.aturan.versi,
    routes: async () => (await import('./konfigurasi-lain/routes')).routes,
  },
  {
    path: '/pengaturan/sso',
    title: 'Single Sign-On',
    opens: api.pengaturan.ssoKlien.list,
    routes: async () => (await import('./sso/routes')).routes,
  },
  {
    path: '/pengaturan/log-audit',
    title: 'Log Audit',
    opens: api.platform.audit.list,
    routes: async () => (await import('./log-audit/routes')).routes,
  },
  {
    path: '/pengaturan/kesiapan-semester',
    title: 'Kesiapan Semester',
    opens: api.pengaturan.kesiapan.list,
    routes: async () => (await import('./kesiapan-semester/routes')).routes,
  },
  {
    path: '/pengaturan/kegiatan-akademik',
    title: 'Kegiatan Akademik',
    opens: api.akademik.kegiatanAkademik.list,
    routes: async () => (await import('./kegiatan-akademik/routes')).routes,
  },
  {
    path: '/pengaturan/kalender-akademik',
    title: 'Kalender Akademik',
    opens: api.akademik.kalender.list,
    routes: async () => (await import('./kalender-akademik/routes')).routes,
  },
  {
    path: '/pengaturan/jadwal-sistem-akademik',
    title: 'Jadwal Sistem Akademik',
    opens: api.akademik.jadwalSistem.list,
    routes: async () => (await import('./jadwal-sistem-akademik/routes')).routes,
  },
  {
    path: '/pengaturan/pekerjaan',
    title: 'Pekerjaan',
    opens: api.platform.pekerjaan.list,
    routes: async () => (await import('./pekerjaan/routes')).routes,
  },
  {
    path: '/pengaturan/hak-sks-maksimum',
    title: 'Hak SKS Maksimum',
    opens: api.akademik.hakSks.list,
    routes: async () => (await import('./hak-sks-maksimum/routes')).routes,
  },
  {
    path: '/pengaturan/konfigurasi-nilai',
    title: 'Konfigurasi Nilai',
    opens: api.akademik.skalaNilai.list,
    routes: async () => (await import('./konfigurasi-nilai/routes')).routes,
  },
  {
    path: '/pengaturan/sks-kelulusan',
    title: 'SKS Kelulusan',
    opens: api.akademik.sksKelulusan.list,
    routes: async () => (await import('./sks-kelulusan/routes')).routes,
  },
  {
    path: '/pengaturan/pejabat',
    title: 'Pejabat',
    opens: api.pengaturan.pejabat.list,
    routes: async () => (await import('./pejabat/routes')).routes,
  },
  {
    path: '/pengaturan/penomoran',
    title: 'Penomoran',
    opens: api.pengaturan.penomoran.list,
    routes: async () => (await import('./penomoran/routes')).routes,
  },
  {
    path: '/pengaturan/arsip-dokumen',
    title: 'Arsip Dokumen',
    opens: api.platform.dokumen.list,
    routes: async () => (await import('./arsip-dokumen/routes')).routes,
  },
  ...JENIS_BERTEMPLATE.map((jenis) => ({
    path: `/pengaturan/template/${jenis}` as const,
    title: `Template ${JENIS_TEMPLATE[jenis].nama}`,
    opens: api.pengaturan.template.list,
    routes: async () => (await import('../shared/template/routes')).templateRoutes(jenis),
  })),
]
