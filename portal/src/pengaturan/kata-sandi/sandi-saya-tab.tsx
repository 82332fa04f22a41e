import { Card, Title } from '@mantine/core'
import { GantiSandiForm } from '../../auth/change-password-form'
import { Devices } from '../../auth/devices'
import { KartuTotp } from '../../auth/totp/totp-card'
import classes from './kata-sandi.module.css'
import { RiwayatMasuk } from './riwayat-masuk'

/** The own password (PL-R7), where one is signed in, and who signed in as this account. */
export function SandiSayaTab() {
  return (
    <div className={classes.kartu}>
      <Card component="section" aria-labelledby="ganti-sandi">
        <Title order={2} id="ganti-sandi" mb="sm">
          Ganti Password
        </Title>
        <GantiSandiForm />
      </Card>
      <Card component="section" aria-labelledby="autentikator">
        <Title order={2} id="autentikator" mb="sm">
          Autentikator
        </Title>
        <KartuTotp />
      </Card>
      <Card component="section" aria-labelledby="perangkat-saya">
        <Title order={2} id="perangkat-saya" mb="sm">
          Perangkat saya
        </Title>
        <Devices />
      </Card>
      <Card component="section" aria-labelledby="riwayat-masuk" className={classes.lebar ?? ''}>
        <Title order={2} id="riwayat-masuk" mb="sm">
          Riwayat masuk
        </Title>
        <RiwayatMasuk />
      </Card>
    </div>
  )
}
