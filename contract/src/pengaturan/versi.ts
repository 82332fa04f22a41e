import { z } from 'zod'
import { all, done } from '../kit/answer'
import { procedure, type EndpointMeta } from '../kit/procedure'

/** A state that a setting had (platform.md, Beyond 5). */
export const VersiSetelan = z.object({
  nomor: z.int().meta({ title: 'Versi' }),
  /** The whole setting after that change; null where it was removed. */
  isi: z.unknown(),
  /** Number of the version that this one brought back. */
  dariNomor: z.int().nullable(),
  dibuatPada: z.date().meta({ title: 'Waktu' }),
  oleh: z.string().nullable().meta({ title: 'Oleh' }),
})
export type VersiSetelan = z.infer<typeof VersiSetelan>

type Rights = Pick<EndpointMeta, 'scope'>
type VersiCalls<Path extends string> = { path: Path; read: Rights['scope']; write: Rights['scope'] }

/** The two calls by which a room shows the versions of a setting and brings one back. */
export function versiCalls<const Path extends `/${string}`>({ path, read, write }: VersiCalls<Path>) {
  return {
    versi: procedure
      .meta({ scope: read, access: 'B' })
      .route({ method: 'GET', path: `${path}/versi` as `/${string}/versi` })
      .input(z.strictObject({ kunci: z.string().max(100) }))
      .output(all(VersiSetelan)),
    kembalikan: procedure
      .meta({ scope: write, access: 'T' })
      .route({ method: 'POST', path: `${path}/versi/kembalikan` as `/${string}/versi/kembalikan` })
      .input(z.object({ kunci: z.string().max(100), nomor: z.int().min(1) }))
      .output(done),
  }
}
