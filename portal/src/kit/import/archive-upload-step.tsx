import { Button, Code, Progress, Stack, Text } from '@mantine/core'
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_FILES } from '@sivitas/contract/kit/import-archive'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import { useState } from 'react'
import { BerkasInput } from '../form/inputs/berkas-input'
import { pesanGalat } from '../galat'
import { BrokenUploads } from './broken-uploads'
import type { ArchiveClient, ImportParts, Run } from './import-parts'
import { UploadFrame } from './upload-frame'
import { useArchiveUpload } from './use-archive-upload'

const ACCEPTED = ['zip'] as const

/** Step 1 of an import from a ZIP: how its files are named, and the ZIP, which goes piece by piece. */
export function ArchiveUploadStep({ declaration, calls, onUploaded }: ImportParts<ArchiveClient> & { onUploaded: (run: Run) => void }) {
  const [berkas, setBerkas] = useState<File | null>(null)
  const { broken, sent, upload, giveUp, forget } = useArchiveUpload(calls, (run) => (run === null ? setBerkas(null) : onUploaded(run)))
  const choose = (file: File | null) => {
    setBerkas(file)
    upload.reset()
    // Of the same file a part may be there already; then the person decides.
    if (file !== null && !broken.some((one) => isOf(file, one))) upload.mutate({ file })
  }
  const sending = upload.isPending ? berkas : null
  const intro = (
    <>
      Satu ZIP berisi paling banyak {formatAngka(ARCHIVE_MAX_FILES)} berkas bernama <Code>{declaration.arsip?.pola}</Code>; folder di
      dalamnya tidak berarti apa-apa.
    </>
  )
  return (
    <UploadFrame calls={calls} intro={intro} template="Unduh petunjuk">
      <BerkasInput
        label="Berkas ZIP"
        terima={ACCEPTED}
        maksBytes={ARCHIVE_MAX_BYTES}
        value={berkas}
        disabled={upload.isPending}
        onChange={choose}
        error={upload.error === null ? undefined : pesanGalat(upload.error)}
      />
      {sending === null ? (
        <BrokenUploads
          broken={broken}
          file={berkas}
          fits={isOf}
          busy={forget.isPending}
          onResume={(file, terputus) => upload.mutate({ file, terputus })}
          onRestart={(file, { id }) => forget.mutate(id, { onSuccess: () => upload.mutate({ file }) })}
          onForget={({ id }) => forget.mutate(id)}
        />
      ) : (
        <Sending file={sending} sent={sent} onCancel={giveUp} />
      )}
    </UploadFrame>
  )
}

/** Whether an upload that broke off may be of this file; the server looks at the content. */
const isOf = (file: File, { namaBerkas, ukuran }: { namaBerkas: string; ukuran: number }) =>
  file.size === ukuran && file.name.slice(0, 200) === namaBerkas

/** How far a ZIP is on its way. */
function Sending({ file, sent, onCancel }: { file: File; sent: number; onCancel: () => void }) {
  const whole = sent >= file.size
  return (
    <Stack gap="xs" align="start">
      <Progress w="100%" value={(100 * sent) / file.size} animated={whole} aria-label={`Mengunggah ${file.name}`} />
      <Text component="output">
        {whole
          ? 'Membaca isi ZIP'
          : `Terkirim ${ukuranBerkas(sent)} dari ${ukuranBerkas(file.size)}. Bila halaman tertutup atau jaringan putus, unggahan dapat dilanjutkan.`}
      </Text>
      {!whole && (
        <Button variant="default" onClick={onCancel}>
          Batalkan unggahan
        </Button>
      )}
    </Stack>
  )
}
