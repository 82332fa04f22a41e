import { Stack } from '@mantine/core'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { PeriksaKurikulum } from './periksa-kurikulum'
import { PredikatTab } from './predikat-tab'
import { SyaratTab } from './syarat-tab'
import { UjiKelulusan } from './uji-kelulusan'

/** What graduation asks, its honours, and whether curriculum and students meet it. */
export const SksKelulusanPage = () => (
  <Stack gap="md">
    <PageHead title="SKS Kelulusan" />
    <UrlTabs
      label="Bagian SKS kelulusan"
      tabs={[
        { key: 'syarat', label: 'Syarat', content: () => <SyaratTab /> },
        { key: 'predikat', label: 'Predikat', content: () => <PredikatTab /> },
        { key: 'kurikulum', label: 'Periksa kurikulum', content: () => <PeriksaKurikulum /> },
        { key: 'uji', label: 'Uji satu mahasiswa', content: () => <UjiKelulusan /> },
      ]}
    />
  </Stack>
)
