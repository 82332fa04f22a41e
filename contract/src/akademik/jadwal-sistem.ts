import { KODE_JENDELA } from '@sivitas/rules/akademik/kode-jendela'
import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { Id, optionalId, optionalText, stamp, text, Versi } from '../kit/fields'
import { flag, listed, listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'
import { idPeriode, waktu } from './waktu'

const KEADAAN = ['tanpa', 'belum', 'buka', 'tutup'] as const
const kode = () => z.enum(KODE_JENDELA, { error: 'Kode jendela tidak dikenal' })
const angkatan = () =>
  z
    .preprocess((value) => (value === '' ? null : value), z.coerce.number<number>().int().min(1980).max(2100).nullable())
    .optional()
    .meta({ title: 'Angkatan' })
const nim = () => z.array(text(24)).max(500, 'Paling banyak 500 NIM').optional().meta({ title: 'NIM' })
const alasan = () => text(255).min(5, 'Alasan minimal 5 karakter').meta({ title: 'Alasan' })

/** A window as it is stored: general, or an exception for a prodi, an angkatan, both, or one student. */
export const BarisJadwal = z.object({
  ...stamp,
  diubahOleh: z.string().nullable().meta({ title: 'Diubah oleh' }),
  idPeriode: z.int(),
  kode: z.enum(KODE_JENDELA).meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Jendela' }),
  mulai: z.date().meta({ title: 'Mulai' }),
  selesai: z.date().meta({ title: 'Selesai' }),
  keadaan: z.enum(KEADAAN).meta({ title: 'Keadaan' }),
  idProdi: z.uuid().nullable(),
  prodi: z.string().nullable().meta({ title: 'Program studi' }),
  angkatan: z.int().nullable().meta({ title: 'Angkatan' }),
  idMahasiswa: z.uuid().nullable(),
  nim: z.string().nullable().meta({ title: 'NIM' }),
  mahasiswa: z.string().nullable().meta({ title: 'Mahasiswa' }),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
  aktif: z.boolean().meta({ title: 'Berlaku' }),
})
export type BarisJadwal = z.infer<typeof BarisJadwal>

export const JadwalInput = z.object({
  idPeriode: idPeriode().meta({ title: 'Periode' }),
  kode: kode().meta({ title: 'Jendela' }),
  mulai: waktu().meta({ title: 'Mulai' }),
  selesai: waktu().meta({ title: 'Selesai' }),
  alasan: optionalText(255).meta({ title: 'Alasan' }),
})

export const JadwalUbah = JadwalInput.pick({ mulai: true, selesai: true, alasan: true }).partial().extend({ id: Id, versi: Versi })

const cakupan = { idProdi: optionalId().meta({ title: 'Program studi' }), angkatan: angkatan(), nim: nim() }

export const PerpanjangInput = z.object({
  idPeriode: idPeriode(),
  kode: kode(),
  ...cakupan,
  sampai: waktu().meta({ title: 'Sampai' }),
  alasan: alasan(),
})

/** How many a window reaches, and the list that shows exactly them. */
const Terkena = z.object({
  mahasiswa: z.int(),
  /** How many of them have a more specific window of their own, which goes before this one. */
  berjadwalSendiri: z.int(),
  kelas: z.int(),
  tautan: z.string().nullable(),
})

/** The window of one person: which row decides, and why (AK-R5). */
export const JendelaOrang = z.object({
  kode: z.string(),
  nama: z.string(),
  mulai: z.date().nullable(),
  selesai: z.date().nullable(),
  terbuka: z.boolean(),
  keadaan: z.enum(KEADAAN),
  sumber: z.enum(['mahasiswa', 'prodi+angkatan', 'prodi', 'angkatan', 'umum']).nullable(),
  idBaris: z.uuid().nullable(),
  alasan: z.string().nullable(),
  /** What a refused write says; none while the window is open. */
  pesan: z.string().nullable(),
})
export type JendelaOrang = z.infer<typeof JendelaOrang>

/** What the calendar would make of a window. */
export const Usulan = z.object({
  kode: z.enum(KODE_JENDELA),
  nama: z.string(),
  kegiatan: z.string(),
  mulai: z.date(),
  selesai: z.date(),
  tindakan: z.enum(['tambah', 'ubah', 'sama', 'terkunci']),
})
export type Usulan = z.infer<typeof Usulan>

const reads = { scope: 'A5', access: 'B' } as const
const writes = { scope: 'A5', access: 'T' } as const

export const jadwalSistem = {
  /** `kunci` is '{idPeriode}/{kode}': one window of a period with all its exceptions. */
  ...versiCalls({ path: '/v2/academic/jadwal-sistem', read: 'A5', write: 'A5' }),
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem' })
    .input(
      listQuery({
        filter: {
          periode: idPeriode().optional(),
          kode: listed(kode()),
          prodi: listed(z.uuid('Pilihan tidak dikenal')),
          angkatan: z.coerce.number<number>().int().optional(),
          aktif: flag().optional(),
        },
        sort: ['mulai', 'selesai', 'kode', 'diubahPada'],
      }),
    )
    .output(many(BarisJadwal)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/jadwal-sistem', successStatus: 201 })
    .input(JadwalInput.extend({ idProdi: cakupan.idProdi, angkatan: cakupan.angkatan, idMahasiswa: optionalId() }))
    .output(one(BarisJadwal)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/academic/jadwal-sistem/{id}' })
    .input(JadwalUbah)
    .output(one(BarisJadwal)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: '/v2/academic/jadwal-sistem/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(done),
  /** Adds exceptions that reach further; the general row stays as it is (PL-R32). */
  perpanjang: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/jadwal-sistem/perpanjang' })
    .input(PerpanjangInput)
    .output(all(BarisJadwal)),
  tutup: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/jadwal-sistem/{id}/tutup' })
    .input(z.object({ id: Id, alasan: optionalText(255).meta({ title: 'Alasan' }) }))
    .output(one(BarisJadwal)),
  isiDariKalender: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/academic/jadwal-sistem/isi-kalender' })
    .input(z.object({ idPeriode: idPeriode(), kode: z.array(kode()).min(1).max(KODE_JENDELA.length), alasan: optionalText(255) }))
    .output(all(Usulan)),
  usulanKalender: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem/isi-kalender' })
    .input(z.strictObject({ periode: idPeriode() }))
    .output(all(Usulan)),
  terkena: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem/terkena' })
    .input(
      z.strictObject({
        periode: idPeriode(),
        kode: kode(),
        idProdi: optionalId(),
        angkatan: angkatan(),
        nim: listed(z.string().trim().max(24)),
      }),
    )
    .output(one(Terkena)),
  /** The period's windows on one sheet, signed for the college. */
  cetak: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem/cetak' })
    .input(z.strictObject({ periode: idPeriode(), kertas: z.enum(['A3', 'A4']).default('A4') }))
    .output(done),
  /** Each window of one student, by NIM. */
  siapa: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem/siapa' })
    .input(z.strictObject({ periode: idPeriode(), nim: text(24) }))
    .output(one(z.object({ nim: z.string(), nama: z.string(), prodi: z.string(), angkatan: z.int(), jendela: z.array(JendelaOrang) }))),
  berlaku: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/academic/jadwal-sistem/berlaku' })
    .input(z.strictObject({ kode: kode(), idMahasiswa: optionalId(), idProdi: optionalId(), angkatan: angkatan(), idPeriode: idPeriode() }))
    .output(one(JendelaOrang)),
}
