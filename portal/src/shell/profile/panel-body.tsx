import { Drawer } from '@mantine/core'
import { GantiSandiForm } from '../../auth/change-password-form'
import { Devices } from '../../auth/devices'
import { tutupPanel, type ModePanel } from './panel'
import { PeriodForm } from './period-form'
import { ProfileForm } from './profile-form'
import { ThemeChoice } from './theme-choice'

/** Ubah Profil, Ubah Periode, Ganti Password (source section 2); devices and theme stand in the same place. */
export function PanelBody({ mode }: { mode: ModePanel }) {
  switch (mode) {
    case 'profil':
      return <ProfileForm onTutup={tutupPanel} />
    case 'periode':
      return <PeriodForm onTutup={tutupPanel} />
    case 'password':
      return (
        <Drawer opened onClose={tutupPanel} title="Ganti Password" size={500}>
          <GantiSandiForm onBatal={tutupPanel} />
        </Drawer>
      )
    case 'perangkat':
      return (
        <Drawer opened onClose={tutupPanel} title="Perangkat saya" size={500}>
          <Devices />
        </Drawer>
      )
    case 'tema':
      return (
        <Drawer opened onClose={tutupPanel} title="Tema" size={500}>
          <ThemeChoice />
        </Drawer>
      )
  }
}
