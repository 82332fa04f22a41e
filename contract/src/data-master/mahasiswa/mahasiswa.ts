import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { date, Id } from '../../kit/fields'
import { flag, listQuery, listed, range, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { Biodata, RiwayatPendidikan } from './biodata'
import { JENIS_DAFTAR, STATUS_CODES } from './status'

const Status = z.enum(STATUS_CODES)

/** How others refer to a student: enough to tell two namesakes apart. */
export const MahasiswaRingkas = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: Status.meta({ title: 'Kode status' }),
})
export type MahasiswaRingkas = z.infer<typeof MahasiswaRingkas>

const nullable = (title: string) => z.string().nullable().meta({ title })

/** A row of 'Data Mahasiswa'. Personal fields are null for who lacks F3 (data-master, Calls). */
export const MahasiswaRow = MahasiswaRingkas.extend({
  versi: z.int(),
  /** The file of the photo; lists show its small form. */
  idFoto: z.uuid().nullable().meta({ title: 'Foto' }),
  idProdi: z.uuid(),
  namaStatus: z.string().meta({ title: 'Status' }),
  semesterKe: z.int().meta({ title: 'Semester' }),
  sisaStudi: z.int().meta({ title: 'Sisa studi' }),
  jenisKelas: nullable('Jenis kelas'),
  kampus: nullable('Kampus'),
  kelas: nullable('Kelas'),
  kelompokSesi: nullable('Kelompok sesi'),
  dosenPa: nullable('Dosen PA'),
  ipk: z.number().nullable().meta({ title: 'IPK' }),
  sksLulus: z.int().meta({ title: 'SKS' }),
  kelengkapan: z.int().meta({ title: 'Kelengkapan (%)' }),
  siapPddikti: z.boolean().meta({ title: 'Siap PDDikti' }),
  jenisDaftar: z.string().meta({ title: 'Jenis daftar' }),
  jalurDaftar: nullable('Jalur daftar'),
  gelombang: nullable('Gelombang'),
  jenisKelamin: nullable('Jenis kelamin'),
  agama: nullable('Agama'),
  tempatLahir: nullable('Tempat lahir'),
  tanggalLahir: nullable('Tanggal lahir'),
  asalSekolah: nullable('Asal sekolah'),
  provinsi: nullable('Provinsi'),
  /** Of now, by name. */
  klasifikasi: nullable('Klasifikasi'),
  instansi: nullable('Instansi'),
  handphone: nullable('Handphone'),
  email: nullable('Email'),
})
export type MahasiswaRow = z.infer<typeof MahasiswaRow>

export const MAHASISWA_SORT = ['nim', 'nama', 'angkatan', 'ipk', 'kelengkapan', 'tanggalMasuk'] as const

const day = date()

export const mahasiswaFilter = {
  nim: z.string().trim().max(24).optional(),
  prodi: listed(z.string().max(36)),
  fakultas: listed(z.uuid()),
  jurusan: listed(z.uuid()),
  jenjang: listed(z.string().max(2)),
  angkatan: listed(wholeNumber()),
  periodeMasuk: wholeNumber().optional(),
  status: listed(Status),
  /** Status and semester as they were in this period (DM-R10). */
  periode: wholeNumber().optional(),
  jenisKelas: listed(z.uuid()),
  kampus: listed(z.uuid()),
  kelasDefault: listed(z.uuid()),
  konsentrasi: listed(z.uuid()),
  jenisDaftar: listed(z.enum(JENIS_DAFTAR)),
  jalurDaftar: listed(z.string().max(10)),
  gelombang: listed(z.string().max(20)),
  jenisKelamin: z.enum(['L', 'P']).optional(),
  agama: listed(z.string().max(10)),
  dosenPa: z.uuid().optional(),
  tanpaPa: flag().optional(),
  tanpaKelas: flag().optional(),
  /** Studies, and has no kelas or no kelompok sesi yet. */
  belumDiatur: flag().optional(),
  /** Members of now. */
  klasifikasi: listed(z.uuid()),
  instansi: listed(z.uuid()),
  provinsi: z.string().max(8).optional(),
  kota: z.string().max(8).optional(),
  sekolah: z.uuid().optional(),
  semesterKe: range(wholeNumber()),
  ipk: range(z.coerce.number<string | number>('Isi dengan angka')),
  sisaStudi: range(wholeNumber()),
  lengkap: flag().optional(),
  siapPddikti: flag().optional(),
  adaFoto: flag().optional(),
  tanggalLahir: range(day),
  /** Members of a saved set, besides all other filters. */
  kelompokTersimpan: z.uuid('Kelompok tidak dikenal').optional(),
  /** Students that a run of an import wrote. */
  impor: z.uuid('Impor tidak dikenal').optional(),
  /** Counts beside the values of `MAHASISWA_FACET`, in `meta.facet`. */
  facet: flag().optional(),
}

