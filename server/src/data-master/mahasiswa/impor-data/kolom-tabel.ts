import type { ColumnTypes } from '../../impor/plain-queries'

/** Columns of a person that files of students carry. */
export const TIPE_ORANG = {
  nama: 'text',
  jenisKelamin: 'text',
  tempatLahir: 'text',
  tanggalLahir: 'date',
  idAgama: 'text',
  nik: 'text',
  noPaspor: 'text',
  kewarganegaraan: 'text',
  nisn: 'text',
  npwp: 'text',
  namaIbuKandung: 'text',
  jalan: 'text',
  dusun: 'text',
  rt: 'text',
  rw: 'text',
  kelurahan: 'text',
  idWilayah: 'text',
  kodePos: 'text',
  idJenisTinggal: 'text',
  idAlatTransportasi: 'text',
  telepon: 'text',
  handphone: 'text',
  email: 'text',
  penerimaKps: 'boolean',
  nomorKps: 'text',
  kebutuhanKhusus: 'integer',
  kebutuhanKhususAyah: 'integer',
  kebutuhanKhususIbu: 'integer',
} as const satisfies ColumnTypes

/** Columns of a person that must not be empty, and what stands in them where nothing was said. */
export const BAWAAN_ORANG = { kewarganegaraan: 'ID', penerimaKps: false, kebutuhanKhusus: 0, kebutuhanKhususAyah: 0, kebutuhanKhususIbu: 0 }

export const TIPE_ORANG_TUA = {
  idBiodata: 'uuid',
  peran: 'text',
  nama: 'text',
  nik: 'text',
  tanggalLahir: 'date',
  idPendidikan: 'text',
  idPekerjaan: 'text',
  idPenghasilan: 'text',
  masihHidup: 'boolean',
} as const satisfies ColumnTypes

/** Columns of a new registration. */
export const TIPE_REGISTRASI_BARU = {
  nim: 'text',
  idBiodata: 'uuid',
  nama: 'text',
  jenisKelamin: 'text',
  idProdi: 'uuid',
  idKampus: 'uuid',
  idJenisKelas: 'uuid',
  idKelasDefault: 'uuid',
  idKelompokSesi: 'uuid',
  periodeMasuk: 'integer',
  tanggalMasuk: 'date',
  semesterAwal: 'integer',
  gelombang: 'text',
  jenisDaftar: 'text',
  jalurDaftar: 'text',
  pembiayaan: 'text',
  biayaMasuk: 'bigint',
  idPtAsal: 'uuid',
  idProdiAsal: 'uuid',
  sksDiakui: 'integer',
  idSekolah: 'uuid',
  idInstansi: 'uuid',
  status: 'text',
  statusSejakPeriode: 'integer',
  tanggalStatus: 'date',
  batasStudiPeriode: 'integer',
  kelengkapan: 'integer',
  siapPddikti: 'boolean',
  kurang: 'integer',
} as const satisfies ColumnTypes

export const TIPE_SEKOLAH = {
  idBiodata: 'uuid',
  jenis: 'text',
  jenjang: 'text',
  idSekolah: 'uuid',
  tahunLulus: 'integer',
} as const satisfies ColumnTypes

/** Columns of a registration that 'Perbarui data' may write. */
export const TIPE_REGISTRASI_UBAH = {
  tanggalMasuk: 'date',
  gelombang: 'text',
  jenisDaftar: 'text',
  jalurDaftar: 'text',
  pembiayaan: 'text',
  biayaMasuk: 'bigint',
  idPtAsal: 'uuid',
  idProdiAsal: 'uuid',
  sksDiakui: 'integer',
  idSekolah: 'uuid',
  idInstansi: 'uuid',
} as const satisfies ColumnTypes

/** Columns of a person that 'Perbarui data' may write; another NIK has to be verified again (DM-R3). */
export const TIPE_ORANG_UBAH = { ...TIPE_ORANG, nikTerverifikasi: 'boolean' } as const satisfies ColumnTypes
