import { z } from 'zod'
import { done, many, one } from '../kit/answer'
import { Id, Versi } from '../kit/fields'
import { listed, listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'
import { ScopeHak } from '../pengaturan/operator/hak-akses'

export const STATUS_PERMINTAAN = { diajukan: 'Menunggu', diberikan: 'Diberikan', ditolak: 'Ditolak' } as const
/** For how long the administrator grants it (platform, Beyond 2). */
export const LAMA_AKSES = { hari: 'Satu hari', minggu: 'Satu minggu', seterusnya: 'Seterusnya' } as const

const Status = z.enum(['diajukan', 'diberikan', 'ditolak'])

export const PermintaanAkses = z.object({
  id: z.uuid(),
  versi: z.int(),
  nama: z.string().meta({ title: 'Pemohon' }),
  username: z.string().meta({ title: 'Nama pengguna' }),
  /** Codes such as 'A4' or 'A4:T'; of several any would do. */
  scopeDiminta: z.array(z.string()).meta({ title: 'Hak yang diminta' }),
  halaman: z.string().meta({ title: 'Halaman' }),
  alasan: z.string().meta({ title: 'Alasan' }),
  status: Status.meta({ title: 'Status' }),
  dibuatPada: z.date().meta({ title: 'Diajukan pada' }),
  dijawabOleh: z.string().nullable().meta({ title: 'Dijawab oleh' }),
  dijawabPada: z.date().nullable().meta({ title: 'Dijawab pada' }),
  berlakuSelesai: z.string().nullable().meta({ title: 'Berlaku sampai' }),
  catatan: z.string().nullable().meta({ title: 'Catatan' }),
  milikSaya: z.boolean(),
})
export type PermintaanAkses = z.infer<typeof PermintaanAkses>

export const JawabanAkses = z.object({
  id: Id,
  versi: Versi,
  putusan: z.enum(['diberikan', 'ditolak']).meta({ title: 'Putusan' }),
  lama: z.enum(['hari', 'minggu', 'seterusnya']).default('hari').meta({ title: 'Lama' }),
  /** What is granted; the first code that was asked for, to read, unless told otherwise. */
  hak: ScopeHak.optional().meta({ title: 'Hak' }),
  catatan: z.string().trim().max(500).nullable().default(null).meta({ title: 'Catatan' }),
})

export const permintaanAkses = {
  /** One's own requests; who looks after operators sees all. */
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/permintaan-akses' })
    .input(listQuery({ filter: { status: listed(Status) }, sort: ['dibuatPada'] }))
    .output(many(PermintaanAkses)),
  minta: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'POST', path: '/v2/platform/permintaan-akses', successStatus: 201 })
    .input(
      z.object({
        scopeDiminta: z
          .array(z.string().regex(/^[A-Z0-9.]{1,5}(:[TB])?$/, 'Kode hak akses tidak dikenal'))
          .min(1)
          .max(10),
        halaman: z.string().max(200),
        alasan: z.string().trim().min(5).max(500).meta({ title: 'Alasan' }),
      }),
    )
    .output(done),
  jawab: procedure
    .meta({ scope: 'O1', access: 'T' })
    .route({ method: 'PUT', path: '/v2/platform/permintaan-akses/{id}' })
    .input(JawabanAkses)
    .output(one(PermintaanAkses)),
}
