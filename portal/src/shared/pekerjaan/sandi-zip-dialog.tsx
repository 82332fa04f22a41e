import { Alert, Button, Code, CopyButton, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { KeyValues } from '../../kit/page/key-values'

export type SandiZip = { idPekerjaan: string; jumlah: number; sandiZip: string }

const WATCH_MS = 1000

/** The password of the ZIP, shown this once, while the job that makes it runs. */
export function SandiZipDialog({ hasil, onTutup }: { hasil: SandiZip; onTutup: () => void }) {
  const { idPekerjaan, jumlah, sandiZip } = hasil
  const { data } = useQuery({
    ...api.platform.pekerjaan.get.queryOptions({ input: { id: idPekerjaan } }),
    refetchInterval: ({ state }) => (['antre', 'berjalan'].includes(state.data?.data.status ?? 'antre') ? WATCH_MS : false),
  })
  const job = data?.data
  const percent = Math.round(((job?.selesai ?? 0) / Math.max(1, job?.total ?? jumlah)) * 100)
  return (
    <Modal opened onClose={onTutup} title="Kata sandi ZIP" size={480} closeOnClickOutside={false} closeOnEscape={false}>
      <Stack gap="md">
        <KeyValues facts={[{ label: 'Kata sandi ZIP', value: <Code fz="md">{sandiZip}</Code> }]} />
        <Alert color="kuning">
          Kata sandi ini hanya ditampilkan satu kali dan tidak tersimpan. Tanpa kata sandi ini ZIP tidak dapat dibuka.
        </Alert>
        <Progress value={percent} aria-label="Kemajuan pembuatan kata sandi" />
        <Text component="output" c="dimmed">
          {job?.status === 'selesai'
            ? 'ZIP siap diunduh di halaman Unduhan sampai 24 jam.'
            : (job?.pesan ?? `${formatAngka(job?.selesai ?? 0)} dari ${formatAngka(jumlah)} akun`)}
        </Text>
        <CopyButton value={sandiZip}>
          {({ copied, copy }) => (
            <Group justify="flex-end" gap="sm">
              <Text component="output" c="dimmed">
                {copied ? 'Tersalin' : ''}
              </Text>
              <Button variant="default" data-autofocus onClick={copy}>
                Salin
              </Button>
              <Button variant="default" component={Link} to="/unduhan">
                Buka Unduhan
              </Button>
              <Button onClick={onTutup}>Sudah dicatat</Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  )
}
