import { Button, Progress, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useNavigate } from 'react-router'
import type { JobCall, Run } from './import-parts'
import { useJobPercent } from './use-run'

const WORDS = { periksa: 'Memeriksa', simpan: 'Menyimpan', urung: 'Mengurungkan' } as const

/** A job works on the run; one may wait here or go. */
export function Working({ run, job, back }: { run: Run; job: JobCall; back: string }) {
  const navigate = useNavigate()
  const percent = useJobPercent(job, run)
  const word = WORDS[run.status as keyof typeof WORDS]
  return (
    <Stack gap="sm" align="start">
      <Text component="output">{`${word} ${formatAngka(run.jumlahBaris)} baris${percent === null ? '' : `, ${percent}%`}`}</Text>
      <Progress w="100%" value={percent ?? 100} animated={percent === null} aria-label={`${word} ${run.namaBerkas}`} />
      <Button variant="default" onClick={() => void navigate(back)}>
        Jalankan di belakang
      </Button>
    </Stack>
  )
}
