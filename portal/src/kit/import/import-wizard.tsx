import { Button, Progress, Stack, Text } from '@mantine/core'
import { columnsOfImport } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState, type ReactNode } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { WizardPage, type Step } from '../page/wizard-page'
import { CheckStep } from './check-step'
import { ColumnsStep } from './columns-step'
import type { ImportParts, JobCall, Run } from './import-parts'
import { ResultStep } from './result-step'
import { UploadStep } from './upload-step'
import { isWorking, useJobPercent, useRun, useRunActs } from './use-run'

const FILE = 'unggah'
/** States behind which a step has been reached. */
const CHECKED: readonly Run['status'][] = ['diperiksa', 'simpan', 'selesai', 'urung', 'diurungkan']
const SAVED: readonly Run['status'][] = ['simpan', 'selesai', 'urung', 'diurungkan']
const WAIT = 'Tunggu sampai selesai.'

/** Import in four steps, each under its own address: Unggah, Cocokkan kolom, Periksa, Hasil. */
export function ImportWizard(parts: ImportParts) {
  const { declaration, calls, back } = parts
  const { id, langkah = FILE } = useParams()
  const { pathname } = useResolvedPath(id === undefined ? '.' : '../..', { relative: 'path' })
  const base = pathname.replace(/\/$/, '')
  const navigate = useNavigate()
  const query = useRun(calls, id)
  const run = query.data?.data
  const steps = useSteps(parts, run)

  if (query.error !== null && run === undefined)
    return <MuatGagalCard error={query.error} onMuatUlang={() => void query.refetch()} sibuk={query.isFetching} />
  const file: Step = {
    key: FILE,
    label: 'Unggah',
    missing: id === undefined ? 'Unggah berkas, atau tempel dari lembar kerja.' : null,
    content: () => <UploadStep {...parts} onUploaded={(made) => void navigate(`${base}/${made.id}/kolom`)} />,
  }
  return (
    <WizardPage
      title={declaration.title}
      current={id === undefined ? FILE : langkah}
      pathOf={(key) => (key === FILE || id === undefined ? base : `${base}/${id}/${key}`)}
      steps={[file, ...steps]}
      finish="Selesai"
      finishing={false}
      onFinish={() => void navigate(back)}
      onCancel={() => void navigate(back)}
    />
  )
}

const LATER = ['kolom', 'periksa', 'hasil'] as const
const LABELS = { kolom: 'Cocokkan kolom', periksa: 'Periksa', hasil: 'Hasil' } as const

/** The steps of a run that is there; before that their names alone. */
function useSteps(parts: ImportParts, run: Run | undefined): Step[] {
  const acts = useRunActs(parts.calls)
  const [kolom, setKolom] = useState<Record<string, number | null> | null>(null)
  if (run === undefined)
    return LATER.map((key) => ({ key, label: LABELS[key], missing: 'Unggah berkas terlebih dahulu.', content: () => null }))
  const busy = isWorking(run)
  const step = (key: (typeof LATER)[number], missing: string | null, content: () => ReactNode): Step => ({
    key,
    label: LABELS[key],
    missing,
    content: busy ? () => <Working run={run} job={parts.job} back={parts.back} /> : content,
  })
  const chosen = kolom ?? run.kolom
  const savable = run.baru + run.ubah
  const done = { periksa: CHECKED.includes(run.status) || run.status === 'periksa', simpan: SAVED.includes(run.status) }
  const check = { label: 'Periksa baris', done: done.periksa, run: () => acts.check.mutateAsync({ id: run.id, kolom: chosen }) }
  const save = { label: `Simpan ${formatAngka(savable)} baris yang valid`, done: done.simpan, run: () => acts.save.mutateAsync(run.id) }
  return [
    {
      ...step('kolom', unmatched(parts, chosen), () => (
        <ColumnsStep declaration={parts.declaration} run={run} kolom={chosen} onChange={setKolom} />
      )),
      ...(done.simpan || busy ? {} : { leave: check }),
    },
    {
      ...step('periksa', unsaved(run, savable), () => <CheckStep {...parts} run={run} />),
      ...(savable > 0 && !busy ? { leave: save } : {}),
    },
    step('hasil', run.status === 'simpan' || run.status === 'urung' ? WAIT : null, () => (
      <ResultStep {...parts} run={run} undo={acts.undo} />
    )),
  ]
}

/** Which required columns have no column of the file yet. */
function unmatched({ declaration }: ImportParts, kolom: Readonly<Record<string, number | null>>): string | null {
  const missing = columnsOfImport(declaration).filter(({ name, required }) => required && (kolom[name] ?? null) === null)
  return missing.length > 0 ? `Cocokkan ${missing.map(({ title }) => title).join(', ')}.` : null
}

/** Why one can't go on from the check: it is not done, or there is nothing to save and nothing was. */
function unsaved({ status }: Run, savable: number): string | null {
  if (status === 'periksa') return WAIT
  if (!CHECKED.includes(status)) return 'Periksa baris terlebih dahulu.'
  return savable === 0 && !SAVED.includes(status) ? 'Tidak ada baris baru atau berubah yang dapat disimpan.' : null
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
