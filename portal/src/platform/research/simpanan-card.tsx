import { ActionIcon, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { BentukRiset } from '@sivitas/contract/platform/riset'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Kerangka } from '../../kit/feedback/memuat'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { toast } from '../../kit/feedback/toast'
import { IconDeviceFloppy, IconTrash } from '../../kit/icons'
import { SimpanForm } from './simpan-form'

type Simpanan = Awaited<ReturnType<typeof api.platform.riset.simpanan.call>>['data'][number]

type SimpananCardProps = { bentuk: BentukRiset; onBuka: (bentuk: BentukRiset) => void }

/** Tables kept under a name: one's own and those shared with one's role. */
export function SimpananCard({ bentuk, onBuka }: SimpananCardProps) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const [menyimpan, setMenyimpan] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(api.platform.riset.simpanan.queryOptions())
  const hapus = useMutation(
    api.platform.riset.hapusSimpanan.mutationOptions({
      meta: { metode: 'DELETE' },
      onSuccess: () => {
        toast.berhasil('Riset tersimpan sudah dihapus')
        return queryClient.invalidateQueries({ queryKey: api.platform.riset.simpanan.key() })
      },
    }),
  )
  const buang = async ({ id, nama }: Simpanan) => {
    if (await tanya({ pesan: `Hapus riset ${nama}?` })) hapus.mutate({ id })
  }
  return (
    <Card component="section" aria-label="Riset tersimpan">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Tersimpan</Title>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDeviceFloppy size={14} aria-hidden />}
          onClick={() => setMenyimpan(true)}
        >
          Simpan
        </Button>
      </Group>
      {error && !data && <MuatGagalCard error={error} sibuk={isFetching} onMuatUlang={() => void refetch()} />}
      {!data && !error && <Kerangka baris={2} />}
      {data?.data.length === 0 && <Text c="dimmed">Tidak ada data</Text>}
      <Stack component="ul" gap={2} p={0} m={0}>
        {data?.data.map((satu) => (
          <Group key={satu.id} component="li" justify="space-between" wrap="nowrap">
            <Button variant="subtle" size="compact-sm" onClick={() => onBuka(satu.bentuk)}>
              {satu.nama}
            </Button>
            {satu.milikSaya ? (
              <ActionIcon
                aria-label={`Hapus ${satu.nama}`}
                loading={hapus.isPending && hapus.variables.id === satu.id}
                onClick={() => void buang(satu)}
              >
                <IconTrash size={14} aria-hidden />
              </ActionIcon>
            ) : (
              <Text size="xs" c="dimmed">
                Dibagikan {satu.pemilik}
              </Text>
            )}
          </Group>
        ))}
      </Stack>
      {menyimpan && <SimpanForm bentuk={bentuk} onTutup={() => setMenyimpan(false)} />}
    </Card>
  )
}
