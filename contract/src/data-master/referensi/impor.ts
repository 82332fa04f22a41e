import { z } from 'zod'
import { digits, optionalText, text } from '../../kit/fields'
import { declareImport, importCalls } from '../../kit/import'
import { DAFTAR_KODE, KodeInput } from './kode'
import { JENIS_SEKOLAH } from './sekolah'

const huruf = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : cell)
const idPddikti = () =>
  z
    .preprocess((cell) => (cell === '' ? null : cell), z.uuid('ID PDDikti berbentuk UUID').nullable())
    .optional()
    .meta({ title: 'ID PDDikti' })
const kodeWilayah = () =>
  z
    .string()
    .trim()
    .regex(/^(\d{6})?$/, 'Kode wilayah harus 6 angka')
    .default('')
    .meta({ title: 'Kode wilayah' })

const WilayahRow = z.object({
  kode: digits(6, 'Kode').meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama' }),
  level: z.coerce.number<number>('Isi dengan angka').int().min(0).max(3, 'Tingkat wilayah 0 sampai 3').meta({ title: 'Level' }),
  kodeInduk: kodeWilayah().meta({ title: 'Kode induk' }),
  kodeKemendagri: optionalText(10).meta({ title: 'Kode Kemendagri' }),
  kodePos: optionalText(5).meta({ title: 'Kode pos' }),
})
export type WilayahImpor = z.output<typeof WilayahRow>

export const IMPOR_WILAYAH = declareImport({
  jenis: 'ref-wilayah',
  title: 'Perbarui Wilayah',
  row: WilayahRow,
  key: ['kode'],
  columns: {
    kode: { aliases: ['id wilayah', 'id_wilayah'], example: '020904' },
    nama: { aliases: ['nama wilayah'], example: 'Coblong' },
    level: { aliases: ['tingkat', 'id level wilayah'], example: '3', hint: '0 negara, 1 provinsi, 2 kabupaten/kota, 3 kecamatan.' },
    kodeInduk: { aliases: ['induk', 'id induk wilayah'], example: '020900' },
    kodeKemendagri: { example: '327302' },
    kodePos: { example: '' },
  },
})

const SekolahRow = z.object({
  npsn: digits(8, 'NPSN').meta({ title: 'NPSN' }),
  nama: text().meta({ title: 'Nama sekolah' }),
  jenisSekolah: z.preprocess(huruf, z.enum(JENIS_SEKOLAH)).meta({ title: 'Jenis' }),
  status: z
    .preprocess((cell) => (typeof cell === 'string' ? cell.trim().charAt(0).toUpperCase() : cell), z.enum(['N', 'S'], 'Isi N atau S'))
    .meta({
      title: 'Status',
    }),
  kodeWilayah: kodeWilayah(),
  alamat: optionalText(200).meta({ title: 'Alamat' }),
})
export type SekolahImpor = z.output<typeof SekolahRow>

export const IMPOR_SEKOLAH = declareImport({
  jenis: 'ref-sekolah',
  title: 'Perbarui Sekolah',
  row: SekolahRow,
  key: ['npsn'],
  columns: {
    npsn: { example: '20219320' },
    nama: { aliases: ['nama', 'sekolah'], example: 'SMA Negeri 1 Contoh' },
    jenisSekolah: { aliases: ['bentuk', 'bentuk pendidikan', 'jenis sekolah'], example: 'SMA' },
    status: { aliases: ['status sekolah'], example: 'N', hint: 'N negeri, S swasta.' },
    kodeWilayah: { aliases: ['wilayah', 'id wilayah'], example: '020904' },
    alamat: { example: 'Jalan Contoh Nomor 1' },
  },
})

const PtRow = z.object({
  kode: text(10).meta({ title: 'Kode' }),
  nama: text(200).meta({ title: 'Nama perguruan tinggi' }),
  kodeWilayah: kodeWilayah(),
  status: z
    .preprocess((cell) => (cell === '' || cell === undefined ? 'A' : cell), z.enum(['A', 'N'], 'Isi A atau N'))
    .meta({ title: 'Status' }),
  idPddikti: idPddikti(),
})
export type PtImpor = z.output<typeof PtRow>

export const IMPOR_PT = declareImport({
  jenis: 'ref-pt',
  title: 'Perbarui Perguruan Tinggi',
  row: PtRow,
  key: ['kode'],
  columns: {
    kode: { aliases: ['kode pt', 'kode perguruan tinggi'], example: '041057' },
    nama: { aliases: ['nama', 'nama pt'], example: 'Universitas Contoh' },
    kodeWilayah: { aliases: ['wilayah'], example: '020904' },
    status: { example: 'A', hint: 'A aktif, N tidak aktif.' },
    idPddikti: { aliases: ['id perguruan tinggi'], example: '' },
  },
})

const ProdiRow = z.object({
  kodePt: text(10).meta({ title: 'Kode PT' }),
  kode: text(10).meta({ title: 'Kode prodi' }),
  nama: text(200).meta({ title: 'Nama program studi' }),
  jenjang: text(40).meta({ title: 'Jenjang' }),
  idPddikti: idPddikti(),
})
export type ProdiLuarImpor = z.output<typeof ProdiRow>

export const IMPOR_PRODI_LUAR = declareImport({
  jenis: 'ref-prodi',
  title: 'Perbarui Program Studi Rujukan',
  row: ProdiRow,
  key: ['kodePt', 'kode'],
  columns: {
    kodePt: { aliases: ['kode perguruan tinggi'], example: '041057' },
    kode: { aliases: ['kode program studi'], example: '55201' },
    nama: { aliases: ['nama', 'nama prodi'], example: 'Informatika' },
    jenjang: { example: 'S1', hint: 'Kode atau nama jenjang pendidikan.' },
    idPddikti: { aliases: ['id prodi'], example: '' },
  },
})

const KodeRow = z.object({
  daftar: z.preprocess(huruf, z.enum(DAFTAR_KODE, 'Daftar kode tidak dikenal')).meta({ title: 'Daftar' }),
  kode: KodeInput.shape.kode,
  nama: KodeInput.shape.nama,
  kodePddikti: KodeInput.shape.kodePddikti,
  kelompok: KodeInput.shape.kelompok,
  urut: z.preprocess((cell) => (cell === '' ? undefined : cell), KodeInput.shape.urut).meta({ title: 'Urutan' }),
})
export type KodeImpor = z.output<typeof KodeRow>

export const IMPOR_KODE = declareImport({
  jenis: 'ref-kode',
  title: 'Perbarui Daftar Kode',
  row: KodeRow,
  key: ['daftar', 'kode'],
  columns: {
    daftar: { example: 'agama', hint: 'Nama daftar seperti pada alamat halaman Referensi.' },
    kode: { example: '1' },
    nama: { example: 'Islam' },
    kodePddikti: { example: '1' },
    kelompok: { example: '' },
    urut: { example: '1' },
  },
})

export const imporWilayah = importCalls('/v2/master/referensi/impor/wilayah', 'A')
export const imporSekolah = importCalls('/v2/master/referensi/impor/sekolah', 'A')
export const imporPt = importCalls('/v2/master/referensi/impor/perguruan-tinggi', 'A')
export const imporProdiLuar = importCalls('/v2/master/referensi/impor/prodi', 'A')
export const imporKode = importCalls('/v2/master/referensi/impor/kode', 'A')
