import { z } from 'zod'
import { all, done, many } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { Id, kode, optionalText, stamp, text } from '../../kit/fields'
import { flag, listQuery, listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { PILIHAN_MAX, PilihanMahasiswa } from './pilihan-mahasiswa'
import { STATUS_CODES } from './status'

/** Names of the palette's colours; screens draw them, so that both themes stay readable. */
export const WARNA_KLASIFIKASI = ['abu', 'biru', 'hijau', 'kuning', 'jingga', 'merah'] as const
export type WarnaKlasifikasi = (typeof WARNA_KLASIFIKASI)[number]

export const KlasifikasiInput = z.object({
  kode: kode(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama klasifikasi' }),
  kelompok: text(50).meta({ title: 'Kelompok' }),
  tunggalDalamKelompok: z
    .boolean()
    .default(false)
    .meta({ title: 'Tunggal dalam kelompok', description: 'Mahasiswa hanya boleh memiliki satu klasifikasi dari kelompok ini.' }),
  warna: z.enum(WARNA_KLASIFIKASI).default('abu').meta({ title: 'Warna' }),
  deskripsi: optionalText(255).meta({ title: 'Deskripsi' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Klasifikasi = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama klasifikasi' }),
  kelompok: z.string().meta({ title: 'Kelompok' }),
  tunggalDalamKelompok: z.boolean().meta({ title: 'Tunggal dalam kelompok' }),
  warna: z.enum(WARNA_KLASIFIKASI).meta({ title: 'Warna' }),
  deskripsi: z.string().nullable().meta({ title: 'Deskripsi' }),
  /** Members of now whom the caller may see. */
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type Klasifikasi = z.infer<typeof Klasifikasi>

export const AnggotaKlasifikasi = z.object({
  id: z.uuid(),
  idMahasiswa: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: z.enum(STATUS_CODES).meta({ title: 'Status' }),
  periodeMulai: z.int().meta({ title: 'Mulai' }),
  periodeAkhir: z.int().nullable().meta({ title: 'Akhir' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
})
export type AnggotaKlasifikasi = z.infer<typeof AnggotaKlasifikasi>

export const AnggotaInput = z.object({
  id: Id,
  pilihan: PilihanMahasiswa,
  periodeMulai: z.int('Isi dengan angka').meta({ title: 'Mulai periode' }),
  keterangan: optionalText(255).meta({ title: 'Keterangan' }),
  /** In a group of one: the caller has agreed that another klasifikasi of the group ends. */
  ganti: z.boolean().default(false),
})
export type AnggotaInput = z.output<typeof AnggotaInput>

export const HASIL_ANGGOTA = ['ditambahkan', 'mengganti', 'sudah', 'perlu_ganti', 'tidak_ditemukan', 'ganda'] as const

/** An answer a line, in the order asked. */
export const AnggotaHasil = z.object({
  teks: z.string().meta({ title: 'NIM' }),
  idMahasiswa: z.uuid().nullable(),
  nama: z.string().nullable().meta({ title: 'Nama' }),
  hasil: z.enum(HASIL_ANGGOTA).meta({ title: 'Hasil' }),
  /** The klasifikasi of the same group that ends, or would. */
  menggantikan: z.string().nullable().meta({ title: 'Menggantikan' }),
})
export type AnggotaHasil = z.infer<typeof AnggotaHasil>

/** A klasifikasi of one student. */
export const KlasifikasiOrang = z.object({
  id: z.uuid(),
  idKlasifikasi: z.uuid(),
  nama: z.string().meta({ title: 'Klasifikasi' }),
  kelompok: z.string().meta({ title: 'Kelompok' }),
  warna: z.enum(WARNA_KLASIFIKASI),
  periodeMulai: z.int().meta({ title: 'Mulai' }),
  periodeAkhir: z.int().nullable().meta({ title: 'Akhir' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
})

const path = '/v2/master/klasifikasi'
const reads = { scope: 'F3', access: 'B' } as const
const writes = { scope: 'F3', access: 'T' } as const

export const klasifikasi = {
  ...crud({
    path,
    scope: 'F3',
    row: Klasifikasi,
    input: KlasifikasiInput,
    filter: { kelompok: z.string().max(50).optional(), aktif: flag().optional() },
    sort: ['kelompok', 'nama', 'kode', 'jumlah'],
  }),
  anggota: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}/anggota` })
    .input(
      listQuery({
        filter: { prodi: listed(z.string().max(36)), angkatan: listed(wholeNumber()), berakhir: flag().optional() },
        sort: ['nim', 'nama', 'periodeMulai'],
      }).extend({ id: Id }),
    )
    .output(many(AnggotaKlasifikasi)),
  tambahAnggota: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/anggota` })
    .input(AnggotaInput)
    .output(all(AnggotaHasil)),
  /** Ends memberships with a period, or takes them away as never meant. */
  lepasAnggota: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: `${path}/{id}/anggota` })
    .input(z.object({ id: Id, idMahasiswa: z.array(z.uuid()).min(1).max(PILIHAN_MAX), periodeAkhir: z.int().nullish() }))
    .output(done),
  orang: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/klasifikasi' })
    .input(z.strictObject({ id: Id }))
    .output(all(KlasifikasiOrang)),
  /** Names of groups that exist, for the form. */
  kelompok: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}-kelompok` })
    .output(all(z.object({ kelompok: z.string(), tunggal: z.boolean(), jumlah: z.int() }))),
}
