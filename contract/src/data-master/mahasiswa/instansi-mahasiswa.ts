import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import {
  Id,
  kode,
  optionalDate,
  optionalDecimal,
  optionalEmail,
  optionalId,
  optionalText,
  stamp,
  telepon,
  text,
  Versi,
} from '../../kit/fields'
import { flag, listQuery, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { Ditolak, PilihanMahasiswa } from './pilihan-mahasiswa'
import { STATUS_CODES } from './status'

export const JENIS_INSTANSI = {
  kementerian: 'Kementerian',
  lpnk: 'LPNK',
  pemprov: 'Pemerintah provinsi',
  pemkab: 'Pemerintah kabupaten',
  pemkot: 'Pemerintah kota',
  tni: 'TNI',
  polri: 'Polri',
  bumn: 'BUMN',
  bumd: 'BUMD',
  swasta: 'Swasta',
  yayasan: 'Yayasan',
  internasional: 'Internasional',
  lainnya: 'Lainnya',
} as const
export type JenisInstansi = keyof typeof JENIS_INSTANSI
const JENIS = Object.keys(JENIS_INSTANSI) as [JenisInstansi, ...JenisInstansi[]]

export const JENIS_TUGAS = { tugas_belajar: 'Tugas belajar', izin_belajar: 'Izin belajar', mandiri: 'Mandiri' } as const
export type JenisTugas = keyof typeof JENIS_TUGAS
const TUGAS = Object.keys(JENIS_TUGAS) as [JenisTugas, ...JenisTugas[]]

export const InstansiInput = z.object({
  kode: z
    .preprocess((value) => (value === '' ? null : value), kode(20).nullable())
    .optional()
    .meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama instansi' }),
  singkatan: optionalText(30).meta({ title: 'Singkatan' }),
  jenisInstansi: z.enum(JENIS).meta({ title: 'Jenis instansi' }),
  idInduk: optionalId().meta({ title: 'Instansi induk', description: 'Untuk unit dari sebuah kementerian atau lembaga.' }),
  alamat: optionalText(255).meta({ title: 'Alamat' }),
  idWilayah: optionalText(8).meta({ title: 'Kecamatan' }),
  telepon: telepon().meta({ title: 'Telepon' }),
  email: optionalEmail().meta({ title: 'Email' }),
  namaPic: optionalText().meta({ title: 'Nama narahubung' }),
  jabatanPic: optionalText().meta({ title: 'Jabatan narahubung' }),
  nomorPks: optionalText().meta({ title: 'Nomor PKS' }),
  tanggalPks: optionalDate().meta({ title: 'Tanggal PKS' }),
  berlakuSampai: optionalDate().meta({ title: 'PKS berlaku sampai' }),
  potonganPersen: optionalDecimal(0, 100).meta({ title: 'Potongan biaya (%)' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

const nullable = (title: string) => z.string().nullable().meta({ title })

export const Instansi = z.object({
  ...stamp,
  kode: nullable('Kode'),
  nama: z.string().meta({ title: 'Nama instansi' }),
  singkatan: nullable('Singkatan'),
  jenisInstansi: z.enum(JENIS).meta({ title: 'Jenis instansi' }),
  idInduk: z.uuid().nullable(),
  namaInduk: nullable('Instansi induk'),
  alamat: nullable('Alamat'),
  idWilayah: z.string().nullable(),
  wilayah: nullable('Kecamatan'),
  telepon: nullable('Telepon'),
  email: nullable('Email'),
  namaPic: nullable('Nama narahubung'),
  jabatanPic: nullable('Jabatan narahubung'),
  nomorPks: nullable('Nomor PKS'),
  tanggalPks: nullable('Tanggal PKS'),
  berlakuSampai: nullable('PKS berlaku sampai'),
  /** Days until the PKS ends on the college's today; negative once it has; none without an end. */
  sisaHariPks: z.int().nullable().meta({ title: 'Sisa hari PKS' }),
  potonganPersen: z.number().nullable().meta({ title: 'Potongan biaya (%)' }),
  /** Students of now whom the caller may see. */
  jumlahMahasiswa: z.int().meta({ title: 'Mahasiswa' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type Instansi = z.infer<typeof Instansi>

/** How others refer to an agency. */
export const InstansiRef = z.object({
  id: z.uuid(),
  nama: z.string(),
  singkatan: z.string().nullable(),
  jenisInstansi: z.enum(JENIS),
  aktif: z.boolean(),
})

export const MahasiswaInstansi = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  instansi: z.string().meta({ title: 'Instansi' }),
  unitKerja: nullable('Unit kerja'),
  jabatanInstansi: nullable('Jabatan'),
  nipInstansi: nullable('NIP'),
  jenisTugas: z.enum(TUGAS).nullable().meta({ title: 'Jenis tugas' }),
  status: z.enum(STATUS_CODES).meta({ title: 'Status' }),
  namaStatus: z.string().meta({ title: 'Nama status' }),
  ipk: z.number().nullable().meta({ title: 'IPK' }),
  sksLulus: z.int().meta({ title: 'SKS' }),
})
export type MahasiswaInstansi = z.infer<typeof MahasiswaInstansi>

export const PenugasanInstansi = z.object({
  idInstansi: optionalId().meta({ title: 'Instansi' }),
  jabatanInstansi: optionalText().meta({ title: 'Jabatan' }),
  unitKerja: optionalText().meta({ title: 'Unit kerja' }),
  nipInstansi: optionalText(30).meta({ title: 'NIP' }),
  jenisTugas: z
    .preprocess((value) => (value === '' ? null : value), z.enum(TUGAS).nullable())
    .optional()
    .meta({ title: 'Jenis tugas' }),
})

/** Of one student, with the version of his row. */
export const InstansiOrang = z.object({
  id: z.uuid(),
  versi: z.int(),
  idInstansi: z.uuid().nullable(),
  namaInstansi: nullable('Instansi'),
  jabatanInstansi: nullable('Jabatan'),
  unitKerja: nullable('Unit kerja'),
  nipInstansi: nullable('NIP'),
  jenisTugas: z.enum(TUGAS).nullable().meta({ title: 'Jenis tugas' }),
  /** The student's jenis kelas asks for an agency. */
  wajib: z.boolean(),
})

/** One cell of the recap: an agency, an angkatan, a status. */
export const RekapInstansi = z.object({
  idInstansi: z.uuid(),
  instansi: z.string().meta({ title: 'Instansi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: z.enum(STATUS_CODES).meta({ title: 'Status' }),
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
})

const path = '/v2/master/instansi'
const reads = { scope: 'F3', access: 'B' } as const
const writes = { scope: 'F3', access: 'T' } as const
const saring = {
  instansi: listed(z.uuid()),
  prodi: listed(z.string().max(36)),
  angkatan: listed(wholeNumber()),
  status: listed(z.enum(STATUS_CODES)),
}

export const instansi = {
  ...crud({
    path,
    scope: 'F3',
    row: Instansi,
    input: InstansiInput,
    filter: {
      jenisInstansi: listed(z.enum(JENIS)),
      aktif: flag().optional(),
      /** PKS that have ended, or end within so many days. */
      pksBerakhir: wholeNumber().optional(),
    },
    sort: ['nama', 'kode', 'jumlahMahasiswa', 'berlakuSampai'],
  }),
  ref: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}-ref` })
    .input(z.strictObject({ nama: z.string().trim().max(100).optional(), id: listed(z.uuid()) }))
    .output(all(InstansiRef)),
  /** Two rows that are one agency: students and units go over to `idUtama`, whose empty fields are filled; the other one is gone. */
  gabung: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/gabung` })
    .input(
      z.object({
        idUtama: z.uuid('Pilihan tidak dikenal').meta({ title: 'Yang tetap ada' }),
        idLain: z.uuid('Pilihan tidak dikenal').meta({ title: 'Yang digabungkan' }),
      }),
    )
    .output(one(Instansi)),
  mahasiswa: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}-mahasiswa` })
    .input(listQuery({ filter: { ...saring, jenisTugas: listed(z.enum(TUGAS)) }, sort: ['nim', 'nama', 'instansi', 'angkatan'] }))
    .output(many(MahasiswaInstansi)),
  rekap: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}-rekap` })
    .input(z.strictObject(saring))
    .output(all(RekapInstansi)),
  /** The list that goes to an agency with a letter: its students with IPK, SKS and status, on paper. */
  daftarSurat: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}/daftar-mahasiswa` })
    .input(z.strictObject({ id: Id, status: saring.status, format: z.enum(['pdf', 'xlsx']).default('pdf') }))
    .output(one(z.null())),
  /** Sets, or with an idInstansi of null takes away, the agency of many. */
  atur: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/instansi' })
    .input(PenugasanInstansi.extend({ pilihan: PilihanMahasiswa, pratinjau: z.boolean().default(false) }))
    .output(one(z.object({ jumlah: z.int(), ditolak: z.array(Ditolak) }))),
  orang: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/instansi' })
    .input(z.strictObject({ id: Id }))
    .output(one(InstansiOrang)),
  ubahOrang: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/{id}/instansi' })
    .input(PenugasanInstansi.extend({ id: Id, versi: Versi }))
    .output(one(InstansiOrang)),
}
