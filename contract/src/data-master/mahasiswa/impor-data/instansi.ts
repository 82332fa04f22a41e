import { z } from 'zod'
import { declareImport, importCalls } from '../../../kit/import'
import { InstansiInput } from '../instansi-mahasiswa'

const { shape } = InstansiInput

/** A line of the import of agencies: a cell that is empty leaves what is there. */
const InstansiRow = z.object({
  nama: shape.nama,
  kode: shape.kode,
  singkatan: shape.singkatan,
  jenisInstansi: z.string().trim().max(100).meta({ title: 'Jenis instansi' }),
  induk: z.string().trim().max(100).meta({ title: 'Instansi induk' }),
  alamat: shape.alamat,
  idWilayah: shape.idWilayah,
  telepon: shape.telepon,
  email: shape.email,
  namaPic: shape.namaPic,
  jabatanPic: shape.jabatanPic,
  nomorPks: shape.nomorPks,
  tanggalPks: shape.tanggalPks,
  berlakuSampai: shape.berlakuSampai,
  potonganPersen: shape.potonganPersen,
})
export type InstansiRow = z.output<typeof InstansiRow>

const TANGGAL = 'DD-MM-YYYY atau YYYY-MM-DD.'

export const IMPOR_INSTANSI = declareImport({
  jenis: 'instansi',
  title: 'Impor Instansi',
  row: InstansiRow,
  key: ['nama'],
  unique: ['kode'],
  columns: {
    nama: { aliases: ['instansi'], example: 'Badan Pusat Statistik', hint: 'Ejaan yang berbeda tanda baca saja dianggap sama.' },
    kode: { example: 'BPS' },
    singkatan: { example: 'BPS' },
    jenisInstansi: { aliases: ['jenis'], example: 'LPNK', hint: 'Kode atau nama dari lembar jenis-instansi; wajib untuk instansi baru.' },
    induk: { aliases: ['induk'], example: '', hint: 'Nama atau kode instansi yang sudah tercatat.' },
    alamat: { example: '' },
    idWilayah: { aliases: ['kode wilayah', 'kode_wilayah'], example: '', hint: 'Kode kecamatan menurut PDDikti.' },
    telepon: { example: '' },
    email: { aliases: ['surel'], example: '' },
    namaPic: { aliases: ['nama pic', 'pic'], example: '' },
    jabatanPic: { aliases: ['jabatan pic'], example: '' },
    nomorPks: { aliases: ['no pks'], example: 'PKS/07/2025' },
    tanggalPks: { example: '01-02-2025', hint: TANGGAL },
    berlakuSampai: { aliases: ['berlaku sampai'], example: '31-01-2028', hint: TANGGAL },
    potonganPersen: { aliases: ['potongan persen', 'potongan'], example: '10' },
  },
})

export const imporInstansi = importCalls('/v2/master/impor-mahasiswa/instansi', 'F3')
