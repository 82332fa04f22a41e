import { galatNama, rapikanNama } from '@sivitas/rules/data-master/nama'
import { galatNik } from '@sivitas/rules/data-master/nik'
import { galatLahirOrangTua, galatNpwp } from '@sivitas/rules/data-master/registrasi'
import { handphoneSah, teleponSimpan } from '@sivitas/rules/platform/telepon'
import { z } from 'zod'
import { date, optionalDate, optionalDigits, optionalEmail, optionalId, optionalText, optionalWhole, telepon } from '../../kit/fields'
import { flag } from '../../kit/list'

/** Text that may be left empty and, where there is one, must pass a rule that answers its message or null. */
const bilaAda = (galat: (teks: string) => string | null) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z
      .string()
      .trim()
      .superRefine((teks, context) => {
        const message = galat(teks)
        if (message !== null) context.addIssue({ code: 'custom', message })
      })
      .nullable(),
  )

const nik = () => bilaAda(galatNik).optional()

/** A mobile number in any spelling, stored as '+62812...' (data-master, registration form). */
const handphone = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? (teleponSimpan(value) ?? (value.trim() === '' ? null : value)) : value),
      z
        .string()
        .refine((nomor) => handphoneSah(nomor), 'Handphone terdiri dari 9-12 angka')
        .nullable(),
    )
    .optional()

