import { ActionIcon, Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { IconTrash } from '../../kit/icons'

const { kelompokTersimpan } = api.dataMaster

/** One's own sets and those that others share, each with its count of now: to use, or to delete one's own. */
export function KelolaKelompokDialog({ onTutup, onPakai }: { onTutup: () => void; onPakai: (id: string) => void }) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const query = useQuery(kelompokTersimpan.list.queryOptions({ input: { itemsPerPage: 100, order: { nama: 'asc' } } }))
  const hapus = useMutation(
    kelompokTersimpan.remove.mutationOptions({
      onSuccess: async () => {
        toast.berhasil('Data berhasil dihapus')
        await queryClient.invalidateQueries({ queryKey: kelompokTersimpan.key() })
      },
    }),
  )
  const buang = async ({ id, nama }: { id: string; nama: string }) => {
    const akibat = ['Mahasiswanya tidak ikut terhapus.']
    if (await tanya({ pesan: `Hapus kelompok ${nama}?`, akibat })) hapus.mutate({ id })
  }
  return (
    <Modal opened onClose={onTutup} title="Pakai kelompok" size="lg">
      <Muatan query={query} baris={4}>
        {({ data }) =>
          data.length === 0 ? (
            <Text c="dimmed">Belum ada kelompok. Saring daftar mahasiswa, lalu pilih Simpan sebagai kelompok.</Text>
          ) : (
            <Stack gap="sm">
              <Table.ScrollContainer minWidth={420}>
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>Kelompok</Table.Th>
                      <Table.Th>Mahasiswa</Table.Th>
                      <Table.Th>Tindakan</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {data.map((row) => (
                      <Table.Tr key={row.id}>
                        <Table.Th scope="row">
                          {row.nama} <Badge color={row.mode === 'hidup' ? 'hijau' : 'abu'}>{row.mode === 'hidup' ? 'Hidup' : 'Beku'}</Badge>
                          {!row.milikSendiri && (
                            <Text size="xs" c="dimmed">
                              dari {row.pemilik}
                            </Text>
                          )}
                        </Table.Th>
                        <Table.Td>{formatAngka(row.jumlah)}</Table.Td>
                        <Table.Td>
                          <Group gap="xs" wrap="nowrap">
                            <Button
                              variant="default"
                              size="compact-md"
                              aria-label={`Pakai ${row.nama}`}
                              onClick={() => {
                                onTutup()
                                onPakai(row.id)
                              }}
                            >
                              Pakai
                            </Button>
                            {row.milikSendiri && (
                              <ActionIcon color="bahaya" aria-label={`Hapus kelompok ${row.nama}`} onClick={() => void buang(row)}>
                                <IconTrash size={16} aria-hidden />
                              </ActionIcon>
                            )}
                          </Group>
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
            </Stack>
          )
        }
      </Muatan>
    </Modal>
  )
}
