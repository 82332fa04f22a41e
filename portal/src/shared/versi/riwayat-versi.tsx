import { Badge, Button, Card, Drawer, Group, Stack, Table, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Kosong } from '../../kit/feedback/kosong'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { NilaiTanggalJam } from '../../kit/format/nilai'
import { pesanGalat } from '../../kit/galat'
import { IconRestore } from '../../kit/icons'
import { useMay, type Call } from '../../kit/izin/can'
import { bedaVersi, type BarisVersi } from './beda-versi'

type Versi = { nomor: number; isi?: unknown; dariNomor: number | null; dibuatPada: string; oleh: string | null }

/** The two calls of a room that keeps versions (`versiCalls` of the contract). */
export type PanggilanVersi = {
  versi: Call & { call(input: { kunci: string }): Promise<{ data: readonly Versi[] }> }
  kembalikan: Call & { call(input: { kunci: string; nomor: number }): Promise<unknown> }
}

type RiwayatVersiProps = {
  /** What a person calls the setting. */
  judul: string
  calls: PanggilanVersi
  /** Which setting of its kind. */
  kunci: string
  /** A version in words and values that a person can read. */
  tampil: (isi: unknown) => readonly BarisVersi[]
  /** After a version was brought back: the place to read the setting anew. */
  onKembali: () => void
  onClose: () => void
}

/** Every state that a setting had: who, when, what would change, and 'Kembalikan versi ini' (platform.md, Beyond 5). */
export function RiwayatVersi({ judul, calls, kunci, tampil, onKembali, onClose }: RiwayatVersiProps) {
  const query = useQuery({ queryKey: [...calls.versi.key(), kunci], queryFn: () => calls.versi.call({ kunci }), staleTime: 0 })
  return (
    <Drawer opened onClose={onClose} title={`Versi ${judul}`} size={560}>
      <Muatan query={query} baris={4}>
        {({ data }) => (
          <Stack gap="sm">
            {data.length === 0 && <Kosong jenis="belumAda" petunjuk="Setelan ini belum pernah diubah." />}
            {data.map((versi, at) => (
              <SatuVersi
                key={versi.nomor}
                versi={versi}
                kini={at === 0}
                baris={bedaVersi(tampil(data[0]?.isi ?? null), tampil(versi.isi ?? null))}
                kembalikan={{ calls, kunci, onKembali }}
              />
            ))}
          </Stack>
        )}
      </Muatan>
    </Drawer>
  )
}

type SatuVersiProps = {
  versi: Versi
  kini: boolean
  baris: ReturnType<typeof bedaVersi>
  kembalikan: { calls: PanggilanVersi; kunci: string; onKembali: () => void }
}

function SatuVersi({ versi: { nomor, dariNomor, dibuatPada, oleh }, kini, baris, kembalikan }: SatuVersiProps) {
  const [terbuka, setTerbuka] = useState(false)
  return (
    <Card component="section" aria-label={`Versi ${nomor}`} padding="sm">
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Group gap="xs">
            <Text fw={600}>Versi {nomor}</Text>
            {kini && <Badge color="hijau">Sekarang</Badge>}
            {dariNomor !== null && <Badge color="abu">Dari versi {dariNomor}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {oleh === null && nomor === 1 ? 'Keadaan awal' : <NilaiTanggalJam nilai={dibuatPada} />}
            {oleh !== null && ` oleh ${oleh}`}
          </Text>
        </div>
        {!kini && (
          <Button variant="default" size="compact-sm" aria-expanded={terbuka} onClick={() => setTerbuka(!terbuka)}>
            {terbuka ? 'Tutup perbedaan' : 'Lihat perbedaan'}
          </Button>
        )}
      </Group>
      {terbuka && (
        <Stack gap="sm" mt="sm">
          <Perbedaan baris={baris} />
          <Kembalikan nomor={nomor} {...kembalikan} />
        </Stack>
      )}
    </Card>
  )
}

function Perbedaan({ baris }: { baris: ReturnType<typeof bedaVersi> }) {
  if (baris.length === 0) return <Text c="dimmed">Tidak ada perbedaan dengan keadaan sekarang.</Text>
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Isian</Table.Th>
            <Table.Th>Sekarang</Table.Th>
            <Table.Th>Akan menjadi</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {baris.map(({ label, sekarang, menjadi }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{sekarang}</Table.Td>
              <Table.Td>{menjadi}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

/** The button stands below the preview: nobody brings back what he has not looked at. */
function Kembalikan({ nomor, calls, kunci, onKembali }: { nomor: number } & SatuVersiProps['kembalikan']) {
  const may = useMay()
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => calls.kembalikan.call({ kunci, nomor }),
    onSuccess: async () => {
      toast.berhasil(`Versi ${nomor} dikembalikan`)
      onKembali()
      await queryClient.invalidateQueries({ queryKey: [...calls.versi.key(), kunci] })
    },
    onError: (error) => toast.gagal(pesanGalat(error)),
  })
  if (!may(calls.kembalikan)) return null
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        leftSection={<IconRestore size={16} aria-hidden />}
        loading={mutation.isPending}
        onClick={() => mutation.mutate()}
      >
        Kembalikan versi ini
      </Button>
    </Group>
  )
}