const nama = () =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((teks, context) => {
      const message = galatNama(teks)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .transform(rapikanNama)

const kodeRef = () => optionalText(40)
const mask = (title: string) => z.coerce.number<number>().int().min(0).max(65_535).default(0).meta({ title })
const bulat3 = () => bilaAda((teks) => (/^\d{1,3}$/.test(teks) ? null : 'Isi dengan angka 0-999')).optional()

/** Fields of the person that one form edits ('Biodata'). */
export const BiodataIsian = z.strictObject({
  nama: nama().meta({ title: 'Nama' }),
  jenisKelamin: z.enum(['L', 'P']).meta({ title: 'Jenis kelamin' }),
  tempatLahir: optionalText(32).meta({ title: 'Tempat lahir' }),
  tanggalLahir: date().meta({ title: 'Tanggal lahir' }),
  idAgama: kodeRef().meta({ title: 'Agama' }),
  kewarganegaraan: z
    .preprocess((value) => (value === '' || value === null ? 'ID' : value), z.string().regex(/^[A-Z]{2}$/, 'Pilihan tidak dikenal'))
    .default('ID')
    .meta({ title: 'Kewarganegaraan' }),
  nik: nik().meta({ title: 'NIK' }),
  noPaspor: bilaAda((teks) => (/^[A-Z0-9]{6,20}$/i.test(teks) ? null : 'Nomor paspor terdiri dari 6-20 huruf atau angka'))
    .optional()
    .meta({ title: 'Nomor paspor' }),
  noKitas: optionalText(30).meta({ title: 'Nomor KITAS' }),
  nisn: optionalDigits(10, 'NISN').meta({ title: 'NISN' }),
  npwp: bilaAda(galatNpwp).optional().meta({ title: 'NPWP' }),
  noKk: optionalDigits(16, 'Nomor KK').meta({ title: 'Nomor KK' }),
  namaIbuKandung: bilaAda(galatNama).optional().meta({ title: 'Nama ibu kandung' }),
  telepon: telepon().meta({ title: 'Telepon' }),
  handphone: handphone().meta({ title: 'Handphone' }),
  email: optionalEmail().meta({ title: 'Email' }),
  emailKampus: optionalEmail().meta({ title: 'Email kampus' }),
  penerimaKps: flag().default(false).meta({ title: 'Penerima KPS' }),
  nomorKps: optionalText(80).meta({ title: 'Nomor KPS' }),
  kebutuhanKhusus: mask('Kebutuhan khusus'),
  kebutuhanKhususAyah: mask('Kebutuhan khusus ayah'),
  kebutuhanKhususIbu: mask('Kebutuhan khusus ibu'),
  golonganDarah: kodeRef().meta({ title: 'Golongan darah' }),
  statusPernikahan: kodeRef().meta({ title: 'Status pernikahan' }),
  anakKe: optionalWhole(1, 30).meta({ title: 'Anak ke-' }),
  jumlahSaudara: optionalWhole(0, 30).meta({ title: 'Jumlah saudara' }),
  tinggiBadan: optionalWhole(50, 250).meta({ title: 'Tinggi badan (cm)' }),
  beratBadan: optionalWhole(20, 300).meta({ title: 'Berat badan (kg)' }),
  ukuranAlmamater: z
    .preprocess((value) => (value === '' ? null : value), z.enum(['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL']).nullable())
    .optional()
    .meta({ title: 'Ukuran almamater' }),
  hobi: optionalText().meta({ title: 'Hobi' }),
  namaKontakDarurat: optionalText().meta({ title: 'Nama kontak darurat' }),
  hubunganKontakDarurat: optionalText(50).meta({ title: 'Hubungan kontak darurat' }),
  handphoneKontakDarurat: handphone().meta({ title: 'Handphone kontak darurat' }),
})
export type BiodataIsian = z.output<typeof BiodataIsian>

type Aduan = { field: string; message: string }

/** What no single field of a person can tell: who needs a passport, a KPS number. */
export function periksaOrang(orang: { [Field in keyof BiodataIsian]?: BiodataIsian[Field] | null | undefined }): Aduan[] {
  const asing = (orang.kewarganegaraan ?? 'ID') !== 'ID'
  return [
    ...(asing && !orang.noPaspor ? [{ field: 'noPaspor', message: 'Nomor paspor wajib diisi untuk warga negara asing' }] : []),
    ...(orang.penerimaKps && !orang.nomorKps ? [{ field: 'nomorKps', message: 'Nomor KPS wajib diisi bila penerima KPS' }] : []),
  ]
}

const alamat = {
  jalan: optionalText(80).meta({ title: 'Jalan' }),
  dusun: optionalText(60).meta({ title: 'Dusun' }),
  rt: bulat3().meta({ title: 'RT' }),
  rw: bulat3().meta({ title: 'RW' }),
  kelurahan: optionalText(60).meta({ title: 'Kelurahan' }),
  idWilayah: optionalText(10).meta({ title: 'Kecamatan' }),
  kodePos: optionalDigits(5, 'Kode pos').meta({ title: 'Kode pos' }),
}

/** Addresses of a person: KTP, and where he lives unless `samaDenganKtp`. */
export const AlamatIsian = z.strictObject({
  ...alamat,
  samaDenganKtp: flag().default(true).meta({ title: 'Domisili sama dengan KTP' }),
  jalanDomisili: alamat.jalan.meta({ title: 'Jalan domisili' }),
  dusunDomisili: alamat.dusun.meta({ title: 'Dusun domisili' }),
  rtDomisili: alamat.rt.meta({ title: 'RT domisili' }),
  rwDomisili: alamat.rw.meta({ title: 'RW domisili' }),
  kelurahanDomisili: alamat.kelurahan.meta({ title: 'Kelurahan domisili' }),
  idWilayahDomisili: alamat.idWilayah.meta({ title: 'Kecamatan domisili' }),
  kodePosDomisili: alamat.kodePos.meta({ title: 'Kode pos domisili' }),
  idJenisTinggal: kodeRef().meta({ title: 'Jenis tinggal' }),
  idAlatTransportasi: kodeRef().meta({ title: 'Alat transportasi' }),
})
export type AlamatIsian = z.output<typeof AlamatIsian>

export const PERAN_ORANG_TUA = ['ayah', 'ibu', 'wali'] as const
export const HUBUNGAN_WALI = ['kakek_nenek', 'paman_bibi', 'saudara', 'lainnya'] as const

/** One of the three: the mother's name is the person's `namaIbuKandung`, one value in both places. */
export const OrangTuaIsian = z.strictObject({
  peran: z.enum(PERAN_ORANG_TUA).meta({ title: 'Peran' }),
  nama: bilaAda(galatNama).optional().meta({ title: 'Nama' }),
  nik: nik().meta({ title: 'NIK' }),
  tanggalLahir: optionalDate().meta({ title: 'Tanggal lahir' }),
  idPendidikan: kodeRef().meta({ title: 'Pendidikan' }),
  idPekerjaan: kodeRef().meta({ title: 'Pekerjaan' }),
  idPenghasilan: kodeRef().meta({ title: 'Penghasilan' }),
  masihHidup: flag().default(true).meta({ title: 'Masih hidup' }),
  handphone: handphone().meta({ title: 'Handphone' }),
  email: optionalEmail().meta({ title: 'Email' }),
  alamat: optionalText(200).meta({ title: 'Alamat' }),
  hubungan: z
    .preprocess((value) => (value === '' ? null : value), z.enum(HUBUNGAN_WALI).nullable())
    .optional()
    .meta({ title: 'Hubungan' }),
})
export type OrangTuaIsian = z.output<typeof OrangTuaIsian>

/** What no single field of a parent can tell, beside the child's birth date. */
export function periksaOrangTua(orangTua: OrangTuaIsian, tanggalLahir: string | null): Aduan[] {
  const { peran } = orangTua
  if (peran === 'wali') return orangTua.nik ? [{ field: 'nik', message: 'NIK tidak dicatat untuk wali' }] : []
  const lahir = orangTua.tanggalLahir && tanggalLahir ? galatLahirOrangTua(peran, orangTua.tanggalLahir, tanggalLahir) : null
  return [
    ...(lahir === null ? [] : [{ field: 'tanggalLahir', message: lahir }]),
    ...(orangTua.hubungan ? [{ field: 'hubungan', message: 'Hubungan hanya diisi untuk wali' }] : []),
  ]
}

const tahun = (title: string) => optionalWhole(1900, 2100).meta({ title })

/** One step of earlier schooling. Of a place either the register's row or its name. */
export const PendidikanIsian = z.strictObject({
  jenis: z.enum(['sekolah', 'perguruan_tinggi', 'lanjutan']).meta({ title: 'Jenis' }),
  jenjang: z.string().trim().min(1).max(10).meta({ title: 'Jenjang' }),
  idSekolah: optionalId().meta({ title: 'Sekolah' }),
  idReferensiPt: optionalId().meta({ title: 'Perguruan tinggi' }),
  idReferensiProdi: optionalId().meta({ title: 'Program studi asal' }),
  namaLembaga: optionalText().meta({ title: 'Nama lembaga' }),
  jurusan: optionalText().meta({ title: 'Jurusan' }),
  nomorIjazah: optionalText().meta({ title: 'Nomor ijazah' }),
  tahunMasuk: tahun('Tahun masuk'),
  tahunLulus: tahun('Tahun lulus'),
  nilaiRata: z
    .preprocess((value) => (value === '' ? null : value), z.coerce.number<number>().min(0).max(100).nullable())
    .optional()
    .meta({ title: 'Nilai rata-rata' }),
  ipk: z
    .preprocess((value) => (value === '' ? null : value), z.coerce.number<number>().min(0).max(4).nullable())
    .optional()
    .meta({ title: 'IPK' }),
  gelar: optionalText(50).meta({ title: 'Gelar' }),
  idBerkas: optionalId().meta({ title: 'Berkas ijazah' }),
})
export type PendidikanIsian = z.output<typeof PendidikanIsian>

/** What no single field of a schooling can tell. */
export function periksaPendidikan(p: { [Field in keyof PendidikanIsian]?: PendidikanIsian[Field] | null | undefined }): Aduan[] {
  const tempat = [p.idSekolah, p.idReferensiPt, p.namaLembaga].filter(Boolean).length
  const terbalik = p.tahunMasuk && p.tahunLulus && p.tahunMasuk > p.tahunLulus
  return [
    ...(tempat === 0 ? [{ field: 'namaLembaga', message: 'Pilih lembaga dari daftar atau tulis namanya' }] : []),
    ...(terbalik ? [{ field: 'tahunLulus', message: 'Tahun lulus tidak boleh sebelum tahun masuk' }] : []),
  ]
}
