import { api } from '../../api'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { MassalTab } from './massal-tab'
import { PenggunaTab } from './pengguna-tab'
import { SandiSayaTab } from './sandi-saya-tab'
import classes from './kata-sandi.module.css'

/** One's own password and devices, and the accounts of others for those who look after them. */
export function KataSandiPage() {
  return (
    <div className={classes.page}>
      <PageHead title="Kata Sandi" />
      <UrlTabs
        label="Kata sandi"
        tabs={[
          { key: 'saya', label: 'Kata sandi saya', content: () => <SandiSayaTab /> },
          { key: 'pengguna', label: 'Pengguna', call: api.pengaturan.kataSandi.listAkun, content: () => <PenggunaTab /> },
          { key: 'massal', label: 'Kata sandi massal', call: api.pengaturan.kataSandiMassal.hitung, content: () => <MassalTab /> },
        ]}
      />
    </div>
  )
}
