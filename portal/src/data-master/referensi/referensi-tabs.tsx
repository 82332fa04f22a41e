import { Outlet, useResolvedPath } from 'react-router'
import { PageTabs } from '../../kit/page/page-tabs'

/** The reference lists side by side. */
export function ReferensiTabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const tabs = [
    { to: base, label: 'Daftar Kode' },
    { to: `${base}/wilayah`, label: 'Wilayah' },
    { to: `${base}/sekolah`, label: 'Sekolah' },
    { to: `${base}/perguruan-tinggi`, label: 'Perguruan Tinggi' },
    { to: `${base}/program-studi`, label: 'Program Studi' },
  ]
  return (
    <PageTabs label="Referensi" tabs={tabs}>
      <Outlet />
    </PageTabs>
  )
}
