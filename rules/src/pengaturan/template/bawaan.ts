import { TEMPLATE_SK } from './sk'

/** A column of a table: field, title, English title, millimetres (none: shares the rest), alignment. */
type BarisKolom = readonly [field: string, judul: string, inggris: string, lebar: number | null, rata: 'kiri' | 'tengah' | 'kanan']

const kolom = (baris: readonly BarisKolom[]) =>
  baris.map(([field, judul, judulInggris, lebar, rata]) => ({ field, judul, judulInggris, lebar, rata }))

type BarisIsi = readonly [label: string, inggris: string, isi: string]
const baris = (daftar: readonly BarisIsi[]) => daftar.map(([label, labelInggris, isi]) => ({ label, labelInggris, isi }))

const NO: BarisKolom = ['no', 'No', 'No', 8, 'tengah']
const KODE: BarisKolom = ['kode', 'Kode', 'Code', 18, 'kiri']
const NAMA: BarisKolom = ['nama', 'Mata Kuliah', 'Course', null, 'kiri']
const SKS: BarisKolom = ['sks', 'SKS', 'Credits', 13, 'tengah']

const IDENTITAS = baris([
  ['Nama', 'Name', '{nama}'],
  ['NIM', 'Student ID', '{nim}'],
  ['Program Studi', 'Study Program', '{prodi}'],
  ['Periode', 'Period', '{periode}'],
  ['Semester', 'Semester', '{semester}'],
  ['Dosen PA', 'Adviser', '{namaPa}'],
])

const kop = { jenis: 'kop', logo: true } as const
const judul = (teks: string, teksInggris: string, keterangan?: string) => ({
  jenis: 'judul',
  teks,
  teksInggris,
  ...(keterangan ? { keterangan } : {}),
})
const tabel = (sumber = 'mk', lebih: Readonly<Record<string, unknown>> = {}) => ({ jenis: 'tabel', sumber, duaKolom: false, ...lebih })
const identitas = (isi: readonly unknown[], lebih: Readonly<Record<string, unknown>> = {}) => ({
  jenis: 'identitas',
  kolom: 2,
  foto: false,
  baris: isi,
  ...lebih,
})
const ringkasan = (daftar: readonly BarisIsi[], banyak: 1 | 2 = 1) => ({ jenis: 'ringkasan', kolom: banyak, baris: baris(daftar) })
const tandaTangan = (lain: readonly unknown[] = []) => ({ jenis: 'tanda-tangan', tempatTanggal: '{kota}, {tanggalCetak}', lain })
const teks = (html: string) => ({ jenis: 'teks', html })

const MAHASISWA_DAN_PA = [
  { jabatan: 'Mahasiswa', nama: '{nama}', nomor: 'NIM {nim}', posisi: 'kiri' },
  { jabatan: 'Dosen PA', nama: '{namaPa}', posisi: 'tengah' },
]

const KAPRODI = [{ jabatan: 'KAPRODI', posisi: 'kanan', pakaiTtd: false, pakaiCap: false }] as const
const tandatangan = (jabatan: string, posisi: 'kiri' | 'kanan') => ({ jabatan, posisi, pakaiTtd: true, pakaiCap: true })

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

const KONVERSI = {
  isi: {
    bentuk: 'blok',
    blok: [
      kop,
      judul('BERITA ACARA KONVERSI NILAI', 'Credit Transfer Record', 'Nomor: {nomor}'),
      identitas(
        baris([
          ['Nama', 'Name', '{nama}'],
          ['NIM', 'Student ID', '{nim}'],
          ['Program Studi', 'Study Program', '{prodi}'],
          ['Jenis', 'Kind', '{jenisKonversi}'],
          ['Perguruan tinggi asal', 'Previous institution', '{ptAsal}'],
          ['Program studi asal', 'Previous program', '{prodiAsal}'],
          ['Nomor SK', 'Decree No.', '{nomorSk}'],
          ['Tanggal SK', 'Decree date', '{tanggalSk}'],
        ]),
      ),
      tabel(),
      ringkasan(
        [
          ['SKS asal', 'Credits of origin', '{sksAsal}'],
          ['SKS diakui', 'Credits recognised', '{sksDiakui}'],
          ['Mata kuliah', 'Courses', '{jumlahMakul}'],
          ['Batas SKS diakui', 'Credit limit', '{batasSks}'],
        ],
        2,
      ),
      tandaTangan([{ jabatan: 'Mahasiswa', nama: '{nama}', nomor: 'NIM {nim}', posisi: 'kiri' }]),
    ],
  },
  kolom: kolom([
    NO,
    ['kodeAsal', 'Kode asal', 'Code', 18, 'kiri'],
    ['namaAsal', 'Mata kuliah asal', 'Subject of origin', null, 'kiri'],
    ['sksAsal', 'SKS', 'Cr.', 11, 'tengah'],
    ['nilaiAsal', 'Nilai', 'Grade', 12, 'tengah'],
    ['kode', 'Kode', 'Code', 18, 'kiri'],
    ['nama', 'Diakui sebagai', 'Recognised as', null, 'kiri'],
    ['sks', 'SKS', 'Cr.', 11, 'tengah'],
    ['huruf', 'Nilai', 'Grade', 12, 'tengah'],
  ]),
  penandatangan: [tandatangan('KAPRODI', 'kanan')],
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
  'konversi-nilai': KONVERSI,
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
