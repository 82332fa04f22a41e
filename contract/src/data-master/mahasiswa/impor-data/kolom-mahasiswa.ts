import { tanpaTanggal } from '@sivitas/rules/platform/tanggal'
import { bacaTanggal } from '@sivitas/rules/platform/tanggal-ketik'
import { z } from 'zod'
import { optionalDate, optionalText, optionalWhole } from '../../../kit/fields'
import type { ImportColumn } from '../../../kit/import'
import { AlamatIsian, BiodataIsian, OrangTuaIsian } from '../isian-orang'
import { RegistrasiIsian } from '../isian-registrasi'

const { shape: orang } = BiodataIsian
const { shape: alamat } = AlamatIsian
const { shape: orangTua } = OrangTuaIsian
const { shape: registrasi } = RegistrasiIsian

/** A cell that names a code or a row of a list; the check looks it up by code or by exact name. */
const kode = (title: string) => z.string().trim().max(100).meta({ title })
const kodeWajib = (title: string) => z.string().trim().min(1).max(100).meta({ title })

/** 'Ya', '1' or 'x' mean yes; an empty cell means no. */
const yaTidak = (title: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['', 'ya', 'y', '1', 'true', 'x', 'tidak', 't', '0', 'false', '-'], 'Isi Ya atau Tidak'))
    .transform((jawaban) => ['ya', 'y', '1', 'true', 'x'].includes(jawaban))
    .meta({ title })

const orangTuaDari = <Peran extends string>(peran: Peran, sebutan: string) => {
  const judul = (apa: string) => `${apa} ${sebutan}`
  return {
    [`nama${peran}`]: orangTua.nama.meta({ title: judul('Nama') }),
    [`tanggalLahir${peran}`]: optionalDate().meta({ title: judul('Tanggal lahir') }),
    [`pendidikan${peran}`]: kode(judul('Pendidikan')),
    [`pekerjaan${peran}`]: kode(judul('Pekerjaan')),
    [`penghasilan${peran}`]: kode(judul('Penghasilan')),
  } as Record<`nama${Peran}`, typeof orangTua.nama> &
    Record<`tanggalLahir${Peran}`, ReturnType<typeof optionalDate>> &
    Record<`pendidikan${Peran}` | `pekerjaan${Peran}` | `penghasilan${Peran}`, ReturnType<typeof kode>>
}

/** In any of the Indonesian ways of writing a day; 0001-01-01 of old data reads as empty (edge case 4). */
const tanggalLahir = z
  .preprocess((sel) => {
    const hari = typeof sel === 'string' ? bacaTanggal(sel) : null
    return hari === null ? sel : tanpaTanggal(hari) ? '' : hari
  }, z.iso.date('Tanggal tidak dikenal'))
  .meta({ title: 'Tanggal lahir' })

/** Cells of the person, in the order of the template (data-master, Imports). */
export const SEL_ORANG = {
  nama: orang.nama,
  jenisKelamin: kodeWajib('Jenis kelamin'),
  tempatLahir: orang.tempatLahir,
  tanggalLahir,
  idAgama: kode('Agama'),
  nik: orang.nik,
  noPaspor: orang.noPaspor,
  kewarganegaraan: kode('Kewarganegaraan'),
  nisn: orang.nisn,
  npwp: orang.npwp,
  namaIbuKandung: orang.namaIbuKandung,
  jalan: alamat.jalan,
  dusun: alamat.dusun,
  rt: alamat.rt,
  rw: alamat.rw,
  kelurahan: alamat.kelurahan,
  idWilayah: optionalText(10).meta({ title: 'Kode wilayah' }),
  kodePos: alamat.kodePos,
  idJenisTinggal: kode('Jenis tinggal'),
  idAlatTransportasi: kode('Transportasi'),
  telepon: orang.telepon,
  handphone: orang.handphone,
  email: orang.email,
  penerimaKps: yaTidak('Penerima KPS'),
  nomorKps: orang.nomorKps,
  nikAyah: orangTua.nik.meta({ title: 'NIK ayah' }),
  ...orangTuaDari('Ayah', 'ayah'),
  nikIbu: orangTua.nik.meta({ title: 'NIK ibu' }),
  ...orangTuaDari('Ibu', 'ibu'),
  ...orangTuaDari('Wali', 'wali'),
  kebutuhanKhusus: orang.kebutuhanKhusus,
  kebutuhanKhususAyah: orang.kebutuhanKhususAyah,
  kebutuhanKhususIbu: orang.kebutuhanKhususIbu,
}