/** Filters of few values of the registration, beside which the list counts; each count leaves out its own filter and keeps all others. */
export const MAHASISWA_FACET = [
  'prodi',
  'angkatan',
  'status',
  'jenisKelas',
  'kampus',
  'jenisDaftar',
  'jalurDaftar',
  'gelombang',
  'jenisKelamin',
  'agama',
  'klasifikasi',
  'instansi',
  'tanpaPa',
  'tanpaKelas',
  'lengkap',
  'siapPddikti',
  'adaFoto',
] as const
export type MahasiswaFacet = (typeof MAHASISWA_FACET)[number]

export const MahasiswaLengkap = MahasiswaRow.extend({
  diubahPada: z.date(),
  nimLama: z.array(z.string()).meta({ title: 'NIM lama' }),
  /** Other registrations of the same person. */
  nimLain: z.array(z.object({ id: z.uuid(), nim: z.string(), labelProdi: z.string(), status: Status })),
  idBiodata: z.uuid(),
  versiBiodata: z.int(),
  idKonsentrasi: z.uuid().nullable(),
  idKampus: z.uuid(),
  idJenisKelas: z.uuid(),
  idKelasDefault: z.uuid().nullable(),
  idKelompokSesi: z.uuid().nullable(),
  idKurikulum: z.uuid().nullable(),
  idDosenPa: z.uuid().nullable(),
  idSekolah: z.uuid().nullable(),
  idPtAsal: z.uuid().nullable(),
  idProdiAsal: z.uuid().nullable(),
  idInstansi: z.uuid().nullable(),
  jabatanInstansi: nullable('Jabatan'),
  unitKerja: nullable('Unit kerja'),
  nipInstansi: nullable('NIP'),
  jenisTugas: nullable('Jenis tugas'),
  noPendaftaran: nullable('Nomor pendaftaran'),
  nimAsal: nullable('NIM asal'),
  namaJalurDaftar: nullable('Jalur daftar'),
  namaPembiayaan: nullable('Pembiayaan'),
  prodiAsal: nullable('Program studi asal'),
  statusPddikti: z.string().meta({ title: 'Status PDDikti' }),
  perluPdm: z.boolean().meta({ title: 'Perlu PDM' }),
  /** Points of DM-R8 that are missing, and what else keeps the record from PDDikti. */
  kurang: z.array(z.string()),
  namaFakultas: nullable('Fakultas'),
  konsentrasi: nullable('Konsentrasi'),
  periodeMasuk: z.int().meta({ title: 'Periode masuk' }),
  tanggalMasuk: z.string().meta({ title: 'Tanggal masuk' }),
  semesterAwal: z.int().meta({ title: 'Semester awal' }),
  pembiayaan: nullable('Pembiayaan'),
  biayaMasuk: z.number().nullable().meta({ title: 'Biaya masuk' }),
  ptAsal: nullable('Perguruan tinggi asal'),
  sksDiakui: z.int().nullable().meta({ title: 'SKS diakui' }),
  statusSejakPeriode: z.int().meta({ title: 'Status sejak' }),
  tanggalStatus: z.string().meta({ title: 'Tanggal status' }),
  sksSyarat: z.int().meta({ title: 'SKS syarat lulus' }),
  batasStudi: z.int().meta({ title: 'Batas studi (semester)' }),
  tanggalKeluar: nullable('Tanggal keluar'),
  periodeKeluar: z.int().nullable().meta({ title: 'Periode keluar' }),
  nomorIjazah: nullable('Nomor ijazah'),
  judulSkripsi: nullable('Judul skripsi'),
  riwayatStatus: z.array(
    z.object({
      id: z.uuid(),
      periode: z.int(),
      status: Status,
      tanggal: z.string(),
      nomorSk: z.string().nullable(),
      alasan: z.string().nullable(),
    }),
  ),
})
export type MahasiswaLengkap = z.infer<typeof MahasiswaLengkap>

