import { baris, identitas, judul, kolom, kop, NO, ringkasan, tabel, tandaTangan, tandatangan } from './bagian'
import { kelompok, type Placeholder } from './kata'

/** Words of the sheet of a conversion. */
export const KATA_KONVERSI: readonly Placeholder[] = [
  ...kelompok('Konversi', [
    ['jenisKonversi', 'Jenis konversi', 'Transfer', true],
    ['ptAsal', 'Perguruan tinggi asal', 'Universitas Contoh Asal'],
    ['prodiAsal', 'Program studi asal', 'Teknik Informatika'],
    ['nomorSk', 'Nomor SK konversi', '012/SK/R/2025', true],
    ['tanggalSk', 'Tanggal SK konversi', '21 November 2026'],
    ['sksAsal', 'SKS asal', '36', true],
    ['sksDiakui', 'SKS diakui', '30', true],
    ['jumlahMakul', 'Jumlah mata kuliah', '10', true],
    ['batasSks', 'Batas SKS diakui', '100'],
  ]),
  ...kelompok(
    'Mata kuliah',
    [
      ['no', 'Nomor urut', '1', true],
      ['kodeAsal', 'Kode asal', 'TI101', true],
      ['namaAsal', 'Mata kuliah asal', 'Dasar Pemrograman', true],
      ['sksAsal', 'SKS asal', '3', true],
      ['nilaiAsal', 'Nilai asal', 'A', true],
      ['kode', 'Kode', 'IF101', true],
      ['nama', 'Mata kuliah', 'Algoritma dan Pemrograman', true],
      ['sks', 'SKS diakui', '3', true],
      ['huruf', 'Nilai diakui', 'A', true],
      ['bobot', 'Bobot', '4,00'],
    ],
    'mk',
  ),
]

/** The sheet of a conversion as a new college has it: origin and own side by side, totals, SK (akademik, Documents). */
export const TEMPLATE_KONVERSI: Readonly<Record<string, unknown>> = {
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
