import { Alert, Button, Stack, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import type { Step } from '../page/wizard-page'
import { ArchiveUploadStep } from './archive-upload-step'
import { CheckStep } from './check-step'
import type { ArchiveClient, ImportParts, Run } from './import-parts'
import { ResultStep } from './result-step'
import { RunPage, useRunRoute } from './run-page'
import { isWorking, SAVED, unsaved, useRunActs, WAIT } from './use-run'
import { Working } from './working'

const LATER = { periksa: 'Periksa', hasil: 'Hasil' } as const

/** Import from a ZIP in three steps, each under its own address: Unggah, Periksa, Hasil. */
export function ArchiveWizard(parts: ImportParts<ArchiveClient>) {
  const route = useRunRoute(parts.calls)
  const steps = useSteps(parts, route.run)
  const upload = {
    missing: 'Unggah berkas ZIP.',
    next: 'periksa',
    content: (onUploaded: (run: Run) => void) => <ArchiveUploadStep {...parts} onUploaded={onUploaded} />,
  }
  return <RunPage parts={parts} route={route} upload={upload} steps={steps} />
}

/** The steps of a run that is there; before that their names alone. */
function useSteps(parts: ImportParts<ArchiveClient>, run: Run | undefined): Step[] {
  const acts = useRunActs(parts.calls)
  if (run === undefined)
    return (['periksa', 'hasil'] as const).map((key) => ({
      key,
      label: LATER[key],
      missing: 'Unggah berkas terlebih dahulu.',
      content: () => null,
    }))
  const busy = isWorking(run)
  const savable = run.baru + run.ubah
  const working = () => <Working run={run} job={parts.job} back={parts.back} />
  const check = () => (
    <Unchecked run={run} busy={acts.check.isPending} onCheck={() => acts.check.mutate({ id: run.id, kolom: run.kolom })} />
  )
  const save = {
    label: `Simpan ${formatAngka(savable)} berkas yang valid`,
    done: SAVED.includes(run.status),
    run: () => acts.save.mutateAsync(run.id),
  }
  const rows = () => (
    <Stack gap="md">
      {run.catatan.map((note) => (
        <Alert key={note} color="kuning">
          {note}
        </Alert>
      ))}
      <CheckStep {...parts} run={run} />
    </Stack>
  )
  return [
    {
      key: 'periksa',
      label: LATER.periksa,
      missing: unsaved(run, savable),
      content: busy ? working : run.status === 'unggah' ? check : rows,
      ...(savable > 0 && !busy ? { leave: save } : {}),
    },
    {
      key: 'hasil',
      label: LATER.hasil,
      missing: run.status === 'simpan' || run.status === 'urung' ? WAIT : null,
      content: busy ? working : () => <ResultStep {...parts} run={run} undo={acts.undo} />,
    },
  ]
}

/** A run whose check was stopped, or whose ZIP never came whole. */
function Unchecked({ run, busy, onCheck }: { run: Run; busy: boolean; onCheck: () => void }) {
  if (run.jumlahBaris === 0)
    return <Text>Unggahan ini belum lengkap. Kembali ke langkah Unggah, lalu pilih ZIP yang sama untuk melanjutkannya.</Text>
  return (
    <Stack gap="sm" align="start">
      {run.pesan !== null && <Alert color="kuning">{run.pesan}</Alert>}
      <Text>{formatAngka(run.jumlahBaris)} berkas menunggu diperiksa.</Text>
      <Button loading={busy} onClick={onCheck}>
        Periksa berkas
      </Button>
    </Stack>
  )
}
