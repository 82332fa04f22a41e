import { Button } from '@mantine/core'
import { Link, type RouteObject } from 'react-router'
import { api } from '../../../api'
import { DASAR, JENIS_IMPOR, type JenisImpor } from './jenis-impor'
import { RiwayatImporPage } from './riwayat-page'

const wizardOf = ({ slug, hasil, wizard }: JenisImpor, at: number): RouteObject => ({
  path: `${slug}/impor`,
  children: wizard({
    job: api.platform.pekerjaan.get,
    back: at === 0 ? DASAR : `${DASAR}/${slug}`,
    after: ({ id, tersimpan }) =>
      tersimpan > 0 && (
        <Button variant="default" component={Link} to={hasil.to(id)}>
          {hasil.label}
        </Button>
      ),
  }),
})

/** The runs of each kind, and its wizard below. */
export const routes: RouteObject[] = JENIS_IMPOR.flatMap((jenis, at) => [
  { ...(at === 0 ? { index: true as const } : { path: jenis.slug }), element: <RiwayatImporPage key={jenis.slug} jenis={jenis} /> },
  wizardOf(jenis, at),
])
