import { Alert, Button, Title } from '@mantine/core'
import { GantiSandiForm } from './change-password-form'
import { LoginLayout } from './login-layout'
import { keluar } from './sign-in'

/** Who has a first password sees only this until it is changed (PL-R6). */
export function SandiPertama() {
  return (
    <LoginLayout>
      <Title order={2} ta="center">
        Ganti Password
      </Title>
      <Alert color="kuning">Anda memakai kata sandi pertama. Gantilah sebelum melanjutkan.</Alert>
      <GantiSandiForm />
      <Button variant="subtle" onClick={() => void keluar()}>
        Keluar
      </Button>
    </LoginLayout>
  )
}
