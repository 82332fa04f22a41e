import { z } from 'zod'
import { one } from '../../../kit/answer'
import { crud } from '../../../kit/crud'
import { Id, kode, optionalId, stamp, text } from '../../../kit/fields'
import { listed, wholeNumber } from '../../../kit/list'
import { procedure } from '../../../kit/procedure'
import { Ditolak, PilihanMahasiswa } from '../pilihan-mahasiswa'

const KAPASITAS = 'Kapasitas kelas 1-500'
const kapasitas = () => z.coerce.number<number>({ error: KAPASITAS }).int(KAPASITAS).min(1, KAPASITAS).max(500, KAPASITAS)

export const KelasDefaultInput = z.object({
  kode: kode(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama kelas' }),
  idProdi: z.uuid('Pilihan tidak dikenal').meta({ title: 'Program studi' }),
  angkatan: z.coerce
    .number<number>()
    .int()
    .min(1979, 'Angkatan tidak dikenal')
    .max(2100, 'Angkatan tidak dikenal')
    .meta({ title: 'Angkatan' }),
  idKampus: optionalId().meta({ title: 'Kampus' }),
  idJenisKelas: optionalId().meta({ title: 'Jenis kelas' }),
  kapasitas: kapasitas().default(40).meta({ title: 'Kapasitas' }),
  idDosenWali: optionalId().meta({ title: 'Dosen wali' }),
})

export const KelasDefault = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama kelas' }),
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  idKampus: z.uuid().nullable(),
  namaKampus: z.string().nullable().meta({ title: 'Kampus' }),
  idJenisKelas: z.uuid().nullable(),
  namaJenisKelas: z.string().nullable().meta({ title: 'Jenis kelas' }),
  terisi: z.int().meta({ title: 'Terisi' }),
  kapasitas: z.int().meta({ title: 'Kapasitas' }),
  idDosenWali: z.uuid().nullable(),
  namaWali: z.string().nullable().meta({ title: 'Dosen wali' }),
})
export type KelasDefault = z.infer<typeof KelasDefault>

/** blok: by NIM in pieces; bergilir: dealt out in turn; seimbang: dealt out so that each class has its share of L and P. */
export const CARA_BAGI = ['blok', 'bergilir', 'seimbang'] as const
export const POLA_BAWAAN = '{KODE}-{YY}-{A..}'

/** 'Bagi ke kelas' (DM-R17). Students of several prodi or angkatan are split for each of them apart. */
export const BagiKelasInput = z.object({
  pilihan: PilihanMahasiswa,
  kapasitas: kapasitas().default(40).meta({ title: 'Kapasitas' }),
  cara: z.enum(CARA_BAGI).default('blok').meta({ title: 'Cara membagi' }),
  pola: text(40)
    .regex(/\{(A\.\.|1\.\.)\}/, 'Pola memuat {A..} atau {1..}, agar kode kelas berbeda')
    .default(POLA_BAWAAN)
    .meta({ title: 'Pola kode', description: '{KODE} awalan kelas prodi, {YY} dan {YYYY} angkatan, {A..} huruf, {1..} nomor' }),
  idKampus: optionalId().meta({ title: 'Kampus' }),
  idJenisKelas: optionalId().meta({ title: 'Jenis kelas' }),
  /** Takes along students who already sit in a class; otherwise they are left out. */
  pindahkan: z.boolean().default(false).meta({ title: 'Pindahkan yang sudah punya kelas' }),
  pratinjau: z.boolean().default(false),
})
export type BagiKelasInput = z.output<typeof BagiKelasInput>

export const KelasBaru = z.object({
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama kelas' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
  l: z.int().meta({ title: 'L' }),
  p: z.int().meta({ title: 'P' }),
  nimAwal: z.string().meta({ title: 'NIM pertama' }),
  nimAkhir: z.string().meta({ title: 'NIM terakhir' }),
})
export type KelasBaru = z.infer<typeof KelasBaru>

export const BagiKelasHasil = z.object({ kelas: z.array(KelasBaru), jumlah: z.int(), ditolak: z.array(Ditolak) })
export type BagiKelasHasil = z.infer<typeof BagiKelasHasil>

const path = '/v2/master/kelas-default'

export const kelasDefault = {
  ...crud({
    path,
    scope: 'F3',
    row: KelasDefault,
    input: KelasDefaultInput,
    filter: {
      prodi: listed(z.string().max(36)),
      angkatan: listed(wholeNumber()),
      kampus: listed(z.uuid()),
      jenisKelas: listed(z.uuid()),
      wali: z.uuid().optional(),
    },
    sort: ['kode', 'angkatan', 'terisi', 'kapasitas', 'prodi'],
  }),
  bagi: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'POST', path: `${path}/bagi` })
    .input(BagiKelasInput)
    .output(one(BagiKelasHasil)),
  /** The presence list of a class on paper. */
  daftarHadir: procedure
    .meta({ scope: 'F3', access: 'B' })
    .route({ method: 'GET', path: `${path}/{id}/daftar-hadir` })
    .input(
      z.strictObject({
        id: Id,
        pertemuan: wholeNumber().pipe(z.int().min(1).max(16)).default(16),
        format: z.enum(['pdf', 'xlsx']).default('pdf'),
      }),
    )
    .output(one(z.null())),
}
