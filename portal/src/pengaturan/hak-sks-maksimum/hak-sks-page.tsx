import { Stack } from '@mantine/core'
import { useState } from 'react'
import { api } from '../../api'
import { IconPlus } from '../../kit/icons'
import { PageHead } from '../../kit/page/page-head'
import { UrlTabs } from '../../kit/tabs/url-tabs'
import { Kalkulator } from './kalkulator'
import { SetPanel } from './set-panel'
import { SetTab } from './set-tab'
import { UjiMahasiswa } from './uji-mahasiswa'

/** How many SKS students may take: sets by reach and period, a calculator, a tester. */
export function HakSksPage() {
  const [menambah, setMenambah] = useState(false)
  return (
    <Stack gap="md">
      <PageHead
        title="Hak SKS Maksimum"
        primary={{
          label: 'Tambah set',
          icon: <IconPlus size={16} aria-hidden />,
          call: api.akademik.hakSks.create,
          onClick: () => setMenambah(true),
        }}
      />
      <UrlTabs
        label="Bagian hak SKS"
        tabs={[
          { key: 'set', label: 'Set aturan', content: () => <SetTab /> },
          { key: 'kalkulator', label: 'Kalkulator', content: () => <Kalkulator /> },
          { key: 'uji', label: 'Uji mahasiswa', content: () => <UjiMahasiswa /> },
        ]}
      />
      {menambah && <SetPanel row={null} onTutup={() => setMenambah(false)} />}
    </Stack>
  )
}
