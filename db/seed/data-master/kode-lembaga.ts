import type { DaftarKode } from './daftar-kode'

/** Code lists about lecturers, units and places (data-master, Entities). `-kode` is inactive. */
export const KODE_LEMBAGA: readonly DaftarKode[] = [
  { daftar: 'jenis-dosen', pddikti: false, isi: 'A Dosen Tetap|F Dosen Tidak Tetap|T Dosen Tamu' },
  {
    daftar: 'ikatan-kerja',
    isi:
      'A Dosen tetap|B Dosen PNS DPK|D Dosen honorer|E Dokter pendidik klinis|F Dosen tetap BH|G Dosen tidak tetap|H P3K ASN|' +
      'I Dosen dengan perjanjian kerja|J Instruktur|K Tutor|L JFT',
  },
  {
    daftar: 'status-keaktifan',
    isi: '1 Aktif|2 Tidak aktif|20 Cuti|21 Keluar|22 Almarhum|23 Pensiun|24 Izin belajar|25 Tugas di instansi lain|26 Ganti NIDN|27 Tugas belajar|28 Hapus NIDN|99 Lainnya',
    kelompok: (kode) => (['1', '24', '26'].includes(kode) ? 'A' : 'N'),
  },
  {
    daftar: 'status-kepegawaian',
    isi: '1 PNS|2 PNS diperbantukan|3 PNS Kemenag|4 Pegawai tetap yayasan|10 Non-PNS|11 TNI/Polri|99 Lainnya',
  },
  {
    daftar: 'lembaga-pengangkat',
    isi: '1 Pemerintah pusat|2 Pemerintah provinsi|3 Pemerintah kab/kota|4 Ketua yayasan|7 Lainnya|20 Kemenag|40 Kemenkes',
  },
  { daftar: 'sumber-gaji', isi: '1 APBN|2 APBD provinsi|3 APBD kab/kota|4 Yayasan|5 Perguruan tinggi|6 Lembaga donor|99 Lainnya' },
  {
    daftar: 'jabatan-fungsional',
    isi:
      '0 Tenaga pengajar|41 Asisten ahli (150)|43 Lektor (200)|44 Lektor (300)|46 Lektor kepala (400)|47 Lektor kepala (550)|48 Lektor kepala (700)|' +
      '50 Profesor (850)|51 Profesor (1050)',
  },
  {
    daftar: 'pangkat-golongan',
    isi:
      '1 I/a|2 I/b|3 I/c|4 I/d|5 II/a|6 II/b|7 II/c|8 II/d|9 III/a Penata muda|10 III/b Penata muda tingkat I|11 III/c Penata|12 III/d Penata tingkat I|' +
      '13 IV/a Pembina|14 IV/b Pembina tingkat I|15 IV/c Pembina utama muda|16 IV/d Pembina utama madya|17 IV/e Pembina utama',
  },
  {
    daftar: 'peringkat-akreditasi',
    pddikti: false,
    isi: 'U Unggul|BS Baik Sekali|B2 Baik|A A|B B|C C|TS Terakreditasi sementara|T Terakreditasi|X Tidak terakreditasi',
  },
  {
    daftar: 'lembaga-akreditasi',
    pddikti: false,
    isi: 'BAN-PT BAN-PT|LAM-PTKes LAM-PTKes|LAM-INFOKOM LAM INFOKOM|LAM-TEKNIK LAM Teknik|LAMEMBA LAMEMBA|LAMDIK LAMDIK|LAMSAMA LAMSAMA|LAMSPAK LAMSPAK|internasional Lembaga internasional',
  },
  { daftar: 'status-prodi', isi: 'A Aktif|N Tidak aktif|B Alih bentuk|M Merger|K Alih kelola|H Tutup' },
  {
    daftar: 'bentuk-pt',
    pddikti: false,
    isi: 'universitas Universitas|institut Institut|sekolah_tinggi Sekolah Tinggi|politeknik Politeknik|akademi Akademi|akademi_komunitas Akademi Komunitas',
  },
  { daftar: 'status-milik', isi: '1 Pemerintah pusat|2 Pemerintah daerah|3 Yayasan|4 Lainnya' },
  {
    daftar: 'jenis-ruang',
    pddikti: false,
    isi:
      'kelas Kelas|laboratorium Laboratorium|studio Studio|auditorium Auditorium|seminar Seminar|sidang Sidang|dosen Dosen|kantor Kantor|' +
      'perpustakaan Perpustakaan|olahraga Olahraga|ibadah Ibadah|daring Daring',
  },
  {
    daftar: 'jenis-sekolah',
    pddikti: false,
    isi: 'SMA SMA|SMK SMK|MA MA|MAK MAK|SMALB SMALB|PKBM PKBM (Paket C)|SPK SPK|PDF-ulya PDF ulya|luar_negeri Luar negeri',
  },
  {
    daftar: 'jenis-instansi',
    pddikti: false,
    isi:
      'kementerian Kementerian|lpnk LPNK|pemprov Pemerintah provinsi|pemkab Pemerintah kabupaten|pemkot Pemerintah kota|tni TNI|polri Polri|bumn BUMN|' +
      'bumd BUMD|swasta Swasta|yayasan Yayasan|internasional Internasional|lainnya Lainnya',
  },
]
