import { z } from 'zod'
import { all, done, many, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { Id, Versi } from '../../kit/fields'
import { listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { STATUS_TEMPLATE, Template, TemplateInput, TemplateRingkas } from '../../pengaturan/template/template'
import { JENIS_KARTU } from './setting-kartu/setting-kartu'

const path = '/v2/master/template-kartu'
const reads = { scope: ['MM', 'F3'], access: 'B' } as const
const writes = { scope: ['MM', 'F3'], access: 'T' } as const
const jenis = z.enum(JENIS_KARTU, { error: 'Jenis kartu tidak dikenal' })
const byId = z.strictObject({ id: Id })

const ContohKartu = z.object({ id: z.uuid(), nama: z.string(), ciri: z.string() })
export type ContohKartu = z.infer<typeof ContohKartu>

/** A card is always CR80 and drawn in layers. */
export const TemplateKartuInput = TemplateInput.omit({ kertas: true }).extend({ jenis: jenis.default('ktm') })

/** Templates of cards: the same rows that Pengaturan keeps (platform, `template`), under Data Master's own address. */
export const templateKartu = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path })
    .input(
      listQuery({
        filter: { jenis: jenis.optional(), status: z.enum(STATUS_TEMPLATE).optional() },
        sort: ['nama', 'kode', 'nomorVersi', 'status'],
      }),
    )
    .output(many(TemplateRingkas)),
  get: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}` })
    .input(byId)
    .output(one(Template)),
  create: procedure.meta(writes).route({ method: 'POST', path, successStatus: 201 }).input(TemplateKartuInput).output(one(Template)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: `${path}/{id}` })
    .input(updateOf(TemplateKartuInput))
    .output(one(Template)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: `${path}/{id}` })
    .input(byId)
    .output(done),
  terbit: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/terbit` })
    .input(z.object({ id: Id, versi: Versi, gantikan: z.boolean().default(false) }))
    .output(one(Template)),
  /** Five real holders to look at a design with: the longest name and one without photo first. */
  contoh: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/contoh` })
    .input(z.strictObject({ jenis: jenis.default('ktm') }))
    .output(all(ContohKartu)),
  /** The card of a student, or of sample values, as PDF. */
  pratinjau: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}/pratinjau` })
    .input(z.strictObject({ id: Id, mahasiswa: z.uuid().optional() }))
    .output(z.file()),
}
