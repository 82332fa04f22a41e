import { z } from 'zod'
import { text } from '../../kit/fields'
import { declareImport, importCalls } from '../../kit/import'
import { DosenInput } from './dosen-input'

const { shape } = DosenInput

/** Code or exact name of a list, looked up by the server; an empty cell is none. */
const kode = (title: string) => z.string().trim().max(100).meta({ title })
const kodeWajib = (title: string) => text().meta({ title })

/** A line of the import of lecturers. NUPTK, NIDN, NIDK, NIK or NIP finds somebody who is here already, in this order. */
const DosenImporRow = z.object({
  nuptk: shape.nuptk,
  nidn: shape.nidn,
  nidk: shape.nidk,
  nik: shape.nik,
  nip: shape.nip,
  nama: shape.nama,
  gelarDepan: shape.gelarDepan,
  gelarBelakang: shape.gelarBelakang,
  jenisKelamin: kodeWajib('Jenis kelamin'),
  tempatLahir: shape.tempatLahir,
  tanggalLahir: shape.tanggalLahir,
  idAgama: kode('Agama'),
  namaIbuKandung: shape.namaIbuKandung,
  npwp: shape.npwp,
  jalan: shape.jalan,
  kelurahan: shape.kelurahan,
  idWilayah: kode('Kode kecamatan'),
  kodePos: shape.kodePos,
  handphone: shape.handphone,
  email: shape.email,
  emailKampus: shape.emailKampus,
  jenisDosen: kodeWajib('Jenis dosen'),
  idIkatanKerja: kode('Ikatan kerja'),
  idStatusKepegawaian: kodeWajib('Status kepegawaian'),
  idProdiHomebase: kode('Kode prodi homebase'),
  unitTamu: shape.unitTamu,
  noSkPengangkatan: shape.noSkPengangkatan,
  mulaiSkPengangkatan: shape.mulaiSkPengangkatan,
})
export type DosenImporRow = z.output<typeof DosenImporRow>

export const IMPOR_DOSEN = declareImport({
  jenis: 'dosen',
  title: 'Impor Dosen',
  row: DosenImporRow,
  key: ['nuptk'],
  unique: ['nidn', 'nidk', 'nik', 'nip', 'emailKampus'],
  columns: {
    nuptk: { example: '4147764665130043', hint: '16 angka. Dosen dikenali dari NUPTK, NIDN, NIDK, NIK, atau NIP.' },
    nidn: { example: '0405068301', hint: '10 angka.' },
    nidk: { aliases: ['nup', 'nidk'], example: '' },
    nik: { aliases: ['no ktp', 'nomor ktp'], example: '3273010506830001' },
    nip: { example: '' },
    nama: { aliases: ['nama dosen', 'nama_dosen'], example: 'Ayu Lestari' },
    gelarDepan: { example: 'Dr.' },
    gelarBelakang: { example: 'M.Kom.' },
    jenisKelamin: { aliases: ['jenis_kelamin', 'jk', 'l/p'], example: 'P', hint: 'L atau P.' },
    tempatLahir: { aliases: ['tempat_lahir'], example: 'Bandung' },
    tanggalLahir: { aliases: ['tanggal_lahir', 'tgl lahir'], example: '05-06-1983', hint: 'DD-MM-YYYY.' },
    idAgama: { aliases: ['agama'], example: '1', hint: 'Kode atau nama.' },
    namaIbuKandung: { aliases: ['nama ibu', 'nama_ibu_kandung'], example: 'Siti Rahma' },
    npwp: { example: '' },
    jalan: { aliases: ['alamat'], example: 'Jalan Merdeka Nomor 5' },
    kelurahan: { aliases: ['desa', 'ds_kel'], example: 'Dago' },
    idWilayah: { aliases: ['kode_wilayah', 'kecamatan', 'id_wilayah'], example: '', hint: 'Kode kecamatan enam angka.' },
    kodePos: { example: '40135' },
    handphone: { aliases: ['no hp', 'hp'], example: '0812-3456-7890' },
    email: { aliases: ['surel'], example: 'ayu.lestari@surel.test' },
    emailKampus: { aliases: ['surel kampus'], example: '' },
    jenisDosen: { aliases: ['jenis'], example: 'A', hint: 'A Dosen Tetap, F Dosen Tidak Tetap, T Dosen Tamu.' },
    idIkatanKerja: { aliases: ['ikatan kerja'], example: '', hint: 'Kosong mengikuti jenis dosen.' },
    idStatusKepegawaian: { aliases: ['status kepegawaian'], example: '4', hint: 'Kode atau nama.' },
    idProdiHomebase: {
      aliases: ['kode_prodi', 'homebase', 'prodi'],
      example: '55201',
      hint: 'Kode program studi; kosong untuk dosen tamu.',
    },
    unitTamu: { aliases: ['unit tamu', 'instansi'], example: '', hint: 'Wajib untuk dosen tamu.' },
    noSkPengangkatan: { aliases: ['nomor sk'], example: '12/SK/2015' },
    mulaiSkPengangkatan: { aliases: ['tmt sk', 'mulai sk'], example: '01-08-2015' },
  },
})

export const imporDosen = importCalls('/v2/master/dosen/impor', 'F2')
