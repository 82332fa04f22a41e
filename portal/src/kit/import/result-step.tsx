import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useUnduh } from '../export/unduh-context'
import { useKonfirmasi } from '../feedback/konfirmasi'
import { NilaiTanggalJam } from '../format/nilai'
import { IconArrowBackUp, IconDownload } from '../icons'
import { Counts } from './check-step'
import type { ImportParts, Run, RunClient } from './import-parts'

type Props = ImportParts<RunClient> & { run: Run; undo: UseMutationResult<{ data: Run }, Error, string> }

/** Step 4: what was written, what stayed behind, and the way back. */
export function ResultStep({ calls, after, run, undo }: Props) {
  const tanya = useKonfirmasi()
  const unduh = useUnduh()
  const rejected = useMutation({ mutationFn: () => unduh(calls.baris, { id: run.id, format: 'xlsx', status: ['salah'] }) })
  const takeBack = async () => {
    const akibat = ['Data baru dihapus dan data yang diubah kembali seperti semula.', 'Yang sudah diubah orang setelah impor dibiarkan.']
    if (await tanya({ pesan: `Urungkan impor ${formatAngka(run.tersimpan)} baris dari ${run.namaBerkas}?`, akibat, setuju: 'Urungkan' }))
      undo.mutate(run.id)
  }
  return (
    <Stack gap="md">
      <Text fw={600} component="output">
        {headline(run)}
      </Text>
      <Counts run={run} />
      {run.pesan !== null && <Alert color="kuning">{run.pesan}</Alert>}
      <Group gap="sm">
        {run.salah > 0 && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={rejected.isPending}
            onClick={() => rejected.mutate()}
          >
            Unduh baris bermasalah
          </Button>
        )}
        {run.urungSampai !== null && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={undo.isPending}
            onClick={() => void takeBack()}
          >
            Urungkan impor
          </Button>
        )}
        {run.urungSampai !== null && (
          <Text c="dimmed">
            Dapat diurungkan sampai <NilaiTanggalJam nilai={run.urungSampai} />
          </Text>
        )}
      </Group>
      {run.status === 'selesai' && <Group>{after?.(run)}</Group>}
    </Stack>
  )
}

function headline({ status, tersimpan, urung }: Run): string {
  if (status === 'diurungkan') return `${formatAngka(urung)} baris telah diurungkan`
  return tersimpan > 0 ? `${formatAngka(tersimpan)} baris tersimpan` : 'Belum ada baris yang tersimpan'
}
