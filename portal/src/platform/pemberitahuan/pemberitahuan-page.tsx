import { Stack } from '@mantine/core'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { AksesTab } from './akses-tab'
import { NotifikasiTab } from './notifikasi-tab'
import { PelimpahanTab } from './pelimpahan-tab'

/** /pemberitahuan: all that the bell told, who asks for which right, and whose work one looks after. */
export function PemberitahuanPage() {
  return (
    <Stack gap="md">
      <PageHead title="Pemberitahuan" />
      <UrlTabs
        label="Pemberitahuan"
        tabs={[
          { key: 'semua', label: 'Pemberitahuan', content: () => <NotifikasiTab /> },
          { key: 'akses', label: 'Permintaan akses', content: () => <AksesTab /> },
          { key: 'pelimpahan', label: 'Pelimpahan tugas', content: () => <PelimpahanTab /> },
        ]}
      />
    </Stack>
  )
}
