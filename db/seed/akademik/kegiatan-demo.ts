import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'

/** A kind of activity: code, name, colour, the window that it opens, whether people outside read it. */
export type KegiatanDemo = readonly [kode: string, nama: string, warna: string, jendela: KodeJendela | null, publik?: false]

/** The 28 kinds of the demo, in the order in which a semester meets them. */
export const KEGIATAN_DEMO: readonly KegiatanDemo[] = [
  ['DU', 'Daftar ulang mahasiswa', '#0b7285', 'DAFTAR_ULANG'],
  ['TAWAR', 'Penawaran kelas', '#5f3dc4', 'PENAWARAN_KELAS', false],
  ['SEDIA', 'Kesediaan mengajar dosen', '#6741d9', 'KESEDIAAN_MENGAJAR', false],
  ['KRS', 'Pengisian KRS', '#1864ab', 'KRS'],
  ['ACCKRS', 'Persetujuan KRS oleh dosen PA', '#1971c2', 'PERSETUJUAN_KRS'],
  ['PKRS', 'Perubahan KRS (PKRS)', '#1c7ed6', 'PKRS'],
  ['KRSS', 'KRS semester pendek', '#1098ad', 'KRSS'],
  ['MUNDUR', 'Batas mundur mata kuliah', '#845ef7', 'MUNDUR_MK'],
  ['KULIAH', 'Perkuliahan', '#2b8a3e', 'KULIAH'],
  ['EDOM', 'Kuesioner dosen oleh mahasiswa', '#5c940d', 'KUESIONER_DOSEN'],
  ['NUTS', 'Pengumpulan naskah UTS', '#9c36b5', 'NASKAH_UTS', false],
  ['NUAS', 'Pengumpulan naskah UAS', '#ae3ec9', 'NASKAH_UAS', false],
  ['KUTS', 'Cetak kartu UTS', '#d9480f', 'KARTU_UTS'],
  ['KUAS', 'Cetak kartu UAS', '#e8590c', 'KARTU_UAS'],
  ['UTS', 'Ujian tengah semester', '#e67700', 'UTS'],
  ['UAS', 'Ujian akhir semester', '#d6336c', 'UAS'],
  ['SUTS', 'UTS susulan', '#f08c00', 'SUSULAN_UTS'],
  ['SUAS', 'UAS susulan', '#e64980', 'SUSULAN_UAS'],
  ['NILAIUTS', 'Input nilai UTS', '#099268', 'INPUT_NILAI_UTS', false],
  ['NILAI', 'Input nilai akhir', '#087f5b', 'INPUT_NILAI', false],
  ['REMED', 'Remedial', '#66a80f', 'REMEDIAL'],
  ['UMUM', 'Pengumuman nilai', '#0ca678', 'UMUM_NILAI'],
  ['CUTI', 'Pengajuan cuti', '#495057', 'CUTI'],
  ['AKTIF', 'Pengajuan aktif kembali', '#868e96', 'AKTIF_KEMBALI'],
  ['YUDISIUM', 'Yudisium', '#862e9c', 'YUDISIUM'],
  ['WISUDA', 'Wisuda', '#a61e4d', null],
  ['LIBUR', 'Libur nasional', '#c92a2a', null],
  ['DIES', 'Dies natalis', '#364fc7', null],
]

/** An entry of 2025/2026: which half of the year, kind, name, first and last day, holiday. */
export type EntriDemo = readonly [semester: 1 | 2, kode: string, nama: string, mulai: string, selesai: string, libur?: true]

/** The 21 entries of a year; the year before has the same ones 52 weeks earlier. */
export const ENTRI_DEMO: readonly EntriDemo[] = [
  [1, 'DU', 'Daftar ulang semester ganjil', '2025-08-04', '2025-08-16'],
  [1, 'KRS', 'Pengisian KRS semester ganjil', '2025-08-11', '2025-08-22'],
  [1, 'ACCKRS', 'Persetujuan KRS oleh dosen PA', '2025-08-18', '2025-08-27'],
  [1, 'KULIAH', 'Perkuliahan semester ganjil', '2025-09-01', '2025-12-20'],
  [1, 'LIBUR', 'Maulid Nabi Muhammad SAW', '2025-09-05', '2025-09-05', true],
  [1, 'PKRS', 'Perubahan KRS semester ganjil', '2025-09-08', '2025-09-13'],
  [1, 'DIES', 'Dies natalis', '2025-10-02', '2025-10-03'],
  [1, 'UTS', 'Ujian tengah semester ganjil', '2025-10-20', '2025-11-01'],
  [1, 'WISUDA', 'Wisuda gelombang pertama', '2025-11-29', '2025-11-29'],
  [1, 'UAS', 'Ujian akhir semester ganjil', '2025-12-15', '2025-12-27'],
  [1, 'LIBUR', 'Natal', '2025-12-25', '2025-12-25', true],
  [1, 'NILAI', 'Input nilai akhir semester ganjil', '2025-12-22', '2026-01-09'],
  [2, 'KRS', 'Pengisian KRS semester genap', '2026-01-26', '2026-02-06'],
  [2, 'KULIAH', 'Perkuliahan semester genap', '2026-02-16', '2026-06-06'],
  [2, 'PKRS', 'Perubahan KRS semester genap', '2026-02-23', '2026-02-28'],
  [2, 'LIBUR', 'Idulfitri', '2026-03-19', '2026-03-27', true],
  [2, 'UTS', 'Ujian tengah semester genap', '2026-04-06', '2026-04-18'],
  [2, 'WISUDA', 'Wisuda gelombang kedua', '2026-05-09', '2026-05-09'],
  [2, 'UAS', 'Ujian akhir semester genap', '2026-06-08', '2026-06-20'],
  [2, 'NILAI', 'Input nilai akhir semester genap', '2026-06-15', '2026-07-03'],
  [2, 'YUDISIUM', 'Yudisium semester genap', '2026-07-06', '2026-07-08'],
]
