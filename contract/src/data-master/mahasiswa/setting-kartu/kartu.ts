import { z } from 'zod'
import { all, many, one } from '../../../kit/answer'
import { Id, optionalText } from '../../../kit/fields'
import { flag, listQuery, listed, wholeNumber } from '../../../kit/list'
import { procedure } from '../../../kit/procedure'
import { Ditolak, PILIHAN_MAX, PilihanMahasiswa } from '../pilihan-mahasiswa'
import { STATUS_CODES } from '../status'
import { JENIS_KARTU, KARTU_MAHASISWA, KARTU_PETUGAS } from './setting-kartu'

export const STATUS_KARTU = {
  aktif: 'Aktif',
  hilang: 'Hilang',
  rusak: 'Rusak',
  diganti: 'Diganti',
  kedaluwarsa: 'Kedaluwarsa',
  dicabut: 'Dicabut',
  alumni: 'Alumni',
} as const
export type StatusKartu = keyof typeof STATUS_KARTU
const STATUS = Object.keys(STATUS_KARTU) as [StatusKartu, ...StatusKartu[]]

/** Why a card is printed again; BARU is the first one's. */
export const ALASAN_CETAK_ULANG = {
  HILANG: 'Hilang',
  RUSAK: 'Rusak',
  SALAH_DATA: 'Salah data',
  PERPANJANG: 'Perpanjangan',
  GANTI_DESAIN: 'Ganti desain',
} as const
export type AlasanCetakUlang = keyof typeof ALASAN_CETAK_ULANG
const ALASAN = Object.keys(ALASAN_CETAK_ULANG) as [AlasanCetakUlang, ...AlasanCetakUlang[]]

/** A student of the queue, with what decides whether his card can be printed. */
export const AntreanKartu = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: z.enum(STATUS_CODES).meta({ title: 'Status' }),
  idFoto: z.uuid().nullable(),
  adaFoto: z.boolean().meta({ title: 'Foto' }),
  /** The card in force, else the last one. */
  nomorKartu: z.string().nullable().meta({ title: 'Nomor kartu' }),
  statusKartu: z.enum(STATUS).nullable().meta({ title: 'Status kartu' }),
  berlakuSampai: z.string().nullable().meta({ title: 'Berlaku sampai' }),
  /** No card in force, a photo, and a status that may have one. */
  siap: z.boolean().meta({ title: 'Siap cetak' }),
})
export type AntreanKartu = z.infer<typeof AntreanKartu>

/** A lecturer, an employee or an assistant of the queue. */
export const AntreanPetugas = AntreanKartu.omit({ nim: true, labelProdi: true, angkatan: true, status: true }).extend({
  /** NIDN, NUPTK, NIDK or NIP; of an assistant his NIM. Without one no card can be numbered. */
  nomorInduk: z.string().meta({ title: 'Nomor induk' }),
  unit: z.string().nullable().meta({ title: 'Unit' }),
  jabatan: z.string().nullable().meta({ title: 'Jabatan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type AntreanPetugas = z.infer<typeof AntreanPetugas>

export const CetakKartuInput = z.object({
  jenis: z.enum(JENIS_KARTU).default('ktm'),
  /** Lecturers, staff and assistants are named by their own ids. */
  pilihan: z.union([PilihanMahasiswa, z.strictObject({ id: z.array(z.uuid('Pilihan tidak dikenal')).min(1).max(PILIHAN_MAX) })]),
  /** Asked for where somebody of the selection has a card already. */
  alasan: z
    .preprocess((value) => (value === '' ? null : value), z.enum(ALASAN, { error: 'Pilih alasan cetak ulang' }).nullable())
    .optional()
    .meta({ title: 'Alasan cetak ulang' }),
  keterangan: optionalText(255).meta({ title: 'Keterangan', description: 'Misalnya nomor surat kehilangan.' }),
  pratinjau: z.boolean().default(false),
})
export type CetakKartuInput = z.output<typeof CetakKartuInput>

/** What a print would do, or the job that does it. */
export const CetakKartuHasil = z.object({
  /** Cards that are printed, first ones and reprints. */
  jumlah: z.int(),
  ulang: z.int(),
  /** Sheets of paper, and pages of the file. */
  lembar: z.int(),
  halaman: z.int(),
  ditolak: z.array(Ditolak),
  /** Names that don't fit on the card at 6 pt and two lines (edge case 35), of those that were tried. */
  terpotong: z.array(z.object({ nim: z.string(), nama: z.string() })),
  /** How many names were tried, the longest ones; the job tries all and lists them beside its file. */
  diuji: z.int(),
  idPekerjaan: z.uuid().nullable(),
})
export type CetakKartuHasil = z.infer<typeof CetakKartuHasil>

/** An issued card of a student. */
export const KartuTerbit = z.object({
  id: z.uuid(),
  jenis: z.enum(JENIS_KARTU),
  nomorKartu: z.string().meta({ title: 'Nomor' }),
  ke: z.int().meta({ title: 'Ke' }),
  terbitPada: z.date().meta({ title: 'Terbit' }),
  berlakuSampai: z.string().meta({ title: 'Berlaku sampai' }),
  status: z.enum(STATUS).meta({ title: 'Status' }),
  alasan: z.enum(['BARU', ...ALASAN]).meta({ title: 'Alasan' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
  namaTemplate: z.string().meta({ title: 'Template' }),
  nomorVersi: z.int().meta({ title: 'Versi' }),
  dicetakOleh: z.string().nullable().meta({ title: 'Dicetak oleh' }),
})
export type KartuTerbit = z.infer<typeof KartuTerbit>

export const KARTU_FILTER = {
  prodi: listed(z.string().max(36)),
  angkatan: listed(wholeNumber()),
  status: listed(z.enum(STATUS_CODES)),
  kelasDefault: listed(z.uuid()),
  adaFoto: flag().optional(),
  /** belum: never had one or none in force; aktif: has one; habis: its validity is over. */
  kartu: z.enum(['belum', 'aktif', 'habis']).optional(),
  /** Can be printed at once: a status that may have one, a photo, no card in force. */
  siap: flag().optional(),
}

const reads = { scope: 'F3', access: 'B' } as const

export const kartu = {
  /** E1 prints cards from Kemahasiswaan's menu and reads the queue for it. */
  antrean: procedure
    .meta({ scope: ['F3', 'E1'], access: 'B' })
    .route({ method: 'GET', path: '/v2/master/kartu/antrean' })
    .input(listQuery({ filter: { ...KARTU_FILTER, jenis: z.enum(KARTU_MAHASISWA).default('ktm') }, sort: ['nim', 'nama', 'angkatan'] }))
    .output(many(AntreanKartu)),
  petugas: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/kartu/antrean-petugas' })
    .input(
      listQuery({
        filter: {
          jenis: z.enum(KARTU_PETUGAS).default('kartu-dosen'),
          adaFoto: KARTU_FILTER.adaFoto,
          kartu: KARTU_FILTER.kartu,
          siap: KARTU_FILTER.siap,
        },
        sort: ['nama', 'nomorInduk', 'unit'],
      }),
    )
    .output(many(AntreanPetugas)),
  /** A job: a card row for each student, and one PDF of all. Who can't be printed is left out and listed. */
  cetak: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'POST', path: '/v2/master/kartu/cetak' })
    .input(CetakKartuInput)
    .output(one(CetakKartuHasil)),
  orang: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/kartu' })
    .input(z.strictObject({ id: Id }))
    .output(all(KartuTerbit)),
}