/** Cells of the registration. */
export const SEL_REGISTRASI = {
  prodi: kodeWajib('Kode prodi'),
  periodeMasuk: registrasi.periodeMasuk,
  tanggalMasuk: registrasi.tanggalMasuk,
  jenisDaftar: kodeWajib('Jenis daftar'),
  jalurDaftar: kode('Jalur daftar'),
  gelombang: registrasi.gelombang,
  pembiayaan: kode('Pembiayaan'),
  biayaMasuk: registrasi.biayaMasuk,
  kampus: kodeWajib('Kampus'),
  jenisKelas: kodeWajib('Jenis kelas'),
  kelas: kode('Kelas'),
  ptAsal: kode('Kode PT asal'),
  prodiAsal: kode('Kode prodi asal'),
  sksDiakui: registrasi.sksDiakui,
  npsn: kode('NPSN sekolah asal'),
  tahunLulusSekolah: optionalWhole(1900, 2100).meta({ title: 'Tahun lulus sekolah' }),
  nidnPa: kode('NIDN dosen PA'),
  instansi: kode('Instansi'),
}

const KODE = 'Kode atau nama.'
const TANGGAL = 'DD-MM-YYYY atau YYYY-MM-DD.'

/** Heads, examples and hints of `SEL_ORANG`. */
export const KOLOM_ORANG = {
  nama: { aliases: ['nama_mahasiswa', 'nama lengkap'], example: 'Siti Aminah' },
  jenisKelamin: { aliases: ['jk', 'l/p'], example: 'P', hint: 'L atau P.' },
  tempatLahir: { example: 'Bandung' },
  tanggalLahir: { aliases: ['tgl lahir'], example: '31-01-2007', hint: TANGGAL },
  idAgama: { aliases: ['agama'], example: 'Islam', hint: KODE },
  nik: { aliases: ['no ktp', 'nomor induk kependudukan'], example: '3273017101070002', hint: '16 angka, kolom sebagai teks.' },
  noPaspor: { aliases: ['no_paspor', 'paspor'], example: '', hint: 'Wajib untuk warga negara asing.' },
  kewarganegaraan: { aliases: ['negara'], example: 'ID', hint: 'Kode negara 2 huruf; kosong berarti ID.' },
  nisn: { example: '0071234567' },
  npwp: { example: '' },
  namaIbuKandung: { aliases: ['nama_ibu_kandung', 'ibu kandung'], example: 'Nurhayati' },
  jalan: { aliases: ['alamat'], example: 'Jalan Merdeka Nomor 7' },
  dusun: { example: '' },
  rt: { example: '03' },
  rw: { example: '05' },
  kelurahan: { aliases: ['desa'], example: 'Dago' },
  idWilayah: { aliases: ['kode_wilayah', 'kecamatan'], example: '', hint: 'Kode kecamatan menurut PDDikti.' },
  kodePos: { example: '40135' },
  idJenisTinggal: { aliases: ['jenis_tinggal'], example: 'Kost', hint: KODE },
  idAlatTransportasi: { aliases: ['transportasi', 'alat transportasi'], example: 'Sepeda motor', hint: KODE },
  telepon: { example: '' },
  handphone: { aliases: ['hp', 'no hp'], example: '0812-0000-1111' },
  email: { aliases: ['surel'], example: 'siti@surel.test' },
  penerimaKps: { aliases: ['penerima_kps'], example: 'Tidak', hint: 'Ya atau Tidak.' },
  nomorKps: { example: '' },
  nikAyah: { aliases: ['ayah nik'], example: '' },
  namaAyah: { aliases: ['ayah', 'ayah nama'], example: 'Ahmad Fauzi' },
  tanggalLahirAyah: { aliases: ['ayah tanggal lahir'], example: '12-05-1975', hint: TANGGAL },
  pendidikanAyah: { aliases: ['ayah pendidikan'], example: 'S1', hint: KODE },
  pekerjaanAyah: { aliases: ['ayah pekerjaan'], example: 'Wiraswasta', hint: KODE },
  penghasilanAyah: { aliases: ['ayah penghasilan'], example: '14', hint: KODE },
  nikIbu: { aliases: ['ibu nik'], example: '' },
  namaIbu: { aliases: ['ibu', 'ibu nama'], example: '', hint: 'Sama dengan nama ibu kandung; cukup diisi salah satu.' },
  tanggalLahirIbu: { aliases: ['ibu tanggal lahir'], example: '', hint: TANGGAL },
  pendidikanIbu: { aliases: ['ibu pendidikan'], example: '', hint: KODE },
  pekerjaanIbu: { aliases: ['ibu pekerjaan'], example: '', hint: KODE },
  penghasilanIbu: { aliases: ['ibu penghasilan'], example: '', hint: KODE },
  namaWali: { aliases: ['wali', 'wali nama'], example: '' },
  tanggalLahirWali: { aliases: ['wali tanggal lahir'], example: '', hint: TANGGAL },
  pendidikanWali: { aliases: ['wali pendidikan'], example: '', hint: KODE },
  pekerjaanWali: { aliases: ['wali pekerjaan'], example: '', hint: KODE },
  penghasilanWali: { aliases: ['wali penghasilan'], example: '', hint: KODE },
  kebutuhanKhusus: { aliases: ['kebutuhan_khusus_mahasiswa'], example: '0', hint: 'Jumlah kode kebutuhan; 0 berarti tidak ada.' },
  kebutuhanKhususAyah: { example: '0' },
  kebutuhanKhususIbu: { example: '0' },
} satisfies Record<keyof typeof SEL_ORANG, ImportColumn>

