import type { DaftarKode } from './daftar-kode'

/** Code lists about persons (data-master, Entities). `-kode` is inactive: readable on old rows, not to be chosen anew. */
export const KODE_ORANG: readonly DaftarKode[] = [
  { daftar: 'jenis-kelamin', isi: 'L Laki-laki|P Perempuan' },
  { daftar: 'agama', isi: '1 Islam|2 Kristen|3 Katolik|4 Hindu|5 Buddha|6 Konghucu|99 Lainnya|-98 Tidak diisi' },
  { daftar: 'golongan-darah', pddikti: false, isi: 'A A|B B|AB AB|O O|- Tidak tahu' },
  { daftar: 'status-pernikahan', isi: '0 Belum menikah|1 Menikah|2 Janda/duda' },
  { daftar: 'jenis-tinggal', isi: '1 Bersama orang tua|2 Wali|3 Kost|4 Asrama|5 Panti asuhan|10 Rumah sendiri|99 Lainnya' },
  {
    daftar: 'alat-transportasi',
    isi:
      '1 Jalan kaki|3 Angkutan umum/bus/pete-pete|4 Mobil/bus antar jemput|5 Kereta api|6 Ojek|7 Andong/bendi/sado/dokar/delman/becak|' +
      '8 Perahu penyeberangan/rakit/getek|11 Kuda|12 Sepeda|13 Sepeda motor|14 Mobil pribadi|99 Lainnya|-2 Kendaraan pribadi',
  },
  {
    daftar: 'pekerjaan',
    isi:
      '1 Tidak bekerja|2 Nelayan|3 Petani|4 Peternak|5 PNS/TNI/Polri|6 Karyawan swasta|7 Pedagang kecil|8 Pedagang besar|9 Wiraswasta|' +
      '10 Wirausaha|11 Buruh|12 Pensiunan|13 Peneliti|14 Tim ahli/konsultan|15 Magang|16 Tenaga pengajar/instruktur/fasilitator|' +
      '17 Pimpinan/manajerial|98 Sudah meninggal|99 Lainnya',
  },
  {
    daftar: 'penghasilan',
    isi: '11 < Rp 500.000|12 Rp 500.000-999.999|13 Rp 1.000.000-1.999.999|14 Rp 2.000.000-4.999.999|15 Rp 5.000.000-20.000.000|16 > Rp 20.000.000|0 (kosong)',
  },
  {
    daftar: 'jenjang-pendidikan',
    isi:
      '0 Tidak sekolah|1 PAUD|2 TK/sederajat|3 Putus SD|4 SD/sederajat|5 SMP/sederajat|6 SMA/sederajat|7 Paket A|8 Paket B|9 Paket C|20 D1|21 D2|' +
      '22 D3|23 D4|30 S1|31 Profesi|32 Sp-1|35 S2|36 S2 Terapan|37 Sp-2|40 S3|41 S3 Terapan|90 Nonformal|91 Informal|99 Lainnya',
    kelompok: (kode) => (/^(2[0-3]|3[0-25-7]|4[01])$/.test(kode) ? 'prodi' : null),
  },
  {
    daftar: 'kebutuhan-khusus',
    isi:
      '0 Tidak ada|1 A Netra|2 B Rungu|4 C Grahita ringan|8 C1 Grahita sedang|16 D Daksa ringan|32 D1 Daksa sedang|64 E Laras|128 F Wicara|' +
      '256 H Hiperaktif|512 I Cerdas istimewa|1024 J Bakat istimewa|2048 K Kesulitan belajar|4096 N Narkoba|8192 O Indigo|16384 P Down syndrome|32768 Q Autis',
  },
  {
    daftar: 'jenis-keluar',
    isi: '0 Selesai pendidikan non gelar|1 Lulus|2 Mutasi|3 Dikeluarkan|4 Mengundurkan diri|5 Putus sekolah|6 Wafat|-7 Hilang|-8 Alih fungsi|-9 Pensiun',
  },
  {
    daftar: 'jenis-dokumen',
    pddikti: false,
    isi:
      'ktp KTP|kk Kartu Keluarga|akta Akta kelahiran|ijazah_asal Ijazah asal|transkrip_asal Transkrip asal|skhun SKHUN|pas_foto Pas foto|paspor Paspor|' +
      'kitas KITAS|kip KIP|surat_pindah Surat pindah|sk_rpl SK RPL|tugas_belajar Tugas belajar|sk_keluar SK keluar|ijazah Ijazah|serdos Sertifikat pendidik|' +
      'sk_jabfung SK jabatan fungsional|sk_pangkat SK pangkat|sk_pengangkatan SK pengangkatan|lainnya Lainnya',
  },
]
