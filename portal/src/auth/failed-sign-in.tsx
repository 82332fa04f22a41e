import { HALAMAN_MASUK } from '@sivitas/rules/platform/tujuan-aman'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useNavigate } from 'react-router'

/** Why a sign-in that came from elsewhere did not succeed, and the way back. */
export function GagalMasuk({ pesan }: { pesan: string }) {
  const navigate = useNavigate()
  return (
    <Stack component="main" id="konten" align="center" justify="center" mih="70vh" p="xl" gap="md">
      <Title order={1} ta="center">
        {pesan}
      </Title>
      <Text c="dimmed" ta="center">
        Buka kembali tautan dari halaman asalnya, atau masuk dengan nama pengguna dan kata sandi.
      </Text>
      <Button onClick={() => void navigate(HALAMAN_MASUK, { replace: true })}>Kembali ke halaman masuk</Button>
    </Stack>
  )
}