export const BiodataSingkatMahasiswa = MahasiswaRingkas.extend({
  idProdi: z.uuid(),
  fotoContentUrl: z.string().nullable(),
  semesterKe: z.int(),
  namaStatus: z.string(),
  ipk: z.number().nullable(),
  sksLulus: z.int(),
  namaDosenPa: z.string().nullable(),
  email: z.string().nullable(),
  handphone: z.string().nullable(),
})

/** Who may see students at all; personal columns need F3. */
const LIHAT = { scope: ['F3', 'F4', 'A1', 'A2', 'A3', 'A4', 'E1', 'K1', 'SU', 'TA'], access: 'B' } as const
const byId = z.strictObject({ id: Id })

export const mahasiswa = {
  list: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: '/v1/mahasiswa' })
    .input(listQuery({ filter: mahasiswaFilter, sort: MAHASISWA_SORT }))
    .output(many(MahasiswaRow)),
  get: procedure.meta(LIHAT).route({ method: 'GET', path: '/v1/mahasiswa/{id}' }).input(byId).output(one(MahasiswaLengkap)),
  byNim: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/by-nim/{nim}' })
    .input(z.strictObject({ nim: z.string().max(24) }))
    .output(one(MahasiswaRingkas)),
  /** Who a card belongs to, by the code behind its QR; a card that holds no longer still tells (Beyond 8). */
  byKartu: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/by-kartu/{kode}' })
    .input(z.strictObject({ kode: z.string().max(64) }))
    .output(one(MahasiswaRingkas)),
  ref: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/mahasiswa_ref' })
    .input(
      z.strictObject({
        nama: z.string().trim().min(3).max(100).optional(),
        nim: z.string().trim().min(3).max(24).optional(),
        prodi: listed(z.string().max(36)),
        status: listed(Status),
        angkatan: listed(wholeNumber()),
        page: wholeNumber().pipe(z.int().min(1)).default(1),
        itemsPerPage: wholeNumber().pipe(z.int().min(1).max(50)).default(20),
      }),
    )
    .output(all(MahasiswaRingkas)),
  biodataSingkat: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/mahasiswa/{id}/biodata_singkat' })
    .input(byId)
    .output(one(BiodataSingkatMahasiswa)),
  biodata: procedure
    .meta({ scope: ['F3', 'F7', 'TR'], access: 'B', traces: true })
    .route({ method: 'GET', path: '/v1/mahasiswa/{id}/biodata' })
    .input(z.strictObject({ id: Id, rahasia: flag().default(false) }))
    .output(one(Biodata)),
  riwayatPendidikan: procedure
    .meta({ scope: ['F3', 'F7', 'TR'], access: 'B' })
    .route({ method: 'GET', path: '/v1/mahasiswa/{id}/riwayat_pendidikan' })
    .input(byId)
    .output(all(RiwayatPendidikan)),
  gelombang: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/academic/mahasiswa/gelombang' })
    .input(z.strictObject({ angkatan: listed(wholeNumber()), prodi: listed(z.string().max(36)) }))
    .output(all(z.object({ gelombang: z.string().meta({ title: 'Gelombang' }), jumlah: z.int().meta({ title: 'Jumlah' }) }))),
}
