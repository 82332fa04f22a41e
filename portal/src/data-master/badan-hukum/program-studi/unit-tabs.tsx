import { Outlet, useResolvedPath } from 'react-router'
import { PageTabs } from '../../../kit/page/page-tabs'
import { useBerfakultas } from './use-berfakultas'

/** The lists of the college's units and their tree, side by side; without faculties there is no list of them (DM-R28). */
export function UnitTabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const berfakultas = useBerfakultas()
  const tabs = [
    { to: base, label: 'Program Studi' },
    ...(berfakultas ? [{ to: `${base}/fakultas`, label: 'Fakultas' }] : []),
    { to: `${base}/jurusan`, label: 'Jurusan' },
    { to: `${base}/struktur`, label: 'Struktur' },
  ]
  return (
    <PageTabs label="Unit perguruan tinggi" tabs={tabs}>
      <Outlet />
    </PageTabs>
  )
}
