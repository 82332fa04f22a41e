import { api } from '../../api'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import classes from '../setelan.module.css'
import { AturanTab } from './aturan-tab'
import { BerlakuTab } from './berlaku-tab'
import { KataKunciTab } from './kata-kunci-tab'
import { KonfigurasiTab } from './konfigurasi-tab'
import { VarianTab } from './varian-tab'

/** Every setting that has no screen of its own: keywords, rule sets, what holds for whom, variants. */
export function KonfigurasiLainPage() {
  return (
    <div className={classes.page}>
      <PageHead title="Konfigurasi Lain" />
      <UrlTabs
        label="Konfigurasi"
        tabs={[
          { key: 'konfigurasi', label: 'Konfigurasi', call: api.pengaturan.konfigurasi.versi, content: () => <KonfigurasiTab /> },
          { key: 'aturan', label: 'Aturan akademik', content: () => <AturanTab /> },
          { key: 'berlaku', label: 'Aturan yang berlaku untuk...', content: () => <BerlakuTab /> },
          { key: 'kata-kunci', label: 'Kata kunci', call: api.platform.situs.ubahVarian, content: () => <KataKunciTab /> },
          { key: 'varian', label: 'Menu & varian', call: api.platform.situs.ubahVarian, content: () => <VarianTab /> },
        ]}
      />
    </div>
  )
}
