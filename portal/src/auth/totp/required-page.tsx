import { Alert, Button, Title } from '@mantine/core'
import { LoginLayout } from '../login-layout'
import { ambilPengguna, keluar } from '../sign-in'
import { PasangTotp } from './enrol'

/** Whom the college asks for an authenticator sees only this until it is set up (konfigurasi `totp_wajib`). */
export function TotpWajibPage() {
  return (
    <LoginLayout>
      <Title order={2} ta="center">
        Pasang autentikator
      </Title>
      <Alert color="kuning">Perguruan tinggi Anda mewajibkan kode autentikator saat masuk. Pasanglah sebelum melanjutkan.</Alert>
      <PasangTotp onSelesai={() => void ambilPengguna()} />
      <Button variant="subtle" onClick={() => void keluar()}>
        Keluar
      </Button>
    </LoginLayout>
  )
}
