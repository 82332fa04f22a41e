import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { date, Id, optionalDate, optionalDecimal, optionalId, optionalText, optionalWhole, stamp, text } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

const nullable = (title: string) => z.string().nullable().meta({ title })
const tahun = () => z.coerce.number<number>({ error: 'Isi dengan angka' }).int().min(1940).max(2100)
const berkas = { idBerkas: optionalId().meta({ title: 'Berkas' }) }
const berkasAda = { idBerkas: z.uuid().nullable().meta({ title: 'Berkas' }) }

type Satu<Row, Input> = { path: string; row: Row; input: Input }

type Milik = { idDosen: typeof Id }
type Baru<Input extends z.ZodObject> = z.ZodObject<Input['shape'] & Milik>
type Ubah<Input extends z.ZodObject> = z.ZodObject<ReturnType<typeof updateOf<Input>>['shape'] & Milik>

/** The four calls of one history of a lecturer, newest first. */
function riwayat<Row extends z.ZodObject, Input extends z.ZodObject>({ path, row, input }: Satu<Row, Input>) {
  const base = `/v2/master/dosen/{idDosen}/${path}` as `/${string}`
  const byId = `${base}/{id}` as `/${string}`
  const tulis = { scope: 'F2', access: 'T' } as const
  return {
    list: procedure
      .meta({ scope: 'F2', access: 'B' })
      .route({ method: 'GET', path: base })
      .input(z.strictObject({ idDosen: Id }))
      .output(all(row)),
    create: procedure
      .meta(tulis)
      .route({ method: 'POST', path: base, successStatus: 201 })
      .input(input.safeExtend({ idDosen: Id }) as unknown as Baru<Input>)
      .output(one(row)),
    update: procedure
      .meta(tulis)
      .route({ method: 'PUT', path: byId })
      .input(updateOf(input).extend({ idDosen: Id }) as unknown as Ubah<Input>)
      .output(one(row)),
    remove: procedure
      .meta(tulis)
      .route({ method: 'DELETE', path: byId })
      .input(z.strictObject({ idDosen: Id, id: Id }))
      .output(done),
  }
}

export const PenugasanInput = z.object({
  tahunAjaran: z.coerce
    .number<number>({ error: 'Isi dengan angka' })
    .int()
    .min(1979)
    .max(2100)
    .meta({ title: 'Tahun ajaran', description: '2025 berarti 2025/2026.' }),
  idProdi: z.uuid('Pilihan tidak dikenal').meta({ title: 'Program studi' }),
  nomorSuratTugas: text().meta({ title: 'Nomor surat tugas' }),
  tanggalSuratTugas: date().meta({ title: 'Tanggal surat tugas' }),
  mulaiSuratTugas: date().meta({ title: 'Mulai bertugas' }),
  tanggalKeluar: optionalDate().meta({ title: 'Tanggal keluar' }),
  idPddikti: optionalId().meta({ title: 'ID registrasi dosen', description: 'Dari PDDikti; kosong bila belum terdaftar.' }),
})
export const Penugasan = z.object({
  ...stamp,
  tahunAjaran: z.int().meta({ title: 'Tahun ajaran' }),
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  nomorSuratTugas: z.string().meta({ title: 'Nomor surat tugas' }),
  tanggalSuratTugas: z.string().meta({ title: 'Tanggal surat tugas' }),
  mulaiSuratTugas: z.string().meta({ title: 'Mulai bertugas' }),
  tanggalKeluar: nullable('Tanggal keluar'),
  idPddikti: nullable('ID registrasi dosen'),
})

export const JabatanFungsionalInput = z.object({
  kode: text(10).meta({ title: 'Jabatan fungsional' }),
  nomorSk: text().meta({ title: 'Nomor SK' }),
  tmt: date().meta({ title: 'TMT' }),
  angkaKredit: optionalDecimal(0, 9999).meta({ title: 'Angka kredit' }),
  ...berkas,
})
export const JabatanFungsional = z.object({
  ...stamp,
  kode: z.string(),
  namaJabatan: z.string().meta({ title: 'Jabatan fungsional' }),
  nomorSk: z.string().meta({ title: 'Nomor SK' }),
  tmt: z.string().meta({ title: 'TMT' }),
  angkaKredit: z.number().nullable().meta({ title: 'Angka kredit' }),
  ...berkasAda,
})

