import {
  baris,
  identitas,
  judul,
  KODE,
  kolom,
  kop,
  NAMA,
  NO,
  ringkasan,
  SKS,
  tabel,
  tandaTangan,
  tandatangan,
  teks,
  type BarisKolom,
} from './bagian'
import { TEMPLATE_KONVERSI } from './konversi'
import { TEMPLATE_SK } from './sk'

const IDENTITAS = baris([
  ['Nama', 'Name', '{nama}'],
  ['NIM', 'Student ID', '{nim}'],
  ['Program Studi', 'Study Program', '{prodi}'],
  ['Periode', 'Period', '{periode}'],
  ['Semester', 'Semester', '{semester}'],
  ['Dosen PA', 'Adviser', '{namaPa}'],
])

const MAHASISWA_DAN_PA = [
  { jabatan: 'Mahasiswa', nama: '{nama}', nomor: 'NIM {nim}', posisi: 'kiri' },
  { jabatan: 'Dosen PA', nama: '{namaPa}', posisi: 'tengah' },
]

const KAPRODI = [{ jabatan: 'KAPRODI', posisi: 'kanan', pakaiTtd: false, pakaiCap: false }] as const
const KOLOM_KRS: readonly BarisKolom[] = [
  NO,
  KODE,
  NAMA,
  SKS,
  ['kelas', 'Kelas', 'Class', 12, 'tengah'],
  ['hariJam', 'Hari, jam', 'Time', 30, 'kiri'],
  ['ruang', 'Ruang', 'Room', 15, 'tengah'],
  ['dosen', 'Dosen', 'Lecturer', 36, 'kiri'],
  ['ambil', 'B/U', 'N/R', 9, 'tengah'],
]

const krs = (nama: string, inggris: string, tambahan: readonly BarisKolom[] = []) => ({
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul(nama, inggris),
      identitas(IDENTITAS),
      tabel(),
      ringkasan([
        ['IP dasar', 'Base GPA', '{ip}'],
        ['Hak SKS', 'Credit limit', '{hakSks} SKS'],
        ['Jumlah SKS', 'Total credits', '{jumlahSks} SKS'],
      ]),
      tandaTangan(MAHASISWA_DAN_PA),
    ],
  },
  kolom: kolom([
    ...KOLOM_KRS.map((satu): BarisKolom =>
      satu[0] === 'dosen' && tambahan.length > 0 ? ['dosen', 'Dosen', 'Lecturer', 28, 'kiri'] : satu,
    ),
    ...tambahan,
  ]),
  penandatangan: KAPRODI,
})

const KHS = {
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul('KARTU HASIL STUDI', 'Study Result Card', 'Nomor: {nomor}'),
      identitas(IDENTITAS),
      tabel(),
      ringkasan(
        [
          ['SKS semester', 'Semester credits', '{jumlahSks}'],
          ['SKS total', 'Total credits', '{sksTotal}'],
          ['Hak SKS berikutnya', 'Next credit limit', '{hakSks}'],
          ['IPS', 'Semester GPA', '{ips}'],
          ['IPK', 'Cumulative GPA', '{ipk}'],
        ],
        2,
      ),
      tandaTangan(),
    ],
  },
  kolom: kolom([
    NO,
    KODE,
    NAMA,
    SKS,
    ['nilai', 'Nilai', 'Score', 15, 'kanan'],
    ['huruf', 'Huruf', 'Grade', 13, 'tengah'],
    ['bobot', 'Bobot', 'Point', 14, 'kanan'],
    ['mutu', 'SKS x Bobot', 'Quality', 18, 'kanan'],
  ]),
  penandatangan: [tandatangan('WD1', 'kanan')],
}

