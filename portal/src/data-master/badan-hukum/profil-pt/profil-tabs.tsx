import { useQuery } from '@tanstack/react-query'
import { Outlet, useResolvedPath } from 'react-router'
import { api } from '../../../api'
import { PageTabs } from '../../../kit/page/page-tabs'

/** A college of the state stands below no legal body of its own, so the tab is not there for statusMilik 1 and 2. */
const OF_THE_STATE = new Set(['1', '2'])

/** The parts of the college's profile, side by side. */
export function ProfilTabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { data } = useQuery(api.dataMaster.perguruanTinggi.get.queryOptions())
  const { dataMaster } = api
  const body =
    data !== undefined && OF_THE_STATE.has(data.data.statusMilik)
      ? []
      : [{ to: `${base}/badan-hukum`, label: 'Badan Hukum', call: dataMaster.yayasan.get }]
  const tabs = [
    { to: base, label: 'Perguruan Tinggi' },
    ...body,
    { to: `${base}/akreditasi-institusi`, label: 'Akreditasi Institusi', call: dataMaster.akreditasiInstitusi.list },
    { to: `${base}/pimpinan`, label: 'Pimpinan', call: dataMaster.pimpinan },
    { to: `${base}/kampus-ruang`, label: 'Kampus & Ruang', call: dataMaster.ruang.list },
  ]
  return (
    <PageTabs label="Profil perguruan tinggi" tabs={tabs}>
      <Outlet />
    </PageTabs>
  )
}
