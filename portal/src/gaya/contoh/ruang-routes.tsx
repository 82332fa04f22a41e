import { Container } from '@mantine/core'
import { Outlet, type RouteObject } from 'react-router'
import { defineImport } from '../../kit/import/define-import'
import { resourceRoutes } from '../../kit/resource/resource-routes'
import { RiwayatContext } from '../../kit/riwayat/riwayat-context'
import { IMPOR_CONTOH, imporCall, pekerjaanCall } from './impor-call'
import { Penyedia } from './penyedia'
import { riwayatContoh, ruang } from './ruang'

const impor = defineImport({ declaration: IMPOR_CONTOH, calls: imporCall, job: pekerjaanCall, back: '/gaya?bagian=impor' })

/** A declared resource needs addresses of its own, so it stands beside the style page and not on it. */
export const ruangRoutes: RouteObject = {
  element: (
    <Penyedia>
      <RiwayatContext value={riwayatContoh}>
        <Container size="xl" py="lg" component="main">
          <Outlet />
        </Container>
      </RiwayatContext>
    </Penyedia>
  ),
  children: [
    { path: '/gaya/ruang', children: resourceRoutes(ruang) },
    { path: '/gaya/ruang-halaman', children: resourceRoutes({ ...ruang, place: 'halaman' }) },
    { path: '/gaya/impor', children: impor.routes },
  ],
}
