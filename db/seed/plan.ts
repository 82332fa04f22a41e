import { akademikTables } from './akademik/akademik-tables'
import { aturanStudiTables } from './akademik/aturan-studi-tables'
import { kalenderTables } from './akademik/kalender-tables'
import { konversiTables } from './akademik/konversi-tables'
import type { CollegeSeed } from './college-seed'
import { alumniTables } from './data-master/alumni-tables'
import { biodataTables } from './data-master/biodata-tables'
import { collegeTables } from './data-master/college-tables'
import { dokumenMahasiswaTables } from './data-master/dokumen-mahasiswa-tables'
import { dokumenDosenTables } from './data-master/dokumen-dosen-tables'
import { dosenTables } from './data-master/dosen-tables'
import { kartuTables } from './data-master/kartu-tables'
import { kelompokMahasiswaTables } from './data-master/kelompok-mahasiswa-tables'
import { kelompokTables } from './data-master/kelompok-tables'
import { kodeTables } from './data-master/kode-tables'
import { pegawaiTables } from './data-master/pegawai-tables'
import { mahasiswaTables } from './data-master/mahasiswa-tables'
import { orangTuaTables } from './data-master/orang-tua-tables'
import { perhatianTables } from './data-master/perhatian-tables'
import { perubahanTables } from './data-master/perubahan-tables'
import { rekapTables } from './data-master/rekap-tables'
import { ruangTables } from './data-master/ruang-tables'
import { riwayatTables } from './data-master/riwayat-tables'
import { unitTables } from './data-master/unit-tables'
import type { TableRows } from './kit/copy-text'
import { berandaTables } from './komunikasi/beranda-tables'
import { aksesTables } from './platform/akses-tables'
import { akunTables } from './platform/akun-tables'
import { pengaturanTables } from './platform/pengaturan-tables'
import { dokumenTables } from './platform/dokumen/dokumen-tables'
import { pekerjaanTables } from './platform/pekerjaan-tables'
import { pengampuTables } from './akademik/pengampu-tables'
import { pengajarTables } from './data-master/pengajar-tables'
import { sesiTables } from './data-master/sesi-tables'
import { platformTables } from './platform/platform-tables'
import { jalurTables } from './pmb/jalur-tables'
import { ssoTables } from './platform/sso-tables'

/** One area's share of the demo: the rows of its tables for one college. */
export interface Step {
  /** What the progress line says, in Indonesian. */
  readonly nama: string
  readonly tables: (college: CollegeSeed) => Iterable<TableRows>
}

/**
 * What is written for each college. Order is for the reader only: foreign keys are off while the rows go in. A new
 * area adds its generator and a line here; what it must know of students, classes or grades stands in CollegeSeed.
 */
export const STEPS: readonly Step[] = [
  { nama: 'perguruan tinggi', tables: collegeTables },
  { nama: 'daftar kode', tables: kodeTables },
  { nama: 'konfigurasi dan log', tables: platformTables },
  { nama: 'pengaturan', tables: pengaturanTables },
  { nama: 'klien single sign-on', tables: ssoTables },
  { nama: 'unit', tables: unitTables },
  { nama: 'gedung dan ruang', tables: ruangTables },
  { nama: 'jalur masuk', tables: jalurTables },
  { nama: 'dosen', tables: (c) => [...dosenTables(c), ...dokumenDosenTables(c)] },
  { nama: 'biodata', tables: biodataTables },
  { nama: 'orang tua', tables: orangTuaTables },
  { nama: 'mahasiswa', tables: mahasiswaTables },
  { nama: 'foto dan dokumen mahasiswa', tables: dokumenMahasiswaTables },
  { nama: 'klasifikasi dan instansi', tables: kelompokMahasiswaTables },
  { nama: 'kartu', tables: kartuTables },
  { nama: 'riwayat', tables: riwayatTables },
  { nama: 'pegawai', tables: pegawaiTables },
  { nama: 'alumni dan asisten', tables: alumniTables },
  { nama: 'akun', tables: akunTables },
  { nama: 'permintaan perubahan data', tables: perubahanTables },
  { nama: 'kelompok tersimpan', tables: kelompokTables },
  { nama: 'rekap tersimpan', tables: rekapTables },
  { nama: 'akses dan tampilan', tables: aksesTables },
  { nama: 'tindak lanjut mahasiswa', tables: perhatianTables },
  { nama: 'kelas, nilai, dan AKM', tables: akademikTables },
  { nama: 'konversi nilai', tables: konversiTables },
  { nama: 'sesi dan pengampu', tables: (c) => [...sesiTables(c), ...pengampuTables(c)] },
  { nama: 'kesediaan, kualifikasi, kelas wajib', tables: pengajarTables },
  { nama: 'aturan studi', tables: aturanStudiTables },
  { nama: 'kalender dan jendela', tables: kalenderTables },
  { nama: 'beranda', tables: berandaTables },
  { nama: 'pekerjaan dan berkas', tables: pekerjaanTables },
  { nama: 'pejabat, template, dan dokumen', tables: dokumenTables },
]
