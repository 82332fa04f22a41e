import { z } from 'zod'
import { date, optionalDecimal, optionalEmail, optionalText, telepon, text } from '../../kit/fields'
import { declareImport, importCalls } from '../../kit/import'
import { namaOrang } from '../dosen/dosen-input'

/** A line of the import of alumni from before this system: no registration stands behind them. */
const AlumniImporRow = z.object({
  nim: text(24)
    .transform((nim) => nim.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9.-]{4,24}$/, 'NIM terdiri atas 4-24 huruf, angka, titik, atau strip'))
    .meta({ title: 'NIM' }),
  nama: namaOrang().meta({ title: 'Nama' }),
  idProdi: text(10).meta({ title: 'Kode prodi' }),
  angkatan: z.coerce.number<number>({ error: 'Isi dengan tahun' }).int().min(1945).max(2100).meta({ title: 'Angkatan' }),
  tanggalLulus: date().meta({ title: 'Tanggal lulus' }),
  ipk: optionalDecimal(0, 4).meta({ title: 'IPK' }),
  predikat: optionalText(60).meta({ title: 'Predikat' }),
  nomorIjazah: optionalText(60).meta({ title: 'Nomor ijazah' }),
  judulTa: optionalText(500).meta({ title: 'Judul tugas akhir' }),
  handphone: telepon().meta({ title: 'Handphone' }),
  email: optionalEmail().meta({ title: 'Email' }),
  alamat: optionalText(200).meta({ title: 'Alamat' }),
})
export type AlumniImporRow = z.output<typeof AlumniImporRow>

export const IMPOR_ALUMNI = declareImport({
  jenis: 'alumni',
  title: 'Impor Alumni Lama',
  row: AlumniImporRow,
  key: ['nim'],
  unique: ['nomorIjazah'],
  columns: {
    nim: { aliases: ['no induk', 'npm'], example: '98010001' },
    nama: { aliases: ['nama alumni', 'nama lulusan'], example: 'Bambang Wijaya' },
    idProdi: { aliases: ['kode_prodi', 'prodi'], example: '55201', hint: 'Kode program studi.' },
    angkatan: { aliases: ['tahun masuk'], example: '1998' },
    tanggalLulus: { aliases: ['tgl lulus'], example: '15-09-2002', hint: 'DD-MM-YYYY.' },
    ipk: { example: '3.21', hint: 'Dengan titik desimal, 0.00 sampai 4.00.' },
    predikat: { example: 'Sangat Memuaskan' },
    nomorIjazah: { aliases: ['no ijazah'], example: '' },
    judulTa: { aliases: ['judul skripsi'], example: '' },
    handphone: { aliases: ['no hp', 'hp'], example: '0812-3333-4444' },
    email: { aliases: ['surel'], example: 'bambang@surel.test' },
    alamat: { example: 'Jalan Asia Afrika 10, Bandung' },
  },
})

export const imporAlumni = importCalls('/v2/master/alumni/impor', 'F7')
