import { Button, Progress, Stack, Text } from '@mantine/core'
import { columnsOfImport } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { WizardPage } from '../page/wizard-page'
import { CheckStep } from './check-step'
import { ColumnsStep } from './columns-step'
import type { ImportParts, JobCall, Run } from './import-parts'
import { ResultStep } from './result-step'
import { UploadStep } from './upload-step'
import { isWorking, useJobPercent, useRun, useRunActs } from './use-run'

const FILE = 'unggah'
/** States behind which a step has been reached. */
const CHECKED: readonly Run['status'][] = ['diperiksa', 'simpan', 'selesai', 'urung', 'diurungkan']
const SAVED: readonly Run['status'][] = ['selesai', 'urung', 'diurungkan']

/** Import in four steps, each under its own address: Unggah, Cocokkan kolom, Periksa, Hasil. */
export function ImportWizard(parts: ImportParts) {
  const { declaration, calls, back } = parts
  const { id, langkah = FILE } = useParams()
  const { pathname } = useResolvedPath(id === undefined ? '.' : '../..', { relative: 'path' })
  const base = pathname.replace(/\/$/, '')
  const navigate = useNavigate()
  const query = useRun(calls, id)
  const run = query.data?.data
  const acts = useRunActs(calls)
  const [kolom, setKolom] = useState<Record<string, number | null> | null>(null)
  const chosen = kolom ?? run?.kolom ?? {}
  const pathOf = (key: string) => (key === FILE || id === undefined ? base : `${base}/${id}/${key}`)
  const missing = columnsOfImport(declaration).filter(({ name, required }) => required && (chosen[name] ?? null) === null)
  const busy = run !== undefined && isWorking(run)
  const savable = run === undefined ? 0 : run.baru + run.ubah

  if (query.error !== null && run === undefined)
    return <MuatGagalCard error={query.error} onMuatUlang={() => void query.refetch()} sibuk={query.isFetching} />
  const step = (content: (run: Run) => React.ReactNode) => () =>
    run === undefined ? null : busy ? <Working run={run} job={parts.job} back={back} /> : content(run)
  const waiting = busy ? 'Tunggu sampai selesai.' : null
  return (
    <WizardPage
      title={declaration.title}
      current={id === undefined ? FILE : langkah}
      pathOf={pathOf}
      steps={[
        {
          key: FILE,
          label: 'Unggah',
          missing: id === undefined ? 'Unggah berkas, atau tempel dari lembar kerja.' : null,
          content: () => <UploadStep {...parts} onUploaded={(made) => void navigate(`${base}/${made.id}/kolom`)} />,
        },
        {
          key: 'kolom',
          label: 'Cocokkan kolom',
          missing: waiting ?? (missing.length > 0 ? `Cocokkan ${missing.map(({ title }) => title).join(', ')}.` : null),
          content: step((one) => <ColumnsStep declaration={declaration} run={one} kolom={chosen} onChange={setKolom} />),
          ...(run !== undefined &&
            !SAVED.includes(run.status) && {
              leave: { label: 'Periksa baris', run: () => acts.check.mutateAsync({ id: run.id, kolom: chosen }) },
            }),
        },
        {
          key: 'periksa',
          label: 'Periksa',
          missing: stepMissing(run, waiting, savable),
          content: step((one) => <CheckStep {...parts} run={one} />),
          ...(run !== undefined &&
            savable > 0 && {
              leave: { label: `Simpan ${formatAngka(savable)} baris yang valid`, run: () => acts.save.mutateAsync(run.id) },
            }),
        },
        {
          key: 'hasil',
          label: 'Hasil',
          missing: waiting,
          content: step((one) => <ResultStep {...parts} run={one} undo={acts.undo} />),
        },
      ]}
      finish="Selesai"
      finishing={false}
      onFinish={() => void navigate(back)}
      onCancel={() => void navigate(back)}
    />
  )
}

/** Why one can't go on from the check: it is not done, or there is nothing to save and nothing was. */
function stepMissing(run: Run | undefined, waiting: string | null, savable: number): string | null {
  if (run === undefined || !CHECKED.includes(run.status)) return 'Periksa baris terlebih dahulu.'
  if (waiting !== null) return waiting
  return savable === 0 && !SAVED.includes(run.status) ? 'Tidak ada baris baru atau berubah yang dapat disimpan.' : null
}

const WORDS = { periksa: 'Memeriksa', simpan: 'Menyimpan', urung: 'Mengurungkan' } as const

/** A job works on the run; one may wait here or go. */
function Working({ run, job, back }: { run: Run; job: JobCall; back: string }) {
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
