import { Stack } from '@mantine/core'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { KebijakanTab } from './kebijakan-tab'
import { KomponenTab } from './komponen-tab'
import { SkalaTab } from './skala-tab'
import { UjiTab } from './uji-tab'

/** How scores become letters, what a class is graded by, and the policies of grading. */
export const KonfigurasiNilaiPage = () => (
  <Stack gap="md">
    <PageHead title="Konfigurasi Nilai" />
    <UrlTabs
      label="Bagian konfigurasi nilai"
      tabs={[
        { key: 'skala', label: 'Skala nilai', content: () => <SkalaTab /> },
        { key: 'komponen', label: 'Komponen & bobot', content: () => <KomponenTab /> },
        { key: 'kebijakan', label: 'Kebijakan', content: () => <KebijakanTab /> },
        { key: 'uji', label: 'Uji', content: () => <UjiTab /> },
      ]}
    />
  </Stack>
)
