import { z } from 'zod'
import { one } from '../../kit/answer'
import { date, Id, optionalId, optionalText, Versi } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

export const JENIS_UNIT_PINDAH = ['jurusan', 'prodi'] as const

/** A unit and where it shall stand: a jurusan in a fakultas, a prodi in a fakultas or in a jurusan. */
const PindahUnit = z.strictObject({
  jenis: z.enum(JENIS_UNIT_PINDAH),
  id: Id,
  versi: Versi,
  idFakultas: optionalId(),
  idJurusan: optionalId(),
})
export type PindahUnit = z.infer<typeof PindahUnit>

export const PindahInput = z.object({
  tanggal: date().meta({ title: 'Berlaku mulai' }),
  nomorSk: optionalText().meta({ title: 'Nomor SK' }),
  alasan: optionalText(200).meta({ title: 'Alasan' }),
})

/** What a unit carries along; `tagihan` is null while bills are not kept here. */
export const DampakUnit = z.object({
  jenis: z.enum(JENIS_UNIT_PINDAH),
  id: z.uuid(),
  nama: z.string(),
  tindakan: z.enum(['pindah', 'tutup']),
  dari: z.string(),
  ke: z.string().nullable(),
  prodi: z.int(),
  mahasiswa: z.int(),
  dosen: z.int(),
  kelas: z.int(),
  tagihan: z.int().nullable(),
  /** Why this step would be refused as things stand. */
  halangan: z.array(z.string()),
})
export type DampakUnit = z.infer<typeof DampakUnit>

const many = z.array(PindahUnit).min(1).max(100)

export const struktur = {
  /** Moves units from a day on, all or none (DM-R28): past reports keep the old place, a day to come is waited for. */
  pindah: procedure
    .meta({ scope: 'F1', access: 'T' })
    .route({ method: 'PUT', path: '/v2/master/struktur/pindah' })
    .input(PindahInput.extend({ data: many }))
    .output(one(z.object({ dipindah: z.int(), berlakuMulai: z.string(), menunggu: z.boolean() }))),
  /** 'Simulasi struktur': what moves and closings would carry along. Nothing is written. */
  simulasi: procedure
    .meta({ scope: 'F1', access: 'B' })
    .route({ method: 'POST', path: '/v2/master/struktur/simulasi' })
    .input(z.strictObject({ pindah: z.array(PindahUnit).max(100).default([]), tutup: z.array(Id).max(100).default([]) }))
    .output(one(z.array(DampakUnit))),
}
