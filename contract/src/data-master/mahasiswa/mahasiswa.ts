import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { flag, listQuery, listed, range, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
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

const day = z.iso.date('Tanggal tidak dikenal')

export const mahasiswaFilter = {
  nim: z.string().trim().max(24).optional(),
  prodi: listed(z.string().max(36)),
  fakultas: listed(z.uuid()),
  jurusan: listed(z.uuid()),
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
  facet: flag().optional(),
}

export const MahasiswaLengkap = MahasiswaRow.extend({
  diubahPada: z.date(),
  nimLama: z.array(z.string()).meta({ title: 'NIM lama' }),
  /** Other registrations of the same person. */
  nimLain: z.array(z.object({ id: z.uuid(), nim: z.string(), labelProdi: z.string(), status: Status })),
  idBiodata: z.uuid(),
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
  aktivitas: z.array(
    z.object({
      periode: z.int(),
      status: z.string(),
      semesterKe: z.int(),
      ips: z.number().nullable(),
      ipk: z.number().nullable(),
      sksSemester: z.int(),
      sksTotal: z.int(),
    }),
  ),
})
export type MahasiswaLengkap = z.infer<typeof MahasiswaLengkap>

const OrangTua = z.object({
  peran: z.enum(['ayah', 'ibu', 'wali']),
  nama: nullable('Nama'),
  tanggalLahir: nullable('Tanggal lahir'),
  pendidikan: nullable('Pendidikan'),
  pekerjaan: nullable('Pekerjaan'),
  penghasilan: nullable('Penghasilan'),
  masihHidup: z.boolean().meta({ title: 'Masih hidup' }),
  handphone: nullable('Handphone'),
})

/** The person behind a registration. NIK, noKk and the mother's name come masked unless `rahasia=1`, which is logged (DM-R27). */
export const Biodata = z.object({
  id: z.uuid(),
  versi: z.int(),
  nama: z.string().meta({ title: 'Nama' }),
  jenisKelamin: z.enum(['L', 'P']).meta({ title: 'Jenis kelamin' }),
  tempatLahir: nullable('Tempat lahir'),
  tanggalLahir: z.string().meta({ title: 'Tanggal lahir' }),
  agama: nullable('Agama'),
  kewarganegaraan: z.string().meta({ title: 'Kewarganegaraan' }),
  nik: nullable('NIK'),
  nikTerverifikasi: z.boolean().meta({ title: 'NIK terverifikasi' }),
  noPaspor: nullable('Nomor paspor'),
  nisn: nullable('NISN'),
  npwp: nullable('NPWP'),
  noKk: nullable('Nomor KK'),
  namaIbuKandung: nullable('Nama ibu kandung'),
  jalan: nullable('Jalan'),
  dusun: nullable('Dusun'),
  rt: nullable('RT'),
  rw: nullable('RW'),
  kelurahan: nullable('Kelurahan'),
  wilayah: nullable('Wilayah'),
  kodePos: nullable('Kode pos'),
  jenisTinggal: nullable('Jenis tinggal'),
  alatTransportasi: nullable('Alat transportasi'),
  telepon: nullable('Telepon'),
  handphone: nullable('Handphone'),
  email: nullable('Email'),
  emailKampus: nullable('Email kampus'),
  penerimaKps: z.boolean().meta({ title: 'Penerima KPS' }),
  nomorKps: nullable('Nomor KPS'),
  golonganDarah: nullable('Golongan darah'),
  orangTua: z.array(OrangTua),
  /** Points of DM-R8 that are still missing. */
  belumLengkap: z.array(z.string()),
  rahasia: z.boolean(),
})
export type Biodata = z.infer<typeof Biodata>

export const RiwayatPendidikan = z.object({
  id: z.uuid(),
  jenis: z.string().meta({ title: 'Jenis' }),
  jenjang: z.string().meta({ title: 'Jenjang' }),
  lembaga: nullable('Lembaga'),
  jurusan: nullable('Jurusan'),
  tahunMasuk: z.int().nullable().meta({ title: 'Tahun masuk' }),
  tahunLulus: z.int().nullable().meta({ title: 'Tahun lulus' }),
  nilaiRata: z.number().nullable().meta({ title: 'Nilai rata-rata' }),
})

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
}
