import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'

export function Bagian() {
  return (
    <Text>
      Impor empat langkah dari satu deklarasi:{' '}
      <Anchor component={Link} to="/gaya/impor">
        buka contoh impor
      </Anchor>
      .
    </Text>
  )
}
