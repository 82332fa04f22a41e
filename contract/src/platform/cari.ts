import { z } from 'zod'
import { all } from '../kit/answer'
import { listed } from '../kit/list'
import { procedure } from '../kit/procedure'

/** What the server finds; menus are the portal's own. Letters and bills join with their areas. */
export const JENIS_CARI = ['mahasiswa', 'dosen', 'makul'] as const
export type JenisCari = (typeof JENIS_CARI)[number]

const Temuan = z.object({
  id: z.uuid(),
  /** NIM, NIDN or NUPTK, code of the course. */
  kode: z.string().nullable(),
  nama: z.string(),
  /** Enough to tell two namesakes apart: prodi, angkatan, status. */
  keterangan: z.string(),
})

export const KelompokCari = z.object({
  jenis: z.enum(JENIS_CARI),
  /** Nothing is spelt as it was typed; these are alike. */
  mirip: z.boolean(),
  hasil: z.array(Temuan),
})
export type KelompokCari = z.infer<typeof KelompokCari>

/** The command palette (platform, Beyond 1). Kinds that the caller may not read, or that find nothing, are left out. */
export const cari = {
  cari: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/cari' })
    .input(z.strictObject({ q: z.string().trim().min(2).max(100), jenis: listed(z.enum(JENIS_CARI)) }))
    .output(all(KelompokCari)),
}
