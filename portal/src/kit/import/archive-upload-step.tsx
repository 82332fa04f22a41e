import { Button, Code, Group, Progress, Stack, Text } from '@mantine/core'
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_FILES } from '@sivitas/contract/kit/import-archive'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useUnduh } from '../export/unduh-context'
import { BerkasInput } from '../form/inputs/berkas-input'
import { pesanGalat } from '../galat'
import { IconDownload } from '../icons'
import { EarlierRuns } from './earlier-runs'
import type { ArchiveClient, ImportParts, Run } from './import-parts'
import { sendArchive } from './send-archive'

const ACCEPTED = ['zip'] as const

/** Step 1 of an import from a ZIP: how its files are named, and the ZIP, which goes piece by piece. */
export function ArchiveUploadStep({ declaration, calls, onUploaded }: ImportParts<ArchiveClient> & { onUploaded: (run: Run) => void }) {
  const unduh = useUnduh()
  const [berkas, setBerkas] = useState<File | null>(null)
  const [terkirim, setTerkirim] = useState(0)
  const giveUp = useRef<AbortController | null>(null)
  const upload = useMutation({
    mutationFn: (file: File) => {
      giveUp.current = new AbortController()
      setTerkirim(0)
      return sendArchive(calls, file, { onProgress: setTerkirim, signal: giveUp.current.signal })
    },
    meta: { galat: 'sendiri' },
    onSuccess: (run) => (run === null ? setBerkas(null) : onUploaded(run)),
  })
  const template = useMutation({ mutationFn: () => unduh(calls.template) })
  const choose = (file: File | null) => {
    setBerkas(file)
    upload.reset()
    if (file !== null) upload.mutate(file)
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" align="start">
        <Text maw="60ch">
          Satu ZIP berisi paling banyak {formatAngka(ARCHIVE_MAX_FILES)} berkas bernama <Code>{declaration.arsip?.pola}</Code>; folder di
          dalamnya tidak berarti apa-apa. Tidak ada yang tersimpan sebelum Anda menyimpannya pada langkah Periksa.
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          Unduh petunjuk
        </Button>
      </Group>
      <BerkasInput
        label="Berkas ZIP"
        terima={ACCEPTED}
        maksBytes={ARCHIVE_MAX_BYTES}
        value={berkas}
        disabled={upload.isPending}
        onChange={choose}
        error={upload.error === null ? undefined : pesanGalat(upload.error)}
      />
      {upload.isPending && berkas !== null && <Sending file={berkas} sent={terkirim} onCancel={() => giveUp.current?.abort()} />}
      <EarlierRuns calls={calls} />
    </Stack>
  )
}

/** How far a ZIP is on its way. */
function Sending({ file, sent, onCancel }: { file: File; sent: number; onCancel: () => void }) {
  const whole = sent >= file.size
  return (
    <Stack gap="xs" align="start">
      <Progress w="100%" value={(100 * sent) / file.size} animated={whole} aria-label={`Mengunggah ${file.name}`} />
      <Text component="output">
        {whole ? 'Membaca isi ZIP' : `Terkirim ${ukuranBerkas(sent)} dari ${ukuranBerkas(file.size)}. Biarkan halaman ini terbuka.`}
      </Text>
      {!whole && (
        <Button variant="default" onClick={onCancel}>
          Batalkan unggahan
        </Button>
      )}
    </Stack>
  )
}
