import { hitungAkmJob } from './akademik/aktivitas-kuliah/hitung-job'
import { kunciAkmJob } from './akademik/aktivitas-kuliah/kunci'
import { cetakMassal } from './akademik/hasil-studi/massal'
import { imporKalenderJob } from './akademik/kalender/impor/kind'
import { imporKonversiJob } from './akademik/konversi-nilai/impor/kind'
import { tutupAkunJob } from './data-master/mahasiswa/status/tutup-akun'
import { ubahStatusJob } from './data-master/mahasiswa/status/massal'
import { jadwalSegarkan, segarkanDashboard } from './data-master/mahasiswa/dashboard/segarkan'
import { periksaMahasiswa } from './data-master/mahasiswa/penjaga/periksa-job'
import { pindaiDuplikatJob } from './data-master/mahasiswa/duplikat/pindai-job'
import { paketPddiktiJob } from './data-master/mahasiswa/pddikti/paket-job'
import { hitungUlangKelengkapan } from './data-master/mahasiswa/kelengkapan/hitung-ulang-job'
import { batalTutupJob, tutupStatusJob } from './data-master/mahasiswa/status/tutup-job'
import { bagiPaJob } from './data-master/dosen/dosen-pa/bagi-job'
import { skDosenPaJob } from './data-master/dosen/dosen-pa/sk-job'
import { tetapkanPaJob } from './data-master/dosen/dosen-pa/tetapkan-job'
import { tutupProdiJob } from './data-master/badan-hukum/prodi/tutup/job'
import { imporRuangJob } from './data-master/badan-hukum/ruang/impor/kind'
import { terapkanStruktur } from './data-master/badan-hukum/struktur/terapkan-job'
import { peringatanHarian } from './data-master/peringatan/job'
import { imporKodeJob } from './data-master/referensi/impor/kode'
import { imporProdiLuarJob, imporPtJob, imporSekolahJob } from './data-master/referensi/impor/lembaga'
import { imporWilayahJob } from './data-master/referensi/impor/wilayah'
import { imporAlumniJob } from './data-master/alumni/impor/kind'
import { imporDosenJob } from './data-master/dosen/data-dosen/impor/kind'
import { segarkanDosen } from './data-master/dosen/data-dosen/segarkan-job'
import { imporPegawaiJob } from './data-master/pegawai/impor/kind'
import { imporMahasiswaBaruJob } from './data-master/mahasiswa/impor-data/baru/kind'
import { imporPerbaruiDataJob } from './data-master/mahasiswa/impor-data/perbarui/kind'
import { imporDosenPaJob } from './data-master/mahasiswa/impor-data/dosen-pa/kind'
import { imporStatusKeluarJob } from './data-master/mahasiswa/impor-data/status-keluar/kind'
import { imporDokumenJob } from './data-master/mahasiswa/impor-data/dokumen/kind'
import { imporFotoJob } from './data-master/mahasiswa/impor-data/foto/kind'
import { imporInstansiJob } from './data-master/mahasiswa/impor-data/instansi/kind'
import { imporKelasJob } from './data-master/mahasiswa/impor-data/kelas/kind'
import { imporKlasifikasiJob } from './data-master/mahasiswa/impor-data/klasifikasi/kind'
import { aturPenempatanJob } from './data-master/mahasiswa/kampus-jenis-kelas/atur-job'
import { terapkanPenempatan } from './data-master/mahasiswa/kampus-jenis-kelas/terapkan'
import { registrasiMassalJob } from './data-master/mahasiswa/registrasi-massal/job'
import { cetakKartuJob } from './data-master/mahasiswa/setting-kartu/cetak-job'
import type { AnyJob, Schedule } from './jobs/define'
import { sapu } from './jobs/sweep/sweep'
import { arsipAudit } from './platform/audit/arsip'
import { periksaAudit } from './platform/audit/periksa'
import { kabarJendela } from './platform/notifikasi/kabar-jendela'
import { ujiDampakJob } from './pengaturan/dampak/job'
import { kataSandiMassalJob } from './pengaturan/kata-sandi/massal/job'
import { imporOperatorJob } from './pengaturan/operator/impor/kind'
import { kabarPejabat } from './pengaturan/pejabat/kabar-pejabat'
import { eksporDaftar } from './platform/pekerjaan/ekspor'

/** Every kind of job that a worker can run. */
export const JOBS: readonly AnyJob[] = [
  cetakMassal,
  cetakKartuJob,
  registrasiMassalJob,
  terapkanPenempatan,
  aturPenempatanJob,
  arsipAudit,
  periksaAudit,
  kabarJendela,
  kabarPejabat,
  bagiPaJob,
  tetapkanPaJob,
  skDosenPaJob,
  eksporDaftar,
  sapu,
  imporOperatorJob,
  imporDosenJob,
  imporPegawaiJob,
  imporAlumniJob,
  imporMahasiswaBaruJob,
  imporPerbaruiDataJob,
  imporStatusKeluarJob,
  imporDosenPaJob,
  imporKlasifikasiJob,
  imporKelasJob,
  imporInstansiJob,
  imporFotoJob,
  imporDokumenJob,
  segarkanDosen,
  imporKalenderJob,
  imporKonversiJob,
  tutupProdiJob,
  imporRuangJob,
  imporWilayahJob,
  imporSekolahJob,
  imporPtJob,
  imporProdiLuarJob,
  imporKodeJob,
  terapkanStruktur,
  peringatanHarian,
  kataSandiMassalJob,
  ujiDampakJob,
  ubahStatusJob,
  tutupAkunJob,
  hitungAkmJob,
  kunciAkmJob,
  tutupStatusJob,
  paketPddiktiJob,
  hitungUlangKelengkapan,
  pindaiDuplikatJob,
  batalTutupJob,
  segarkanDashboard,
  periksaMahasiswa,
]

/** What the system does by itself, for each college in service. */
export const SCHEDULES: readonly Schedule[] = [
  { job: arsipAudit, kapan: { pukul: '02:00' } },
  { job: periksaAudit, kapan: { pukul: '02:30' } },
  { job: segarkanDosen, kapan: { pukul: '00:15' } },
  { job: tutupAkunJob, kapan: { pukul: '00:30' } },
  { job: kabarJendela, kapan: { pukul: '06:00' } },
  { job: terapkanStruktur, kapan: { pukul: '00:05' } },
  { job: peringatanHarian, kapan: { pukul: '06:00' } },
  { job: pindaiDuplikatJob, kapan: { pukul: '03:00', hari: 7 } },
  { job: kabarPejabat, kapan: { pukul: '06:00' } },
  { job: terapkanPenempatan, kapan: { pukul: '00:30' } },
  { job: hitungUlangKelengkapan, kapan: { pukul: '04:00', hari: 7 } },
  { job: sapu, kapan: 'tiap jam' },
  jadwalSegarkan,
  { job: periksaMahasiswa, kapan: { pukul: '01:00' } },
]
