import { z } from 'zod'
import { one } from '../../kit/answer'
import { Id, text } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

/** Fields of a person between which a merge chooses. */
export const FIELD_GABUNG = {
  nama: 'Nama',
  tempatLahir: 'Tempat lahir',
  idAgama: 'Agama',
  nik: 'NIK',
  nisn: 'NISN',
  npwp: 'NPWP',
  noKk: 'Nomor KK',
  namaIbuKandung: 'Nama ibu kandung',
  jalan: 'Jalan',
  dusun: 'Dusun',
  rt: 'RT',
  rw: 'RW',
  kelurahan: 'Kelurahan',
  idWilayah: 'Kecamatan',
  kodePos: 'Kode pos',
  telepon: 'Telepon',
  handphone: 'Handphone',
  email: 'Email',
  emailKampus: 'Email kampus',
} as const
export type FieldGabung = keyof typeof FIELD_GABUNG
export const NAMA_FIELD_GABUNG = Object.keys(FIELD_GABUNG) as [FieldGabung, ...FieldGabung[]]

const OrangGabung = z.object({
  idBiodata: z.uuid(),
  nama: z.string(),
  tanggalLahir: z.string(),
  statusPddikti: z.string(),
  /** By field, NIK and the mother's name masked (DM-R27). */
  isi: z.record(z.string(), z.string().nullable()),
  registrasi: z.array(z.object({ id: z.uuid(), nim: z.string(), labelProdi: z.string(), angkatan: z.int() })),
})
export type OrangGabung = z.infer<typeof OrangGabung>

export const Duplikat = z.object({
  pasangan: z.array(z.object({ satu: OrangGabung, dua: OrangGabung, /** Fields whose values differ. */ beda: z.array(z.string()) })),
  /** Merges that may still be taken back. */
  gabungan: z.array(z.object({ id: z.uuid(), nama: z.string(), digabungPada: z.date(), batalSampai: z.date() })),
})
export type Duplikat = z.infer<typeof Duplikat>

const alasan = text(255).min(5, 'Tulis alasan minimal 5 huruf').meta({ title: 'Alasan' })

export const duplikat = {
  list: procedure
    .meta({ scope: 'F3', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/duplikat' })
    .input(z.strictObject({}))
    .output(one(Duplikat)),
  gabung: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'POST', path: '/v2/master/biodata/gabung' })
    .input(
      z.strictObject({
        idUtama: z.uuid('Pilihan tidak dikenal'),
        idLain: z.uuid('Pilihan tidak dikenal'),
        pilihanField: z.partialRecord(z.enum(NAMA_FIELD_GABUNG), z.enum(['utama', 'lain'])).default({}),
        alasan,
      }),
    )
    .output(one(z.object({ id: z.uuid(), batalSampai: z.date() }))),
  batal: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'POST', path: '/v2/master/biodata/gabung/{id}/batal' })
    .input(z.strictObject({ id: Id, alasan }))
    .output(one(z.object({ idBiodata: z.uuid() }))),
}