const TRANSKRIP = {
  bahasa: 'id-en',
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul('TRANSKRIP AKADEMIK', 'Academic Transcript', 'Nomor: {nomor}'),
      identitas(
        baris([
          ['Nama', 'Name', '{nama}'],
          ['NIM', 'Student ID', '{nim}'],
          ['Tempat, tanggal lahir', 'Born', '{tempatTanggalLahir}'],
          ['Program Studi', 'Study Program', '{prodi}'],
          ['SK akreditasi', 'Accreditation', '{skAkreditasi}'],
          ['Nomor ijazah', 'Diploma No.', '{nomorIjazah}'],
          ['Tanggal masuk', 'Admitted', '{tanggalMasuk}'],
          ['Tanggal lulus', 'Graduated', '{tanggalLulus}'],
        ]),
        { kolom: 1, foto: true },
      ),
      tabel('mk', { duaKolom: true, kelompok: 'semester' }),
      ringkasan(
        [
          ['SKS lulus', 'Credits earned', '{sksLulus}'],
          ['IPK', 'GPA', '{ipk}'],
          ['Jumlah mutu', 'Quality points', '{jumlahMutu}'],
          ['Predikat', 'Honours', '{predikat}'],
        ],
        2,
      ),
      ringkasan([['Judul tugas akhir', 'Thesis', '{judulTugasAkhir}']]),
      tandaTangan(),
    ],
  },
  kolom: kolom([
    ['kode', 'Kode', 'Code', 14, 'kiri'],
    NAMA,
    ['sks', 'SKS', 'Cr.', 8, 'tengah'],
    ['huruf', 'Nilai', 'Grade', 10, 'tengah'],
    ['mutu', 'Mutu', 'Pts', 11, 'kanan'],
  ]),
  penandatangan: [tandatangan('DEKAN', 'kiri'), tandatangan('REKTOR', 'kanan')],
}

const KARTU_UJIAN = {
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul('KARTU UJIAN {jenisUjian}', 'Examination Card', 'Nomor: {nomorKartu}'),
      identitas(IDENTITAS, { foto: true, kolom: 1 }),
      tabel('ujian'),
      teks('<ol><li>Kartu ini dibawa pada setiap ujian.</li><li>Peserta hadir 15 menit sebelum ujian dimulai.</li></ol>'),
      tandaTangan(),
    ],
  },
  kolom: kolom([
    NO,
    KODE,
    NAMA,
    SKS,
    ['tanggal', 'Tanggal', 'Date', 28, 'kiri'],
    ['jam', 'Jam', 'Time', 22, 'kiri'],
    ['ruang', 'Ruang', 'Room', 15, 'tengah'],
    ['kursi', 'Kursi', 'Seat', 12, 'tengah'],
  ]),
  penandatangan: KAPRODI,
}

const tulis = ([x, y]: readonly [number, number], [lebar, tinggi]: readonly [number, number], isi: string) => ({
  jenis: 'teks',
  x,
  y,
  lebar,
  tinggi,
  isi,
  ukuran: 8,
})

const KTM = {
  kertas: 'CR80',
  margin: { atas: 0, kanan: 0, bawah: 0, kiri: 0 },
  isi: {
    bentuk: 'kartu',
    depan: [
      { jenis: 'kotak', x: 0, y: 0, lebar: 85.6, tinggi: 13, isi: '', warna: '#1d3f8f' },
      { ...tulis([5, 3], [75, 7], '{pt}'), ukuran: 11, tebal: true, warna: '#ffffff' },
      { jenis: 'foto', x: 5, y: 17, lebar: 20, tinggi: 30, isi: '' },
      { ...tulis([29, 17], [52, 8], '{nama}'), ukuran: 11, tebal: true },
      tulis([29, 27], [52, 5], '{nim}'),
      tulis([29, 33], [52, 5], '{prodi}'),
      { ...tulis([29, 40], [35, 5], 'Berlaku sampai {berlakuSampai}'), ukuran: 6.5 },
      { jenis: 'qr', x: 67, y: 38, lebar: 13, tinggi: 13, isi: '{nim}' },
    ],
    belakang: [
      { ...tulis([5, 6], [75, 24], 'Kartu ini milik {pt}. Yang menemukan mohon mengembalikannya.'), ukuran: 7 },
      { jenis: 'barcode', x: 15, y: 34, lebar: 55, tinggi: 11, isi: '{nim}' },
    ],
  },
  kolom: [],
  penandatangan: [],
}

