import { Card, Stack } from '@mantine/core'
import { PageHead } from '../../../kit/page/page-head'
import { AkreditasiTimeline } from '../akreditasi/akreditasi-timeline'
import { AKREDITASI_INSTITUSI } from '../akreditasi/calls'

/** The accreditations of the institution itself. */
export const AkreditasiInstitusiPage = () => (
  <Stack gap="md">
    <PageHead title="Akreditasi Institusi" />
    <Card>
      <AkreditasiTimeline calls={AKREDITASI_INSTITUSI} />
    </Card>
  </Stack>
)
