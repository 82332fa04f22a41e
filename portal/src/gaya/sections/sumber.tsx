import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'

export function Bagian() {
  return (
    <Text>
      Daftar dan formulir dari satu deklarasi:{' '}
      <Anchor component={Link} to="/gaya/ruang">
        buka contoh ruang
      </Anchor>{' '}
      atau{' '}
      <Anchor component={Link} to="/gaya/ruang-halaman">
        dengan formulir di halaman sendiri
      </Anchor>
      .
    </Text>
  )
}
