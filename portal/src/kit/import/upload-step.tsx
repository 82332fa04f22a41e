import { Button, Divider, Group, Textarea } from '@mantine/core'
import { IMPORT_MAX_ROWS } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { BerkasInput } from '../form/inputs/berkas-input'
import { pesanGalat } from '../galat'
import type { ImportParts, Run } from './import-parts'
import { UploadFrame } from './upload-frame'

const MAX_BYTES = 20 * 1_024_000
const ACCEPTED = ['xlsx', 'csv'] as const

/** Step 1: the template, a file, or a block copied from a spreadsheet; below it what was imported before. */
export function UploadStep({ calls, onUploaded }: ImportParts & { onUploaded: (run: Run) => void }) {
  const [berkas, setBerkas] = useState<File | null>(null)
  const [teks, setTeks] = useState('')
  const upload = useMutation({
    mutationFn: (file: File) => calls.unggah.call({ berkas: file }),
    meta: { galat: 'sendiri' },
    onSuccess: ({ data }) => onUploaded(data),
  })
  const choose = (file: File | null) => {
    setBerkas(file)
    if (file !== null) upload.mutate(file)
  }
  const intro = `Isi templat, lalu unggah. Paling banyak ${formatAngka(IMPORT_MAX_ROWS)} baris.`
  return (
    <UploadFrame calls={calls} intro={intro} template="Unduh templat">
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
    </UploadFrame>
  )
}