/** Heads, examples and hints of `SEL_REGISTRASI`. */
export const KOLOM_REGISTRASI = {
  prodi: { aliases: ['prodi', 'program studi'], example: '55201', hint: 'Kode prodi.' },
  periodeMasuk: { aliases: ['periode'], example: '20251', hint: 'Lima angka, ganjil 1 atau genap 2.' },
  tanggalMasuk: { aliases: ['tanggal daftar', 'tgl masuk'], example: '01-09-2025', hint: TANGGAL },
  jenisDaftar: { aliases: ['jenis pendaftaran'], example: 'Peserta didik baru', hint: KODE },
  jalurDaftar: { aliases: ['jalur'], example: 'Seleksi mandiri', hint: KODE },
  gelombang: { example: '1' },
  pembiayaan: { example: 'Mandiri', hint: KODE },
  biayaMasuk: { example: '5000000', hint: 'Rupiah, angka saja.' },
  kampus: { example: 'Kampus A', hint: KODE },
  jenisKelas: { example: 'Reguler Pagi', hint: KODE },
  kelas: { aliases: ['kelas default'], example: '', hint: 'Kode kelas dari prodi dan angkatan itu.' },
  ptAsal: { aliases: ['kode_pt_asal', 'pt asal'], example: '', hint: 'Wajib untuk pindahan.' },
  prodiAsal: { aliases: ['kode_prodi_asal', 'prodi asal'], example: '' },
  sksDiakui: { example: '' },
  npsn: { aliases: ['npsn', 'sekolah asal'], example: '' },
  tahunLulusSekolah: { aliases: ['tahun_lulus_sekolah', 'tahun lulus'], example: '2025' },
  nidnPa: { aliases: ['nidn_pa', 'dosen pa'], example: '' },
  instansi: { example: '', hint: KODE },
} satisfies Record<keyof typeof SEL_REGISTRASI, ImportColumn>
