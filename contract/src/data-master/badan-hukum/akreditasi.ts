import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { date, Id, optionalDecimal, optionalId, optionalText, stamp, text } from '../../kit/fields'
import { flag } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { BerkasRingkas } from '../../shared/berkas-ringkas'

/** An accreditation without whose it is: its path says that. Its day of ending comes after its beginning. */
export const AkreditasiInput = z
  .object({
    lembaga: text(40).meta({ title: 'Lembaga akreditasi' }),
    peringkat: text(10).meta({ title: 'Peringkat' }),
    nilai: optionalDecimal(0, 400).meta({ title: 'Nilai' }),
    nomorSk: text().meta({ title: 'Nomor SK' }),
    tanggalSk: date().meta({ title: 'Tanggal SK' }),
    tanggalMulai: date().meta({ title: 'Berlaku mulai' }),
    tanggalBerakhir: date().meta({ title: 'Berlaku sampai' }),
    internasional: z.boolean().default(false).meta({ title: 'Akreditasi internasional' }),
    keterangan: optionalText(500).meta({ title: 'Keterangan' }),
    idSertifikat: optionalId().meta({ title: 'Sertifikat', description: 'PDF sertifikat akreditasi.' }),
    akhiriSebelumnya: flag().default(false).meta({ title: 'Akhiri SK lama sehari sebelumnya' }),
  })
  .refine(({ tanggalMulai, tanggalBerakhir }) => tanggalBerakhir > tanggalMulai, {
    path: ['tanggalBerakhir'],
    error: 'Tanggal berakhir harus setelah tanggal mulai',
  })
export type AkreditasiInput = z.infer<typeof AkreditasiInput>

/** What is left of a term, seen today (DM-R19). */
const MasaBerlaku = {
  berlaku: z.boolean().meta({ title: 'Berlaku' }),
  sisaHari: z.int().meta({ title: 'Sisa hari' }),
  /** 'Berakhir dalam 80 hari', 'Kedaluwarsa 256 hari'; null while there is time. */
  pesan: z.string().nullable().meta({ title: 'Peringatan' }),
}

export const Akreditasi = z.object({
  ...stamp,
  idProdi: z.uuid().nullable(),
  lembaga: z.string().meta({ title: 'Lembaga akreditasi' }),
  namaLembaga: z.string().meta({ title: 'Lembaga' }),
  peringkat: z.string().meta({ title: 'Kode peringkat' }),
  namaPeringkat: z.string().meta({ title: 'Peringkat' }),
  nilai: z.number().nullable().meta({ title: 'Nilai' }),
  nomorSk: z.string().meta({ title: 'Nomor SK' }),
  tanggalSk: z.string().meta({ title: 'Tanggal SK' }),
  tanggalMulai: z.string().meta({ title: 'Berlaku mulai' }),
  tanggalBerakhir: z.string().meta({ title: 'Berlaku sampai' }),
  internasional: z.boolean().meta({ title: 'Internasional' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
  idSertifikat: z.uuid().nullable(),
  sertifikat: BerkasRingkas.nullable().meta({ title: 'Sertifikat' }),
  ...MasaBerlaku,
})
export type Akreditasi = z.infer<typeof Akreditasi>

/** How others refer to the accreditation of a unit: the one in force, else the last one. */
export const AkreditasiRingkas = z.object({
  peringkat: z.string(),
  namaPeringkat: z.string(),
  lembaga: z.string(),
  nomorSk: z.string(),
  tanggalBerakhir: z.string(),
  ...MasaBerlaku,
})
export type AkreditasiRingkas = z.infer<typeof AkreditasiRingkas>

const reads = { scope: 'F1', access: 'B' } as const
const writes = { scope: 'F1', access: 'T' } as const
const AkreditasiUpdate = updateOf(AkreditasiInput)

/** Accreditations of one prodi, newest first. An overlap with the same lembaga is 409 `masa_tumpang_tindih`. */
export const akreditasiProdi = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/prodi/{idProdi}/akreditasi' })
    .input(z.strictObject({ idProdi: Id }))
    .output(all(Akreditasi)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/prodi/{idProdi}/akreditasi', successStatus: 201 })
    .input(AkreditasiInput.safeExtend({ idProdi: Id }))
    .output(one(Akreditasi)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/master/prodi/{idProdi}/akreditasi/{id}' })
    .input(AkreditasiUpdate.extend({ idProdi: Id }))
    .output(one(Akreditasi)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: '/v2/master/prodi/{idProdi}/akreditasi/{id}' })
    .input(z.strictObject({ idProdi: Id, id: Id }))
    .output(done),
}

/** Accreditations of the institution itself. */
export const akreditasiInstitusi = {
  list: procedure.meta(reads).route({ method: 'GET', path: '/v2/master/akreditasi-institusi' }).output(all(Akreditasi)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/akreditasi-institusi', successStatus: 201 })
    .input(AkreditasiInput)
    .output(one(Akreditasi)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/master/akreditasi-institusi/{id}' })
    .input(AkreditasiUpdate)
    .output(one(Akreditasi)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: '/v2/master/akreditasi-institusi/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(done),
}