export const PangkatInput = z.object({
  golongan: text(10).meta({ title: 'Pangkat/golongan' }),
  nomorSk: text().meta({ title: 'Nomor SK' }),
  tmt: date().meta({ title: 'TMT' }),
  masaKerjaTahun: optionalWhole(0, 60).meta({ title: 'Masa kerja (tahun)' }),
  masaKerjaBulan: optionalWhole(0, 11).meta({ title: 'Masa kerja (bulan)' }),
  ...berkas,
})
export const Pangkat = z.object({
  ...stamp,
  golongan: z.string(),
  namaGolongan: z.string().meta({ title: 'Pangkat/golongan' }),
  nomorSk: z.string().meta({ title: 'Nomor SK' }),
  tmt: z.string().meta({ title: 'TMT' }),
  masaKerjaTahun: z.int().nullable().meta({ title: 'Masa kerja (tahun)' }),
  masaKerjaBulan: z.int().nullable().meta({ title: 'Masa kerja (bulan)' }),
  ...berkasAda,
})

export const PendidikanInput = z.object({
  jenjang: text(10).meta({ title: 'Jenjang' }),
  lembaga: text().meta({ title: 'Perguruan tinggi' }),
  prodi: optionalText().meta({ title: 'Program studi' }),
  tahunLulus: tahun().meta({ title: 'Tahun lulus' }),
  gelar: optionalText(60).meta({ title: 'Gelar' }),
  bidang: optionalText().meta({ title: 'Bidang ilmu' }),
  penyetaraan: optionalText().meta({ title: 'SK penyetaraan', description: 'Untuk ijazah luar negeri.' }),
  ...berkas,
})
export const Pendidikan = z.object({
  ...stamp,
  jenjang: z.string(),
  namaJenjang: z.string().meta({ title: 'Jenjang' }),
  lembaga: z.string().meta({ title: 'Perguruan tinggi' }),
  prodi: nullable('Program studi'),
  tahunLulus: z.int().meta({ title: 'Tahun lulus' }),
  gelar: nullable('Gelar'),
  bidang: nullable('Bidang ilmu'),
  penyetaraan: nullable('SK penyetaraan'),
  ...berkasAda,
})

export const JENIS_SERTIFIKASI = { serdos: 'Sertifikasi dosen', profesi: 'Sertifikasi profesi' } as const
const KODE_SERTIFIKASI = ['serdos', 'profesi'] as const
export const SertifikasiInput = z.object({
  jenis: z.enum(KODE_SERTIFIKASI).meta({ title: 'Jenis' }),
  nomor: text().meta({ title: 'Nomor' }),
  tahun: tahun().meta({ title: 'Tahun' }),
  bidang: optionalText().meta({ title: 'Bidang' }),
  lembaga: optionalText().meta({ title: 'Lembaga' }),
  berlakuSampai: optionalDate().meta({ title: 'Berlaku sampai' }),
  ...berkas,
})
export const Sertifikasi = z.object({
  ...stamp,
  jenis: z.enum(KODE_SERTIFIKASI).meta({ title: 'Jenis' }),
  nomor: z.string().meta({ title: 'Nomor' }),
  tahun: z.int().meta({ title: 'Tahun' }),
  bidang: nullable('Bidang'),
  lembaga: nullable('Lembaga'),
  berlakuSampai: nullable('Berlaku sampai'),
  ...berkasAda,
})

export const JabatanStrukturalInput = z
  .object({
    nama: text().meta({ title: 'Jabatan' }),
    unit: optionalText().meta({ title: 'Unit' }),
    nomorSk: optionalText().meta({ title: 'Nomor SK' }),
    mulai: date().meta({ title: 'Mulai' }),
    selesai: optionalDate().meta({ title: 'Selesai' }),
    ekuivalenSks: z.coerce.number<number>().min(0).max(24).default(0).meta({ title: 'Ekuivalen SKS' }),
  })
  .refine(({ mulai, selesai }) => !selesai || selesai >= mulai, { path: ['selesai'], error: 'Selesai tidak boleh sebelum mulai' })
