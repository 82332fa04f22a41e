import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { optionalDate } from '../../kit/fields'
import { listed, listQuery, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

type Aturan = {
  nama: string
  /** What is wrong, and why it matters. */
  penjelasan: string
  /** The act that puts it right, on one button. */
  perbaikan: string
  /** What the act does to each student, in words for the confirmation. */
  akibat: string
  /** Rights that the act needs beside those of the call. */
  perlu?: string
}

/** Contradictions that the nightly check looks for (data-master, Beyond 11). */
export const ATURAN_KONSISTENSI = {
  aktif_tanpa_krs: {
    nama: 'Aktif tanpa KRS',
    penjelasan: 'Berstatus Aktif pada periode berjalan, tetapi tidak mengambil satu pun mata kuliah setelah masa KRS berakhir.',
    perbaikan: 'Jadikan Nonaktif',
    akibat: 'Status pada periode berjalan menjadi Nonaktif, seperti pada Tutup status periode.',
    perlu: 'Perlu hak akses F4:T dan operator Supervisor.',
  },
  status_beda: {
    nama: 'Status berbeda dari riwayatnya',
    penjelasan: 'Status sekarang tidak sama dengan baris terakhir pada riwayat status.',
    perbaikan: 'Samakan dengan riwayat',
    akibat: 'Status sekarang mengikuti baris terakhir riwayat.',
  },
  lulus_tanpa_ijazah: {
    nama: 'Lulus tanpa nomor ijazah',
    penjelasan: 'Berstatus Lulus, tetapi nomor ijazahnya belum tercatat sehingga kelulusannya tidak dapat dilaporkan.',
    perbaikan: 'Salin dari data alumni',
    akibat: 'Nomor ijazah diisi dari data alumni, bila di sana sudah ada.',
  },
  pa_tidak_aktif: {
    nama: 'Dosen PA tidak aktif',
    penjelasan: 'Masih studi, tetapi dosen PA-nya sudah tidak aktif.',
    perbaikan: 'Ganti dosen PA',
    akibat: 'Dibagikan rata kepada dosen aktif homebase program studinya yang kuotanya masih ada.',
  },
  keluar_masih_pa: {
    nama: 'Sudah keluar, masih ber-PA',
    penjelasan: 'Sudah tidak studi, tetapi masih menjadi beban seorang dosen PA.',
    perbaikan: 'Akhiri bimbingan',
    akibat: 'Bimbingan diakhiri pada periode keluarnya.',
  },
  kelas_angkatan_lain: {
    nama: 'Kelas milik angkatan atau prodi lain',
    penjelasan: 'Masih studi dan terdaftar pada kelas dari angkatan atau program studi yang berbeda.',
    perbaikan: 'Keluarkan dari kelas',
    akibat: "Kelasnya dikosongkan; mahasiswa muncul pada 'Belum punya kelas' untuk dibagi ulang.",
  },
  konsentrasi_prodi_lain: {
    nama: 'Konsentrasi milik prodi lain',
    penjelasan: 'Konsentrasinya bukan milik program studinya.',
    perbaikan: 'Kosongkan konsentrasi',
    akibat: 'Konsentrasi dikosongkan.',
  },
  alamat_luar_wilayah: {
    nama: 'Kode pos di luar kotanya',
    penjelasan: 'Kode pos tidak sesuai dengan kecamatan yang dipilih pada alamat.',
    perbaikan: 'Perbaiki kode pos',
    akibat: 'Kode pos diganti dengan kode pos kecamatan itu, atau dikosongkan bila belum ada pada referensi wilayah.',
  },
} as const satisfies Readonly<Record<string, Aturan>>
export type AturanKonsistensi = keyof typeof ATURAN_KONSISTENSI
export const KODE_ATURAN = Object.keys(ATURAN_KONSISTENSI) as [AturanKonsistensi, ...AturanKonsistensi[]]
const KodeAturan = z.enum(KODE_ATURAN)

/** Students whom one act puts right. */
export const MAKS_PERBAIKAN = 1000

/** 'bukan_masalah': somebody looked at it and said why it may stay. */
export const KEADAAN_TEMUAN = ['terbuka', 'bukan_masalah'] as const

const orang = z.array(z.uuid()).min(1, 'Pilih minimal satu mahasiswa').max(MAKS_PERBAIKAN, 'Paling banyak 1.000 mahasiswa sekali jalan')

/** Why a finding may stay, and how long. */
export const BukanMasalahInput = z.strictObject({
  aturan: KodeAturan,
  idMahasiswa: orang,
  alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(255).meta({ title: 'Alasan' }),
  sampai: optionalDate().meta({ title: 'Sampai tanggal', description: 'Kosongkan bila seterusnya' }),
})

export const RingkasanKonsistensi = z.object({
  diperiksaPada: z.date().nullable(),
  jumlah: z.int(),
  aturan: z.array(
    z.object({
      aturan: KodeAturan,
      jumlah: z.int(),
      /** Found within the last day. */
      baru: z.int(),
      /** Looked at and left; not among `jumlah`. */
      bukanMasalah: z.int(),
      /** Why the rule could not be checked. */
      halangan: z.string().nullable(),
    }),
  ),
})
export type RingkasanKonsistensi = z.infer<typeof RingkasanKonsistensi>

export const TemuanKonsistensi = z.object({
  /** Of the student: he stands once under each rule. */
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  namaStatus: z.string().meta({ title: 'Status' }),
  aturan: KodeAturan,
  keterangan: z.string().meta({ title: 'Temuan' }),
  sejak: z.date().meta({ title: 'Sejak' }),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
  sampai: z.string().nullable().meta({ title: 'Sampai' }),
  oleh: z.string().nullable().meta({ title: 'Ditandai oleh' }),
})
export type TemuanKonsistensi = z.infer<typeof TemuanKonsistensi>

const F3B = { scope: 'F3', access: 'B' } as const
const F3T = { scope: 'F3', access: 'T' } as const
const PATH = '/v2/master/konsistensi'

export const konsistensi = {
  ringkasan: procedure.meta(F3B).route({ method: 'GET', path: PATH }).input(z.strictObject({})).output(one(RingkasanKonsistensi)),
  list: procedure
    .meta(F3B)
    .route({ method: 'GET', path: `${PATH}/temuan` })
    .input(
      listQuery({
        filter: {
          aturan: KodeAturan,
          keadaan: z.enum(KEADAAN_TEMUAN).optional(),
          prodi: listed(z.string().max(36)),
          angkatan: listed(wholeNumber()),
        },
        sort: ['nim', 'nama', 'angkatan', 'sejak'],
      }),
    )
    .output(many(TemuanKonsistensi)),
  /** Goes through all rules now instead of at night. */
  periksa: procedure
    .meta(F3T)
    .route({ method: 'POST', path: `${PATH}/periksa`, successStatus: 202 })
    .input(z.strictObject({}))
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
  /** Says that findings may stay; who is not on the list of the rule is left out. */
  bukanMasalah: procedure
    .meta(F3T)
    .route({ method: 'POST', path: `${PATH}/bukan-masalah` })
    .input(BukanMasalahInput)
    .output(one(z.object({ jumlah: z.int() }))),
  /** Puts such findings on the list again. */
  bukaKembali: procedure
    .meta(F3T)
    .route({ method: 'POST', path: `${PATH}/buka-kembali` })
    .input(z.strictObject({ aturan: KodeAturan, idMahasiswa: orang }))
    .output(one(z.object({ jumlah: z.int() }))),
  /** Puts students right; one result a row. */
  perbaiki: procedure
    .meta(F3T)
    .route({ method: 'POST', path: `${PATH}/perbaiki` })
    .input(
      z.strictObject({
        aturan: KodeAturan,
        idMahasiswa: orang,
      }),
    )
    .output(
      one(
        z.object({
          berhasil: z.int(),
          ditolak: z.int(),
          hasil: z.array(z.object({ idMahasiswa: z.uuid(), nama: z.string(), berhasil: z.boolean(), pesan: z.string().nullable() })),
        }),
      ),
    ),
}
