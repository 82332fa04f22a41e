/** What an institution code hides, renames or hands over (platform, Institution codes). Paths are those of the menu. */
export interface VarianDemo {
  readonly unik: string
  readonly disembunyikan: readonly string[]
  readonly label: Readonly<Record<string, string>>
  readonly handoff: readonly string[]
}

const PINDAH = '/akademik/surat-keterangan/surat-keterangan-pindah-antar-stia-lan'
const di = (awal: string, ...daftar: readonly string[]): string[] => daftar.map((d) => `${awal}/${d}`)
const KOMPRE = ['/jurusan/kompre', ...di('/jurusan/kompre', 'nilai', 'tagihan', 'laporan', 'konfigurasi')]
const LOCK_JURNAL = di('/jurusan/lock-jurnal', 'data-jurnal', 'laporan', 'konfigurasi')
const PROPOSAL = di('/jurusan/proposal', 'data-proposal', 'cek-judul', 'bimbingan', 'sidang-proposal', 'laporan')
const SERTIFIKASI = di('/event/sertifikasi', 'data-sertifikasi', 'ujian', 'pertemuan/rekap-kehadiran', 'pengaturan')
const KERJA_PRAKTIK = di(
  '/jurusan/kerja-praktik',
  'data-kerja-praktik',
  'kegiatan-kerja-praktik',
  'mitra',
  'dosen-pembimbing',
  'bimbingan',
  'daftar-sidang',
  'jadwal-penguji',
  'nilai',
  'biaya',
  'template-laporan',
  'pengaturan',
)
const SKPI = ['/kemahasiswaan/skpi', ...di('/kemahasiswaan/skpi', 'verifikasi', 'cetak')]

const varian = (unik: string, disembunyikan: readonly string[], lain: Partial<VarianDemo> = {}): VarianDemo => ({
  unik,
  disembunyikan: unik === 'PT02' ? disembunyikan : [PINDAH, ...disembunyikan],
  label: lain.label ?? {},
  handoff: lain.handoff ?? [],
})

export const VARIAN: readonly VarianDemo[] = [
  varian('PT01', []),
  varian('PT02', ['/pmb/voucher-diskon-pmb']),
  varian('PT03', [], { handoff: ['/jurusan/kerja-praktik', '/akademik/surat'] }),
  varian('PT04', [...LOCK_JURNAL, '/akademik/pembuat-naskah']),
  varian('PT05', [...KOMPRE, '/akademik/surat-keterangan/surat-pengajuan-remedial']),
  varian('PT06', [...SERTIFIKASI, '/akademik/surat-keterangan/surat-keterangan-skp']),
  varian('PT07', [...PROPOSAL, ...KOMPRE, ...LOCK_JURNAL, '/jurusan/skripsi/honor']),
  varian('PT08', [
    '/akademik/presensi-kuliah',
    '/akademik/berita-acara-perkuliahan',
    '/data-master/dosen/kesediaan-mengajar',
    '/data-master/mahasiswa/kampus-jenis-kelas',
  ]),
  varian('PT09', [...KERJA_PRAKTIK, '/data-master/asisten-lab', ...SKPI, '/kemahasiswaan/kegiatan-mahasiswa']),
  varian('PT10', ['/pmb/cbt-pmb'], { label: { Jurusan: 'Tugas Akhir' } }),
]
