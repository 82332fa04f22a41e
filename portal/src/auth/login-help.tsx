import { Stack, Text } from '@mantine/core'
import { situs } from './situs-store'
import { useStore } from './store'

/** What the college tells people who can't sign in: its own help text, and whom to ask (konfigurasi teks_bantuan_masuk, kontak_admin). */
export function LoginHelp() {
  const sistem = useStore(situs)?.sistem
  // A copy that an earlier release kept has neither.
  const [bantuan, kontak] = [sistem?.teksBantuanMasuk ?? '', sistem?.kontakAdmin ?? '']
  if (bantuan === '' && kontak === '') return null
  return (
    <Stack gap={4} ta="center" c="dimmed" component="section" aria-label="Bantuan masuk">
      {bantuan !== '' && <Text size="sm">{bantuan}</Text>}
      {kontak !== '' && <Text size="sm">{`Administrator: ${kontak}`}</Text>}
    </Stack>
  )
}
