import { Drawer } from '@mantine/core'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { GantiSandiForm } from '../../auth/change-password-form'
import { useStore } from '../../auth/store'
import { Devices } from './devices'
import { panel, tutupPanel } from './panel'
import { PeriodForm } from './period-form'
import { ProfileForm } from './profile-form'
import { ThemeChoice } from './theme-choice'

/** The 500 px side panel: Ubah Profil, Ubah Periode, Ganti Password; devices and theme stand in the same place. */
export function ProfilePanel() {
  const mode = useStore(panel)
  const { pathname } = useLocation()
  useEffect(() => tutupPanel, [pathname])
  switch (mode) {
    case 'profil':
      return <ProfileForm onTutup={tutupPanel} />
    case 'periode':
      return <PeriodForm onTutup={tutupPanel} />
    case 'password':
      return <Drawer opened onClose={tutupPanel} title="Ganti Password" size={500}><GantiSandiForm onBatal={tutupPanel} /></Drawer>
    case 'perangkat':
      return <Drawer opened onClose={tutupPanel} title="Perangkat saya" size={500}><Devices /></Drawer>
    case 'tema':
      return <Drawer opened onClose={tutupPanel} title="Tema" size={500}><ThemeChoice /></Drawer>
    default:
      return null
  }
}
