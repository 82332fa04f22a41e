import { Card, Group, Kbd, Table, Title } from '@mantine/core'

const PINTASAN: readonly { tombol: readonly string[]; guna: string }[] = [
  { tombol: ['Ctrl', 'K'], guna: 'Pencarian menu' },
  { tombol: ['/'], guna: 'Pencarian pada daftar' },
  { tombol: ['↑', '↓', 'Enter'], guna: 'Berpindah baris dan membukanya' },
  { tombol: ['Spasi'], guna: 'Memilih baris' },
  { tombol: ['Ctrl', 'S'], guna: 'Menyimpan formulir' },
  { tombol: ['Alt', '↑'], guna: 'Menaikkan kolom atau bagian beranda' },
  { tombol: ['Esc'], guna: 'Menutup panel, dialog, dan menu' },
  { tombol: ['←', '→'], guna: 'Berpindah antarmenu di bilah atas' },
]

/** What the keyboard does everywhere in the portal. */
export function PintasanKeyboardCard() {
  return (
    <Card component="section" aria-label="Pintasan keyboard">
      <Title order={2} mb="sm">
        Pintasan keyboard
      </Title>
      <Table verticalSpacing={6}>
        <Table.Tbody>
          {PINTASAN.map(({ tombol, guna }) => (
            <Table.Tr key={guna}>
              <Table.Td w={160}>
                <Group gap={4}>
                  {tombol.map((satu) => (
                    <Kbd key={satu}>{satu}</Kbd>
                  ))}
                </Group>
              </Table.Td>
              <Table.Td>{guna}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}
