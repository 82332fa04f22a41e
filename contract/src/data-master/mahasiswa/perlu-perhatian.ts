import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { date, Id, optionalDate, optionalText } from '../../kit/fields'
import { flag, listed, listQuery, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

/** Early warnings of a student who studies (data-master, Beyond 6), the gravest first. */
export const TANDA_PERHATIAN = {
  mendekati_batas: 'Batas studi tinggal 2 semester atau kurang',
  nonaktif_dua: 'Nonaktif dua periode berturut-turut',
  ips_turun_dua: 'IPS turun dua kali berturut-turut',
  tanpa_pa: 'Belum memiliki dosen PA',
  tanpa_bimbingan: 'Belum bertemu dosen PA',
  belum_bayar: 'Tagihan belum dibayar',
} as const
export type TandaPerhatian = keyof typeof TANDA_PERHATIAN
const KODE_TANDA = Object.keys(TANDA_PERHATIAN) as [TandaPerhatian, ...TandaPerhatian[]]
const Tanda = z.enum(KODE_TANDA)

/** How a student was reached. */
export const CARA_HUBUNGI = {
  telepon: 'Telepon',
  pesan: 'Pesan singkat',
  surel: 'Surel',
  tatap_muka: 'Tatap muka',
  orang_tua: 'Melalui orang tua atau wali',
  lainnya: 'Cara lain',
} as const
export type CaraHubungi = keyof typeof CARA_HUBUNGI
export const Cara = z.enum(Object.keys(CARA_HUBUNGI) as [CaraHubungi, ...CaraHubungi[]])

/** Where the care for a student stands: nobody has spoken to him since the newest warning, somebody has, it is time to ask again. */
export const TINDAK_LANJUT = { belum: 'Belum dihubungi', sudah: 'Sudah dihubungi', jatuh_tempo: 'Perlu dihubungi lagi' } as const
export type TindakLanjut = keyof typeof TINDAK_LANJUT
const KODE_TINDAK = Object.keys(TINDAK_LANJUT) as [TindakLanjut, ...TindakLanjut[]]
export const Tindak = z.enum(KODE_TINDAK)

const teks = (title: string) => z.string().nullable().meta({ title })
const hari = (title: string) => z.iso.date().nullable().meta({ title })

export const MahasiswaPerhatian = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  namaStatus: z.string().meta({ title: 'Status' }),
  /** Sentences with their numbers: 'Batas studi tinggal 1 semester'. */
  tanda: z.array(z.object({ tanda: Tanda, teks: z.string() })).meta({ title: 'Perhatian' }),
  jumlahTanda: z.int().meta({ title: 'Jumlah tanda' }),
  sejak: z.date().meta({ title: 'Sejak' }),
  idDosenPa: z.uuid().nullable(),
  dosenPa: teks('Dosen PA'),
  tindakLanjut: Tindak.meta({ title: 'Tindak lanjut' }),
  dihubungiPada: hari('Terakhir dihubungi'),
  catatan: teks('Catatan terakhir'),
  tanggalBerikut: hari('Hubungi lagi'),
})
export type MahasiswaPerhatian = z.infer<typeof MahasiswaPerhatian>

export const RingkasanPerhatian = z.object({
  /** When the rules last went through the whole college; none before the first time. */
  diperiksaPada: z.date().nullable(),
  jumlah: z.int(),
  belum: z.int(),
  sudah: z.int(),
  jatuhTempo: z.int(),
  /** `jumlah` is none where it is not known, and `halangan` says why. */
  tanda: z.array(z.object({ tanda: Tanda, nama: z.string(), jumlah: z.int().nullable(), halangan: z.string().nullable() })),
})
export type RingkasanPerhatian = z.infer<typeof RingkasanPerhatian>

/** The week of one adviser: whom to call. */
export const PerhatianPa = z.object({
  /** None: students whom nobody advises. */
  id: z.string(),
  idDosen: z.uuid().nullable(),
  nama: z.string().meta({ title: 'Dosen PA' }),
  jumlah: z.int().meta({ title: 'Perlu perhatian' }),
  baru: z.int().meta({ title: 'Baru 7 hari ini' }),
  belum: z.int().meta({ title: 'Belum dihubungi' }),
  jatuhTempo: z.int().meta({ title: 'Hubungi lagi' }),
})
export type PerhatianPa = z.infer<typeof PerhatianPa>

export const Tindakan = z.object({
  id: z.uuid(),
  cara: Cara.meta({ title: 'Cara' }),
  tanggal: z.iso.date().meta({ title: 'Tanggal' }),
  catatan: teks('Catatan'),
  tanggalBerikut: hari('Hubungi lagi'),
  tanda: z.array(z.string()).meta({ title: 'Perhatian saat itu' }),
  oleh: teks('Dicatat oleh'),
})
export type Tindakan = z.infer<typeof Tindakan>

export const TindakanInput = z
  .strictObject({
    cara: Cara.meta({ title: 'Cara' }),
    tanggal: date().meta({ title: 'Tanggal' }),
    catatan: optionalText(500).meta({ title: 'Catatan' }),
    tanggalBerikut: optionalDate().meta({ title: 'Hubungi lagi' }),
  })
  .refine(({ tanggal, tanggalBerikut }) => !tanggalBerikut || tanggalBerikut >= tanggal, {
    path: ['tanggalBerikut'],
    error: 'Tanggal berikut tidak boleh sebelum tanggal dihubungi',
  })

const READ = { scope: ['F3', 'F4', 'A1'], access: 'B' } as const
const WRITE = { scope: ['F3', 'A1'], access: 'T' } as const
const PATH = '/v2/master/mahasiswa/perlu-perhatian'

const saringan = { prodi: listed(z.string().max(36)), fakultas: listed(z.uuid()), angkatan: listed(wholeNumber()) }

export const perluPerhatian = {
  list: procedure
    .meta(READ)
    .route({ method: 'GET', path: PATH })
    .input(
      listQuery({
        filter: {
          ...saringan,
          tanda: listed(Tanda),
          tindakLanjut: Tindak.optional(),
          dosenPa: z.uuid('Dosen tidak dikenal').optional(),
          tanpaPa: flag().optional(),
        },
        sort: ['jumlahTanda', 'nim', 'nama', 'angkatan', 'sejak', 'tanggalBerikut'],
      }),
    )
    .output(many(MahasiswaPerhatian)),
  ringkasan: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/ringkasan` })
    .input(z.strictObject(saringan))
    .output(one(RingkasanPerhatian)),
  perPa: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/per-pa` })
    .input(listQuery({ filter: { prodi: saringan.prodi, fakultas: saringan.fakultas }, sort: ['jumlah', 'nama', 'belum', 'baru'] }))
    .output(many(PerhatianPa)),
  tindakan: procedure
    .meta(READ)
    .route({ method: 'GET', path: `${PATH}/{id}/tindakan` })
    .input(z.strictObject({ id: Id }))
    .output(all(Tindakan)),
  catat: procedure
    .meta(WRITE)
    .route({ method: 'POST', path: `${PATH}/{id}/tindakan`, successStatus: 201 })
    .input(TindakanInput.safeExtend({ id: Id }))
    .output(one(Tindakan)),
}
