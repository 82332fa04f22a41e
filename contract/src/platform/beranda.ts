import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'

const siapaPun = { scope: null, access: 'B' } as const

/** Parts that load on their own; open windows join them with the academic calendar. */
export const BAGIAN = ['tugas', 'angka'] as const

const Tugas = z.object({
  kode: z.string(),
  judul: z.string(),
  jumlah: z.int(),
  /** Days that the oldest one waits. */
  tertuaHari: z.int().nullable(),
  tautan: z.string(),
})
const Angka = z.object({
  kode: z.string(),
  judul: z.string(),
  nilai: z.number(),
  satuan: z.enum(['', '%', 'Rp']),
  /** The same figure one like period before. */
  pembanding: z.number().nullable(),
  tautan: z.string(),
})
const Galat = z.object({ galat: z.string() })

export const Beranda = z.object({
  periode: z.object({ id: z.int(), label: z.string(), aktif: z.boolean() }),
  tugas: z.union([z.array(Tugas), Galat]).optional(),
  angka: z.union([z.array(Angka), Galat]).optional(),
})

export const Rilis = z.object({ versi: z.string(), tanggal: z.string(), judul: z.string(), butir: z.array(z.string()), baru: z.boolean() })
export const Ide = z.object({
  id: z.uuid(),
  judul: z.string().meta({ title: 'Judul' }),
  isi: z.string().meta({ title: 'Uraian' }),
  status: z.enum(['diajukan', 'diterima', 'direncanakan', 'selesai']),
  suara: z.int(),
  sudahMemilih: z.boolean(),
  milikSaya: z.boolean(),
  dibuatPada: z.date(),
})
export const IdeInput = z.object({
  judul: z.string().trim().min(1).max(100).meta({ title: 'Judul' }),
  isi: z.string().trim().min(1).max(2000).meta({ title: 'Uraian' }),
})

export const beranda = {
  dashboard: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v2/platform/dashboard' })
    .input(z.strictObject({ periode: z.coerce.number<number>().int().optional() }))
    .output(one(Beranda)),
  bagian: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v2/platform/dashboard/{bagian}' })
    .input(z.strictObject({ bagian: z.enum(BAGIAN, { error: 'tidak_ditemukan' }), periode: z.coerce.number<number>().int().optional() }))
    .output(one(Beranda)),
  rilis: procedure.meta(siapaPun).route({ method: 'GET', path: '/v2/platform/rilis' }).output(all(Rilis)),
  ide: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v2/platform/ide' })
    .input(listQuery({ filter: {}, sort: ['suara', 'dibuatPada'] }))
    .output(many(Ide)),
  kirimIde: procedure
    .meta(siapaPun)
    .route({ method: 'POST', path: '/v2/platform/ide', successStatus: 201 })
    .input(IdeInput)
    .output(one(Ide)),
  suaraIde: procedure
    .meta(siapaPun)
    .route({ method: 'POST', path: '/v2/platform/ide/{id}/suara' })
    .input(z.object({ id: z.uuid({ error: 'tidak_ditemukan' }) }))
    .output(one(Ide)),
  jejak: procedure
    .meta(siapaPun)
    .route({ method: 'POST', path: '/v2/platform/jejak' })
    .input(z.object({ fitur: z.string().max(80), durasi: z.int().min(0).max(86_400_000) }))
    .output(done),
  galat: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'POST', path: '/v2/platform/galat' })
    .input(z.object({ pesan: z.string().max(500), rute: z.string().max(200), versi: z.string().max(40) }))
    .output(done),
}
