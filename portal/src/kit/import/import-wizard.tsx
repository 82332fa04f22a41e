import { columnsOfImport } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState, type ReactNode } from 'react'
import type { Step } from '../page/wizard-page'
import { CheckStep } from './check-step'
import { ColumnsStep } from './columns-step'
import type { ImportParts, Run } from './import-parts'
import { ResultStep } from './result-step'
import { RunPage, useRunRoute } from './run-page'
import { UploadStep } from './upload-step'
import { CHECKED, isWorking, SAVED, unsaved, useRunActs, WAIT } from './use-run'
import { Working } from './working'

/** Import in four steps, each under its own address: Unggah, Cocokkan kolom, Periksa, Hasil. */
export function ImportWizard(parts: ImportParts) {
  const route = useRunRoute(parts.calls)
  const steps = useSteps(parts, route.run)
  const upload = {
    missing: 'Unggah berkas, atau tempel dari lembar kerja.',
    next: 'kolom',
    content: (onUploaded: (run: Run) => void) => <UploadStep {...parts} onUploaded={onUploaded} />,
  }
  return <RunPage parts={parts} route={route} upload={upload} steps={steps} />
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
