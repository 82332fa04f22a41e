import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { draf } from '../kit/form/draf'
import { Hero } from './hero'
import { LoginForm } from './login-form'
import { LoginHelp } from './login-help'
import { LoginLayout } from './login-layout'
import { TombolIdp } from './idp-buttons'
import { sesi, sibuk } from './session'
import { masuk } from './sign-in'
import { useStore } from './store'

/** `/`: sign in. Who is signed in never sees it: the guard leads on to /dashboard. */
export function LoginPage() {
  const kini = useStore(sesi)
  const pesan = kini.status === 'keluar' ? kini.pesan : null
  return (
    <LoginLayout hero={<Hero />}>
      {pesan && (
        <Alert color="kuning">
          <Text inherit>{pesan}</Text>
          {draf.ada() && <Text inherit>Isian yang belum disimpan akan kembali setelah Anda masuk lagi di tab ini.</Text>}
        </Alert>
      )}
      <LoginForm onMasuk={masuk} sibuk={useStore(sibuk)} />
      <TombolIdp />
      <Anchor component={Link} to="/reset-password" ta="center">
        Lupa kata sandi?
      </Anchor>
      <LoginHelp />
    </LoginLayout>
  )
}
