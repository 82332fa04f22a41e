import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../api'
import { IconPlus } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { CatatanTab } from './catatan-tab'
import { IdpTab } from './idp-tab'
import { KlienTab } from './klien-tab'
import type { SsoOutlet } from './outlet'
import { RahasiaDialog, type RahasiaSekali } from './rahasia-dialog'
import classes from './sso.module.css'

/** /pengaturan/sso: systems that sign in through us, what they were told, and those whom we trust ourselves. */
export function SsoPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const [rahasia, setRahasia] = useState<RahasiaSekali | null>(null)
  const create = api.pengaturan.ssoKlien.create
  const query = params.size > 0 ? `?${params}` : ''
  return (
    <div className={classes.page}>
      <PageHead
        title="Single Sign-On"
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: `${base}/tambah${query}`, call: create }}
        secondary={{ label: 'Panduan sistem', to: `${base}/pandu`, call: create }}
      />
      <UrlTabs
        label="Single Sign-On"
        tabs={[
          { key: 'klien', label: 'Klien', content: () => <KlienTab base={base} onRahasia={setRahasia} /> },
          { key: 'catatan', label: 'Catatan', content: () => <CatatanTab /> },
          { key: 'penyedia', label: 'Penyedia identitas luar', content: () => <IdpTab /> },
        ]}
      />
      {rahasia && <RahasiaDialog hasil={rahasia} onTutup={() => setRahasia(null)} />}
      <Outlet context={{ base, tampilkanRahasia: setRahasia } satisfies SsoOutlet} />
    </div>
  )
}
