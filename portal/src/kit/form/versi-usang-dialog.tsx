import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import type { Formulir } from './formulir'
import { labelIsian } from './ringkasan'

function Perbedaan({ formulir, tersimpan }: { formulir: Formulir; tersimpan: Record<string, unknown> }) {
  const { ikatan, sebut } = formulir
  const isian: Record<string, unknown> = formulir.baca()
  const beda = Object.keys(ikatan.schema.shape).filter((name) => sebut(name, tersimpan[name]) !== sebut(name, isian[name]))
  if (beda.length === 0) return <Text>Isian Anda sama dengan data yang tersimpan.</Text>
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Tersimpan</Table.Th>
            <Table.Th>Isian Anda</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {beda.map((name) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{labelIsian(ikatan.schema, name)}</Table.Th>
              <Table.Td>{sebut(name, tersimpan[name])}</Table.Td>
              <Table.Td>{sebut(name, isian[name])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** What is asked when somebody else saved in between (409): take theirs, or compare and then choose. */
export function VersiUsangDialog({ formulir }: { formulir: Formulir }) {
  const { usang } = formulir
  const terbaru = usang?.terbaru
  return (
    <Modal opened={usang !== null} onClose={() => formulir.tutupUsang()} title="Data sudah diubah" size={terbaru ? 720 : 400}>
      {usang && (
        <Stack gap="md">
          <Text>{usang.error.message}</Text>
          {terbaru ? (
            <Perbedaan formulir={formulir} tersimpan={terbaru.values} />
          ) : (
            <Text c="dimmed">Isian Anda belum disimpan. Muat ulang menggantinya dengan data yang tersimpan.</Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => formulir.muatTerbaru()}>
              Muat ulang
            </Button>
            {terbaru ? (
              <Button data-autofocus onClick={() => formulir.timpa()}>
                Simpan isian saya
              </Button>
            ) : (
              <Button data-autofocus onClick={() => formulir.bandingkan()}>
                Bandingkan
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
