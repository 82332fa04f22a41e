import { Alert, Anchor, Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../api'
import { PageHead } from '../../kit/page/page-head'
import { FormulirLoginAs } from './login-as-form'
import { RiwayatLoginAs } from './login-as-history'
import type { Peran } from './peran'

/** Where the person's own portal stands, or how to say where. */
function Isi({ peran }: { peran: Peran }) {
  const { data } = useQuery(api.platform.sso.loginSebagai.queryOptions({ input: { peran }, staleTime: 60_000 }))
  const portal = data?.data.portal
  return (
    <Stack gap="md">
      {portal === null && (
        <Alert color="kuning">
          Alamat portal {peran} belum diatur, atau belum terdaftar sebagai alamat kembali sebuah klien SSO.{' '}
          <Anchor component={Link} to="/pengaturan/konfigurasi-lain" inherit>
            Buka Konfigurasi Lain
          </Anchor>
        </Alert>
      )}
      <FormulirLoginAs peran={peran} portal={portal ?? null} />
      <RiwayatLoginAs />
    </Stack>
  )
}

const PERAN: readonly { key: Peran; label: string }[] = [
  { key: 'mahasiswa', label: 'Mahasiswa' },
  { key: 'dosen', label: 'Dosen' },
]

/** /login-as: see what a student or lecturer sees, for 30 minutes and with a reason (PL-R10). */
export function LoginAsPage() {
  const [params, setParams] = useSearchParams()
  const peran: Peran = params.get('peran') === 'dosen' ? 'dosen' : 'mahasiswa'
  return (
    <Stack gap="md">
      <PageHead title="Login sebagai" />
      <Tabs value={peran} onChange={(key) => setParams(key === null ? {} : { peran: key })}>
        <Tabs.List aria-label="Peran">
          {PERAN.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {PERAN.map(({ key }) => (
          <Tabs.Panel key={key} value={key} pt="md">
            {key === peran && <Isi peran={peran} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}
