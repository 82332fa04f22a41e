import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useUnduh } from '../export/unduh-context'
import { IconDownload } from '../icons'
import { EarlierRuns } from './earlier-runs'
import type { RunClient } from './import-parts'

type UploadFrameProps = {
  calls: RunClient
  /** What is handed in here, and how much of it. */
  intro: ReactNode
  /** What the template of the kind is called on its button. */
  template: string
  /** Where the file is chosen. */
  children: ReactNode
}

/** Step 1 of every import: what to hand in and the template of it, the file, and what was imported before. */
export function UploadFrame({ calls, intro, template, children }: UploadFrameProps) {
  const unduh = useUnduh()
  const download = useMutation({ mutationFn: () => unduh(calls.template) })
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Text maw="60ch">{intro} Tidak ada yang tersimpan sebelum Anda menyimpannya pada langkah Periksa.</Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {template}
        </Button>
      </Group>
      {children}
      <EarlierRuns calls={calls} />
    </Stack>
  )
}
