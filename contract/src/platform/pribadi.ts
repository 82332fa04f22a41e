import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'

export const Notifikasi = z.object({
  id: z.uuid(),
  jenis: z.enum(['tugas', 'pekerjaan', 'jendela', 'keamanan', 'pengumuman', 'sistem']),
  judul: z.string(),
  isi: z.string(),
  tautan: z.string().nullable(),
  dibuatPada: z.date(),
  dibacaPada: z.date().nullable(),
})

const sendiri = { scope: null, access: 'B' } as const
const kunci = z.string().regex(/^[a-zA-Z0-9:/._-]{1,120}$/, 'tidak_ditemukan')

/** What belongs to the signed-in person alone. */
export const pribadi = {
  preferensi: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/preferensi' })
    .output(all(z.object({ kunci: z.string(), nilai: z.unknown() }))),
  ambilPreferensi: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/preferensi/{kunci}' })
    .input(z.strictObject({ kunci }))
    .output(one(z.unknown())),
  simpanPreferensi: procedure
    .meta(sendiri)
    .route({ method: 'PUT', path: '/v2/platform/preferensi/{kunci}' })
    .input(z.object({ kunci, nilai: z.unknown() }))
    .output(done),
  notifikasi: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/notifikasi' })
    .input(listQuery({ filter: {}, sort: ['dibuatPada'] }))
    .output(many(Notifikasi)),
  bacaNotifikasi: procedure
    .meta(sendiri)
    .route({ method: 'PUT', path: '/v2/platform/notifikasi' })
    .input(z.object({ ids: z.array(z.uuid()).max(1000) }))
    .output(done),
  mintaAkses: procedure
    .meta(sendiri)
    .route({ method: 'POST', path: '/v2/platform/permintaan-akses', successStatus: 201 })
    .input(
      z.object({
        scopeDiminta: z.array(z.string().max(8)).min(1).max(10),
        halaman: z.string().max(200),
        alasan: z.string().trim().min(5).max(500).meta({ title: 'Alasan' }),
      }),
    )
    .output(done),
}
