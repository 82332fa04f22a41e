import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { flag, listed, listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'
import { SCOPE_CODES } from '../kit/scope'

/** Kinds of notices, in a person's words. */
export const JENIS_NOTIFIKASI = {
  tugas: 'Tugas',
  pekerjaan: 'Pekerjaan',
  jendela: 'Jendela',
  keamanan: 'Keamanan',
  pengumuman: 'Pengumuman',
  sistem: 'Sistem',
} as const
const Jenis = z.enum(['tugas', 'pekerjaan', 'jendela', 'keamanan', 'pengumuman', 'sistem'])

export const Notifikasi = z.object({
  id: z.uuid(),
  jenis: Jenis.meta({ title: 'Jenis' }),
  judul: z.string().meta({ title: 'Judul' }),
  isi: z.string().meta({ title: 'Isi' }),
  tautan: z.string().nullable(),
  dibuatPada: z.date().meta({ title: 'Waktu' }),
  dibacaPada: z.date().nullable().meta({ title: 'Dibaca pada' }),
})

const sendiri = { scope: null, access: 'B' } as const
/** Every portal keeps choices of its people here, those of students and lecturers as well. */
const siapaPun = { ...sendiri, anyRole: true } as const
const kunci = z.string().regex(/^[a-zA-Z0-9:/._-]{1,120}$/, 'tidak_ditemukan')

/** A choice may take 32 KB as JSON (platform, Calls); more would slow every start of the portal. */
const Nilai = z.unknown().refine((nilai) => new TextEncoder().encode(JSON.stringify(nilai) ?? '').length <= 32_768, 'Paling banyak 32 KB')

/** What belongs to the signed-in person alone. */
export const pribadi = {
  preferensi: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v2/platform/preferensi' })
    .output(all(z.object({ kunci: z.string(), nilai: z.unknown() }))),
  ambilPreferensi: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v2/platform/preferensi/{kunci}' })
    .input(z.strictObject({ kunci }))
    .output(one(z.unknown())),
  simpanPreferensi: procedure
    .meta(siapaPun)
    .route({ method: 'PUT', path: '/v2/platform/preferensi/{kunci}' })
    .input(z.object({ kunci, nilai: Nilai }))
    .output(done),
  notifikasi: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/notifikasi' })
    .input(listQuery({ filter: { jenis: listed(Jenis), belumDibaca: flag().optional() }, sort: ['dibuatPada'] }))
    .output(many(Notifikasi)),
  bacaNotifikasi: procedure
    .meta(sendiri)
    .route({ method: 'PUT', path: '/v2/platform/notifikasi' })
    .input(z.object({ ids: z.array(z.uuid()).max(1000).default([]), semua: z.boolean().default(false) }))
    .output(done),
  /** Roles that the caller holds today: whom he may share with. */
  hakSaya: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/hak-saya' })
    .output(all(z.object({ id: z.uuid(), nama: z.string() }))),
  /** Who holds a right today and could lift what stands in the way; five names at most. */
  pemegangHak: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/platform/pemegang-hak' })
    .input(z.strictObject({ kode: z.enum(SCOPE_CODES), tingkat: z.enum(['T', 'B']).default('T'), supervisor: flag().default(false) }))
    .output(all(z.object({ nama: z.string(), supervisor: z.boolean() }))),
}
