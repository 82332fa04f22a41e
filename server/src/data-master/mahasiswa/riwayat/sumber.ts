import type { Sumber } from '../../linimasa/sumber'

/**
 * Whose changes the timeline of a student merges (Beyond 3). An area that gets rows of students adds its line; with it their
 * changes, SK and values before and after stand in the one history.
 */
export const SUMBER: readonly Sumber[] = [
  { entitas: 'mahasiswa', lewat: 'id', area: 'data-master', judul: 'Registrasi' },
  { entitas: 'biodata', lewat: 'id', area: 'data-master', judul: 'Biodata' },
  { entitas: 'orang_tua', lewat: 'id_biodata', area: 'data-master', judul: 'Orang tua/wali' },
  { entitas: 'riwayat_pendidikan', lewat: 'id_biodata', area: 'data-master', judul: 'Pendidikan asal' },
  { entitas: 'riwayat_status', lewat: 'id_mahasiswa', area: 'status', judul: 'Status' },
  { entitas: 'dosen_pa', lewat: 'id_mahasiswa', area: 'data-master', judul: 'Dosen PA' },
  { entitas: 'dokumen_mahasiswa', lewat: 'id_mahasiswa', area: 'dokumen', judul: 'Dokumen' },
  { entitas: 'perubahan_data', lewat: 'id_mahasiswa', area: 'data-master', judul: 'Permintaan perubahan' },
  { entitas: 'klasifikasi_mahasiswa', lewat: 'id_mahasiswa', area: 'data-master', judul: 'Klasifikasi' },
  { entitas: 'penempatan', lewat: 'id_mahasiswa', area: 'data-master', judul: 'Kampus & jenis kelas' },
  { entitas: 'kartu', lewat: 'id_mahasiswa', area: 'data-master', judul: 'Kartu' },
  { entitas: 'akun', lewat: 'id_mahasiswa', id: 'uuid', area: 'akun', judul: 'Akun' },
  { entitas: 'nilai', lewat: 'id_mahasiswa', area: 'akademik', judul: 'Nilai', baca: ['A1', 'A2', 'A3', 'A4'] },
  { entitas: 'aktivitas_kuliah', lewat: 'id_mahasiswa', area: 'akademik', judul: 'AKM', baca: ['F4', 'A1', 'A2', 'A3', 'A4'] },
  { entitas: 'konversi_nilai', lewat: 'id_mahasiswa', area: 'akademik', judul: 'Konversi nilai', baca: ['F4'] },
  { entitas: 'konversi_baris', lewat: 'id_mahasiswa', area: 'akademik', judul: 'Mata kuliah diakui', baca: ['F4'] },
]
