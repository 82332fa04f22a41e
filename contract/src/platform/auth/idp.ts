import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { JawabanMasuk } from './masuk'

const terbuka = { scope: null, access: 'B', public: true } as const

/** Signing in through identity providers of others, where the college allows it (`izinkan_idp_luar`). */
export const idp = {
  list: procedure
    .meta(terbuka)
    .route({ method: 'GET', path: '/v2/auth/idp' })
    .output(all(z.object({ id: z.uuid(), nama: z.string() }))),
  /** Answers the provider's address to go to. */
  mulai: procedure
    .meta(terbuka)
    .route({ method: 'POST', path: '/v2/auth/idp/{id}/mulai' })
    .input(z.object({ id: Id, redirect: z.string().max(500).default('') }))
    .output(one(z.object({ alamat: z.string() }))),
  /** Takes the query with which the provider sent the person back to /login, and signs in. */
  selesai: procedure
    .meta(terbuka)
    .route({ method: 'POST', path: '/v2/auth/idp/selesai' })
    .input(z.object({ query: z.string().min(1).max(4000) }))
    .output(one(JawabanMasuk.extend({ redirect: z.string() }))),
}
