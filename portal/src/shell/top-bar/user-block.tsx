import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { NAMA_BATAS, NAMA_BATAS_MOBILE, namaPendek } from '@sivitas/rules/platform/teks-ringkas'
import { Link } from 'react-router'
import { useOperator, usePeriode } from '../../auth/operator'
import { Foto } from '../../kit/berkas/foto'
import { IconCalendar, IconChevronDown, IconDeviceDesktop, IconDownload, IconKey, IconLogout, IconPalette } from '../../kit/icons'
import { FeatureItems, GalatLmsDialog, LoginSebagaiItems } from './feature-items'
import { bukaPanel } from '../profile/panel'
import { useKeluar } from '../session/use-sign-out'
import { useDesktop } from './use-desktop'
import classes from './top-bar.module.css'
import { useTerbukaSelama } from './use-open-while'

/** Photo, shortened name and operator number open the dropdown; the chevron opens the profile form. */
export function UserBlock({ tutup }: { tutup: number }) {
  const { nama, idOperator, fotoContentUrl } = useOperator()
  const { label } = usePeriode()
  const desktop = useDesktop()
  const [buka, setBuka] = useTerbukaSelama<true>(String(tutup))
  const keluar = useKeluar()
  return (
    <>
      <Menu opened={buka === true} onChange={(next) => setBuka(next || null)} width={260} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={classes['pengguna']} aria-label={`Menu pengguna ${nama}`}>
            <Foto className={classes['foto']} alamat={fotoContentUrl} nama={nama} size={32} />
            <span>
              <span className={classes['namaPengguna']}>{namaPendek(nama, desktop ? NAMA_BATAS : NAMA_BATAS_MOBILE)}</span>
              <span className={classes['idPengguna']}>{idOperator}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCalendar size={16} aria-hidden />}
            rightSection={<span className={classes['labelPeriode']}>{label}</span>}
            onClick={() => bukaPanel('periode')}
          >
            Periode
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => bukaPanel('password')}>
            Ganti Password
          </Menu.Item>
          <FeatureItems />
          <LoginSebagaiItems />
          <Menu.Item leftSection={<IconDeviceDesktop size={16} aria-hidden />} onClick={() => bukaPanel('perangkat')}>
            Perangkat saya
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} component={Link} to="/unduhan">
            Unduhan
          </Menu.Item>
          <Menu.Item leftSection={<IconPalette size={16} aria-hidden />} onClick={() => bukaPanel('tema')}>
            Tema
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void keluar()}>
            Keluar
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <GalatLmsDialog />
      <ActionIcon aria-label="Ubah profil" onClick={() => bukaPanel('profil')}>
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
    </>
  )
}
