import type { DaftarKode } from './daftar-kode'

/**
 * Code lists of entry and status (data-master, Entities). The letters of a student's status are this system's own:
 * kode_pddikti holds what PDDikti calls it, in the AKM for who studies and as id_jenis_keluar for who left.
 */
export const KODE_MASUK: readonly DaftarKode[] = [
  {
    daftar: 'jenis-daftar',
    isi:
      'peserta_didik_baru Peserta didik baru=1|pindahan Pindahan=2|rpl_perolehan_sks RPL perolehan SKS=13|course Course (non gelar)=14|fast_track Fast track=15|' +
      'rpl_transfer_sks RPL transfer SKS=16|ppg_pgp_plpg PPG/PGP/PLPG=|ppg_non_pgp_plpg PPG non PGP/PLPG=|double_degree Double degree=|join_degree Joint degree=|' +
      '-naik_kelas Naik kelas=3|-akselerasi Akselerasi=4|-mengulang Mengulang=5|-lanjutan_semester Lanjutan semester=6|-pindahan_alih_bentuk Pindahan alih bentuk=8',
  },
  {
    daftar: 'jalur-daftar',
    isi:
      '3 PMDK|4 Prestasi|9 Program internasional|11 Kerja sama perusahaan/institusi/pemerintah|12 Seleksi mandiri|13 Ujian masuk bersama lainnya|14 SNBT|15 SNBP|' +
      '-1 SBMPTN|-2 SNMPTN|-5 Seleksi mandiri PTN|-6 Seleksi mandiri PTS|-7 UMB-PTN|-8 UMB-PTS',
  },
  { daftar: 'pembiayaan', isi: '1 Mandiri|2 Beasiswa tidak penuh|3 Beasiswa penuh' },
  {
    daftar: 'status-mahasiswa',
    isi:
      'A Aktif=A|C Cuti=C|N Nonaktif=N|S Kampus Merdeka=M|U Menunggu Uji Kompetensi=U|O Double Degree=G|L Lulus=1|M Mutasi=2|D Dikeluarkan=3|' +
      'E Mengundurkan Diri=4|P Putus Sekolah=5|W Wafat=6|0 Selesai Pendidikan Non Gelar=0',
    kelompok: (kode) => ('ACNSUO'.includes(kode) ? 'studi' : 'keluar'),
  },
]
