import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { crud } from '../kit/crud'
import { date, optionalDate, optionalId, optionalText, stamp, text } from '../kit/fields'
import { flag, listed, range } from '../kit/list'
import { procedure } from '../kit/procedure'
import { idPeriode, tahunAkhir } from './waktu'

export const TUJUAN_PORTAL = { portaldos: 'Dosen', portalasdos: 'Asisten Dosen', portalmhs: 'Mahasiswa', portalort: 'Orang Tua' } as const
const KODE_TUJUAN = ['portaldos', 'portalasdos', 'portalmhs', 'portalort'] as const

export const EntriInput = z.object({
  idPeriode: idPeriode().meta({ title: 'Periode' }),
  idKegiatan: z.uuid('Pilihan tidak dikenal').meta({ title: 'Kegiatan' }),
  nama: text().meta({ title: 'Nama' }),
  tanggalMulai: date().meta({ title: 'Tanggal mulai' }),
  tanggalSelesai: date().meta({ title: 'Tanggal selesai' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  libur: z.boolean().default(false).meta({ title: 'Libur', description: 'Pada hari libur tidak dibuat pertemuan kuliah.' }),
  tujuan: z.array(z.enum(KODE_TUJUAN)).max(4).default([]).meta({ title: 'Tujuan' }),
  keterangan: optionalText(500).meta({ title: 'Keterangan' }),
  /** A file that was uploaded before, of the kind 'dokumen'. */
  idLampiran: optionalId().meta({ title: 'Lampiran' }),
})

export const Entri = z.object({
  ...stamp,
  idPeriode: z.int(),
  periode: z.string().meta({ title: 'Periode' }),
  idKegiatan: z.uuid(),
  kegiatan: z.string().meta({ title: 'Kegiatan' }),
  warna: z.string().nullable(),
  kodeJendela: z.string().nullable(),
  nama: z.string().meta({ title: 'Nama' }),
  tanggalMulai: z.string().meta({ title: 'Mulai' }),
  tanggalSelesai: z.string().meta({ title: 'Selesai' }),
  idProdi: z.uuid().nullable(),
  prodi: z.string().nullable().meta({ title: 'Program studi' }),
  libur: z.boolean().meta({ title: 'Libur' }),
  tujuan: z.array(z.enum(KODE_TUJUAN)).meta({ title: 'Tujuan' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
  idLampiran: z.uuid().nullable(),
  namaLampiran: z.string().nullable().meta({ title: 'Lampiran' }),
  ukuranLampiran: z.number().nullable(),
})
export type Entri = z.infer<typeof Entri>

/** Whether a year is open to the public, and how many of its entries changed since. */
const Terbitan = z.object({
  tahun: z.int(),
  terbitPada: z.date().nullable(),
  nomorSk: z.string().nullable(),
  tanggalSk: z.string().nullable(),
  jumlah: z.int(),
  berubah: z.int(),
})

const reads = { scope: 'A5', access: 'B' } as const
const writes = { scope: 'A5', access: 'T' } as const

export const TerbitInput = z.object({
  tahun: tahunAkhir().meta({ title: 'Tahun akademik' }),
  /** false takes the year back from the public. */
  terbit: z.boolean().default(true),
  nomorSk: optionalText(80).meta({ title: 'Nomor SK' }),
  tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
})

export const kalender = {
  ...crud({
    path: '/v2/academic/kalender',
    scope: 'A5',
    row: Entri,
    input: EntriInput,
    filter: {
      tahun: tahunAkhir().optional(),
      periode: listed(idPeriode()),
      kegiatan: listed(z.uuid('Pilihan tidak dikenal')),
      prodi: listed(z.uuid('Pilihan tidak dikenal')),
      libur: flag().optional(),
      tanggal: range(date()),
    },
    sort: ['tanggalMulai', 'tanggalSelesai', 'nama', 'kegiatan'],
  }),
  terbitan: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/kalender/terbitan' })
    .input(z.strictObject({ tahun: tahunAkhir() }))
    .output(one(Terbitan)),
  terbitkan: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/kalender/terbitkan' })
    .input(TerbitInput)
    .output(one(Terbitan)),
  /** Copies a year to another, each entry to the same weekday; 409 when the year is not empty. */
  salin: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/kalender/salin' })
    .input(z.object({ dariTahun: tahunAkhir(), keTahun: tahunAkhir() }))
    .output(all(Entri)),
  cetak: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/kalender/cetak' })
    .input(z.strictObject({ tahun: tahunAkhir(), kertas: z.enum(['A3', 'A4']).default('A4') }))
    .output(done),
  /** The published year for calendar programs, which sign in nowhere. */
  ics: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'GET', path: '/v2/academic/kalender/ics' })
    .input(z.strictObject({ tahun: tahunAkhir().optional() }))
    .output(many(Entri)),
}