const depanPetugas = (warna: string) => [
  { jenis: 'kotak', x: 0, y: 0, lebar: 85.6, tinggi: 13, isi: '', warna },
  { ...tulis([5, 3], [75, 7], '{pt}'), ukuran: 11, tebal: true, warna: '#ffffff' },
  { jenis: 'foto', x: 5, y: 17, lebar: 20, tinggi: 30, isi: '' },
  { ...tulis([29, 17], [52, 8], '{nama}'), ukuran: 11, tebal: true },
  tulis([29, 27], [36, 5], '{nomorInduk}'),
  { ...tulis([29, 32], [36, 7], '{jabatan}'), sembunyiBilaKosong: true },
  { ...tulis([29, 39], [36, 5], '{unit}'), sembunyiBilaKosong: true },
  { ...tulis([29, 46], [36, 4], 'Berlaku sampai {berlakuSampai}'), ukuran: 6.5 },
  { jenis: 'qr', x: 67, y: 36, lebar: 13, tinggi: 13, isi: '{nomorInduk}' },
]

/** A card of who works here: as that of a student, in a colour of its own and with the post in place of the prodi. */
const kartuPetugas = (warna: string) => ({
  ...KTM,
  isi: {
    ...KTM.isi,
    depan: depanPetugas(warna),
    belakang: KTM.isi.belakang.map((lapisan) => (lapisan.jenis === 'barcode' ? { ...lapisan, isi: '{nomorInduk}' } : lapisan)),
  },
})

const RPS = {
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul('RENCANA PEMBELAJARAN SEMESTER', 'Semester Learning Plan'),
      identitas(
        baris([
          ['Mata kuliah', 'Course', '{kodeMk} {namaMk}'],
          ['SKS', 'Credits', '{sks}'],
          ['Semester', 'Semester', '{semester}'],
          ['Koordinator', 'Coordinator', '{koordinator}'],
        ]),
      ),
      teks('<p>{deskripsi}</p>'),
      tabel('pekan'),
      tandaTangan([
        { jabatan: 'Penyusun', nama: '{penyusun}', posisi: 'kiri' },
        { jabatan: 'Koordinator', nama: '{koordinator}', posisi: 'tengah' },
      ]),
    ],
  },
  kolom: kolom([
    ['pertemuan', 'Pekan', 'Week', 14, 'tengah'],
    ['materi', 'Materi', 'Topic', null, 'kiri'],
    ['bentuk', 'Bentuk', 'Form', 20, 'kiri'],
    ['metode', 'Metode', 'Method', 32, 'kiri'],
    ['bobot', 'Bobot (%)', 'Weight', 16, 'tengah'],
  ]),
  penandatangan: KAPRODI,
}

const DAFTAR: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  krs: krs('KARTU RENCANA STUDI', 'Study Plan Card'),
  krss: krs('KARTU RENCANA STUDI SEMESTER PENDEK', 'Short Semester Study Plan', [['biaya', 'Biaya', 'Fee', 20, 'kanan']]),
  pkrs: krs('PERUBAHAN KARTU RENCANA STUDI', 'Study Plan Revision', [['revisi', 'Perubahan', 'Change', 20, 'kiri']]),
  khs: KHS,
  transkrip: TRANSKRIP,
  'kartu-ujian': KARTU_UJIAN,
  ktm: KTM,
  'kartu-perpustakaan': KTM,
  'kartu-dosen': kartuPetugas('#17653a'),
  'kartu-pegawai': kartuPetugas('#4a5263'),
  'kartu-asisten': kartuPetugas('#7a5200'),
  rps: RPS,
  'konversi-nilai': TEMPLATE_KONVERSI,
  ...TEMPLATE_SK,
}

/** Answers the template that a kind comes with, for a new college or as the start of an own one; none for an unknown kind. */
export function templateBawaan(jenis: string): Readonly<Record<string, unknown>> | null {
  const sendiri = DAFTAR[jenis]
  if (sendiri === undefined) return null
  return {
    jenis,
    kode: jenis.toUpperCase(),
    cakupan: {},
    kertas: 'A4',
    orientasi: 'potret',
    margin: { atas: 12, kanan: 15, bawah: 18, kiri: 15 },
    bahasa: 'id',
    huruf: 'Inter',
    ukuran: 9,
    tandaAir: null,
    catatanKaki: null,
    qr: true,
    ...sendiri,
  }
}
