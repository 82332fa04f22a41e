import { Anchor, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { Dosen } from '../dosen-lengkap'

export type Tugas = { bimbingan: number; kelas: number }

type AlihkanDialogProps = {
  dosen: Pick<Dosen, 'id' | 'namaLengkap'>
  tugas: Tugas
  /** true: save, and hand over later; false: go back to the form, nothing saved. */
  onJawab: (nanti: boolean) => void
}

/** Who leaves still advises or teaches: 'Alihkan sekarang' opens where that is done, 'Nanti' saves and leaves the warning (edge case 31). */
export function AlihkanDialog({ dosen, tugas: { bimbingan, kelas }, onJawab }: AlihkanDialogProps) {
  const bimbingannya = `/data-master/dosen/dosen-pa?dosenPa=${dosen.id}`
  const baru = { target: '_blank', rel: 'noopener' } as const
  return (
    <Modal opened onClose={() => onJawab(false)} title="Konfirmasi" size={480}>
      <Stack gap="md">
        <Text>{`${dosen.namaLengkap} masih bertugas:`}</Text>
        <List>
          {bimbingan > 0 && (
            <List.Item>
              <Anchor component={Link} to={bimbingannya} {...baru}>
                {`${bimbingan} mahasiswa bimbingan`}
              </Anchor>
            </List.Item>
          )}
          {kelas > 0 && (
            <List.Item>
              <Anchor component={Link} to={`/data-master/dosen/data-dosen/${dosen.id}?tab=mengajar`} {...baru}>
                {`${kelas} kelas pada periode ini`}
              </Anchor>
            </List.Item>
          )}
        </List>
        <Text c="dimmed">
          Alihkan sekarang membuka tab baru, dan status belum disimpan. Nanti menyimpan status; peringatan tetap tampil sampai semuanya
          dialihkan.
        </Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => onJawab(false)}>
            Batal
          </Button>
          <Button
            component={Link}
            variant="default"
            to={bimbingan > 0 ? bimbingannya : `/data-master/dosen/data-dosen/${dosen.id}?tab=mengajar`}
            {...baru}
            onClick={() => onJawab(false)}
          >
            Alihkan sekarang
          </Button>
          <Button data-autofocus onClick={() => onJawab(true)}>
            Nanti
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
