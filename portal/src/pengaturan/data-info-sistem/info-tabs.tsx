import { Outlet, useResolvedPath } from 'react-router'
import { api } from '../../api'
import { PageTabs } from '../../kit/page/page-tabs'

/** System info for who looks after it, and the sites for administrators. */
export function InfoTabs() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  return (
    <PageTabs
      label="Data info sistem"
      tabs={[
        { to: base, label: 'Info sistem', call: api.pengaturan.infoSistem.get },
        { to: `${base}/situs`, label: 'Situs', call: api.pengaturan.situsKampus.list },
      ]}
    >
      <Outlet />
    </PageTabs>
  )
}
