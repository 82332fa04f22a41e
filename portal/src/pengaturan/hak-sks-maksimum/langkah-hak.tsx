import { List, Text, Title } from '@mantine/core'

type Hak = { hak: number; minimum: number; langkah: readonly { kode: string; uraian: string; sks: number }[] }

/** A right and every step that led to it. */
export const LangkahHak = ({ hak: { hak, minimum, langkah } }: { hak: Hak }) => (
  <div role="status">
    <Title order={2}>{`${hak} SKS`}</Title>
    <Text c="dimmed">{`Paling sedikit ${minimum} SKS`}</Text>
    <List type="ordered" mt="sm">
      {langkah.map(({ kode, uraian, sks }) => (
        <List.Item key={kode}>{`${uraian} (hasil ${sks})`}</List.Item>
      ))}
    </List>
  </div>
)