export const JabatanStruktural = z.object({
  ...stamp,
  nama: z.string().meta({ title: 'Jabatan' }),
  unit: nullable('Unit'),
  nomorSk: nullable('Nomor SK'),
  mulai: z.string().meta({ title: 'Mulai' }),
  selesai: nullable('Selesai'),
  ekuivalenSks: z.number().meta({ title: 'Ekuivalen SKS' }),
})

export const StatusDosenInput = z
  .object({
    keaktifan: text(10).meta({ title: 'Status keaktifan' }),
    mulai: date().meta({ title: 'Mulai' }),
    selesai: optionalDate().meta({ title: 'Selesai' }),
    nomorSk: optionalText().meta({ title: 'Nomor SK' }),
    keterangan: optionalText(500).meta({ title: 'Keterangan' }),
    /** 'Nanti': the status is given although advisees or classes are still his (edge case 31). */
    lanjut: z.boolean().default(false).meta({ title: 'Lanjutkan walau masih membimbing atau mengajar' }),
  })
  .refine(({ mulai, selesai }) => !selesai || selesai >= mulai, { path: ['selesai'], error: 'Selesai tidak boleh sebelum mulai' })
export const StatusDosen = z.object({
  ...stamp,
  keaktifan: z.string(),
  namaKeaktifan: z.string().meta({ title: 'Status keaktifan' }),
  mulai: z.string().meta({ title: 'Mulai' }),
  selesai: nullable('Selesai'),
  nomorSk: nullable('Nomor SK'),
  keterangan: nullable('Keterangan'),
})

export const STATUS_DOKUMEN = ['menunggu', 'sah', 'ditolak'] as const
export const DokumenDosenInput = z.object({
  jenis: text(20).meta({ title: 'Jenis dokumen' }),
  idBerkas: z.uuid('Pilih berkas terlebih dahulu').meta({ title: 'Berkas' }),
  nomor: optionalText().meta({ title: 'Nomor' }),
  tanggal: optionalDate().meta({ title: 'Tanggal' }),
  /** A new file waits for its check again, whatever is named here. */
  statusVerifikasi: z.enum(STATUS_DOKUMEN).default('menunggu').meta({ title: 'Verifikasi' }),
  alasanTolak: optionalText(500).meta({ title: 'Alasan penolakan' }),
})
export const DokumenDosen = z.object({
  ...stamp,
  jenis: z.string(),
  namaJenis: z.string().meta({ title: 'Jenis dokumen' }),
  idBerkas: z.uuid(),
  namaBerkas: z.string().meta({ title: 'Berkas' }),
  nomor: nullable('Nomor'),
  tanggal: nullable('Tanggal'),
  statusVerifikasi: z.enum(STATUS_DOKUMEN).meta({ title: 'Verifikasi' }),
  alasanTolak: nullable('Alasan penolakan'),
  verifikator: nullable('Diperiksa oleh'),
})

/** What a lecturer has been, has studied and was certified for; rank, grade, degree, serdos and status follow from it. */
export const riwayatDosen = {
  penugasan: riwayat({ path: 'penugasan', row: Penugasan, input: PenugasanInput }),
  jabatanFungsional: riwayat({ path: 'jabatan-fungsional', row: JabatanFungsional, input: JabatanFungsionalInput }),
  pangkat: riwayat({ path: 'pangkat', row: Pangkat, input: PangkatInput }),
  pendidikan: riwayat({ path: 'pendidikan', row: Pendidikan, input: PendidikanInput }),
  sertifikasi: riwayat({ path: 'sertifikasi', row: Sertifikasi, input: SertifikasiInput }),
  jabatanStruktural: riwayat({ path: 'jabatan-struktural', row: JabatanStruktural, input: JabatanStrukturalInput }),
  status: riwayat({ path: 'status', row: StatusDosen, input: StatusDosenInput }),
  dokumen: riwayat({ path: 'dokumen', row: DokumenDosen, input: DokumenDosenInput }),
}
