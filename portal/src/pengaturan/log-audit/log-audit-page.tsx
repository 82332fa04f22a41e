import { Stack } from '@mantine/core'
import { api } from '../../api'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { LogTab } from './log-tab'
import { MasukTab } from './masuk-tab'
import { RantaiTab } from './rantai-tab'

/** /pengaturan/log-audit: who did what when, who came in, and whether the log itself is whole. */
export function LogAuditPage() {
  return (
    <Stack gap="md">
      <PageHead title="Log Audit" />
      <UrlTabs
        label="Log audit"
        tabs={[
          { key: 'log', label: 'Perubahan', content: () => <LogTab /> },
          { key: 'masuk', label: 'Masuk & gagal masuk', content: () => <MasukTab /> },
          { key: 'rantai', label: 'Rantai', call: api.platform.audit.rantai, content: () => <RantaiTab /> },
        ]}
      />
    </Stack>
  )
}
