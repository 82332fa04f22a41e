import { Button, Group, Menu, Modal, Text } from '@mantine/core'
import type { TautanFitur } from '@sivitas/contract/platform/auth/sso'
import { isAdmin } from '@sivitas/rules/platform/scope'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { bukaDenganKode, pesanGagalKode } from '../../auth/request-code'
import { createStore, useStore } from '../../auth/store'
import { usePengguna } from '../../auth/use-session'
import { toast } from '../../kit/feedback/toast'
import { IconBooks, IconChartBar, IconSchool, IconUser } from '../../kit/icons'

const FITUR = {
  elib: { label: 'Login ke E-Library', Icon: IconBooks },
  lms: { label: 'Login ke LMS', Icon: IconSchool },
  de: { label: 'Login ke Dashboard Executive', Icon: IconChartBar },
} as const

/** Words of a failed way to the LMS, which get a dialog (PL-R15); it outlives the dropdown that asked. */
const galatLms = createStore<string | null>(null)

async function buka({ fitur, klien, cara, alamat, parameter }: TautanFitur): Promise<void> {
  if (cara === 'jwt') {
    window.open(alamat, '_blank', 'noopener')
    return
  }
  try {
    await bukaDenganKode({ klien, alamat, parameter, sebagai: 'ROLE_OPERATOR' })
  } catch (error) {
    if (fitur === 'lms') galatLms.set(pesanGagalKode(error))
    else toast.gagal(pesanGagalKode(error))
  }
}

/** The systems that are switched on and known; a failure to read them shows nothing at all (source section 8). */
export function FeatureItems() {
  const { data } = useQuery(api.platform.sso.tautan.queryOptions({ staleTime: 300_000, retry: false, meta: { senyap: true } }))
  const tautan = data?.data.fitur ?? []
  return tautan.map((satu) => {
    const { label, Icon } = FITUR[satu.fitur]
    return (
      <Menu.Item key={satu.fitur} leftSection={<Icon size={16} aria-hidden />} onClick={() => void buka(satu)}>
        {label}
      </Menu.Item>
    )
  })
}

/** Administrators may look through a student's or a lecturer's eyes (PL-R10). */
export function LoginSebagaiItems() {
  const { scopes } = usePengguna()
  if (!isAdmin(scopes)) return null
  return (
    <>
      <Menu.Item component={Link} to="/login-as?peran=mahasiswa" leftSection={<IconUser size={16} aria-hidden />}>
        Login sebagai Mahasiswa
      </Menu.Item>
      <Menu.Item component={Link} to="/login-as?peran=dosen" leftSection={<IconUser size={16} aria-hidden />}>
        Login sebagai Dosen
      </Menu.Item>
    </>
  )
}

/** Says why the LMS did not open. */
export function GalatLmsDialog() {
  const pesan = useStore(galatLms)
  const tutup = () => galatLms.set(null)
  return (
    <Modal opened={pesan !== null} onClose={tutup} title="Error" size={400}>
      <Text mb="md">{pesan}</Text>
      <Group justify="flex-end">
        <Button onClick={tutup} data-autofocus>
          Tutup
        </Button>
      </Group>
    </Modal>
  )
}
