import { Button, Divider, Group, Stack, Text, Textarea } from '@mantine/core'
import { IMPORT_MAX_ROWS } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnduh } from '../export/unduh-context'
import { BerkasInput } from '../form/inputs/berkas-input'
import { pesanGalat } from '../galat'
import { IconDownload } from '../icons'
import { EarlierRuns } from './earlier-runs'
import type { ImportParts, Run } from './import-parts'

const MAX_BYTES = 20 * 1_024_000
const ACCEPTED = ['xlsx', 'csv'] as const

/** Step 1: the template, a file, or a block copied from a spreadsheet; below it what was imported before. */
export function UploadStep({ calls, onUploaded }: ImportParts & { onUploaded: (run: Run) => void }) {
  const unduh = useUnduh()
  const [berkas, setBerkas] = useState<File | null>(null)
  const [teks, setTeks] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => calls.unggah.call({ berkas: file }),
    meta: { galat: 'sendiri' },
    onSuccess: ({ data }) => onUploaded(data),
  })
  const template = useMutation({ mutationFn: () => unduh(calls.template) })
  const choose = (file: File | null) => {
    setBerkas(file)
    if (file !== null) upload.mutate(file)
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Text maw="60ch">
          {`Isi templat, lalu unggah. Paling banyak ${formatAngka(IMPORT_MAX_ROWS)} baris. Tidak ada yang tersimpan sebelum Anda menyimpannya pada langkah Periksa.`}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          Unduh templat
        </Button>
      </Group>
      <BerkasInput
        label="Berkas"
        terima={ACCEPTED}
        maksBytes={MAX_BYTES}
        value={berkas}
        disabled={upload.isPending}
        onChange={choose}
        error={upload.error === null ? undefined : pesanGalat(upload.error)}
      />
      <Divider label="atau" />
      <Textarea
        label="Tempel dari lembar kerja"
        description="Salin baris beserta judul kolomnya dari Excel atau LibreOffice, lalu tempel di sini."
        autosize
        minRows={3}
        maxRows={8}
        value={teks}
        onChange={(event) => setTeks(event.currentTarget.value)}
      />
      <Group>
        <Button
          disabled={teks.trim() === ''}
          loading={upload.isPending}
          onClick={() => upload.mutate(new File([teks], 'tempelan.csv', { type: 'text/csv' }))}
        >
          Pakai tempelan
        </Button>
      </Group>
      <EarlierRuns calls={calls} />
    </Stack>
  )
}
