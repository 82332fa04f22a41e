import { z } from 'zod'
import { defineJob, type JobDefinition } from '../../jobs/define'
import type { JobRun } from '../../jobs/job-run'
import { checkNext, finishCheck, type RunAt } from './check'
import type { ImportContext, ImportKind } from './import-kind'
import { finishSave, finishUndo, LAST_LINE, saveNext, undoNext } from './save'

const Parameter = z.object({
  id: z.uuid(),
  tindakan: z.enum(['periksa', 'simpan', 'urungkan']),
  namaBerkas: z.string(),
  kolom: z.record(z.string(), z.int().nullable()),
  /** Rows that there are to do. */
  total: z.int(),
})
type Work = JobRun<z.output<typeof Parameter>>
export type ImportJob = JobDefinition<typeof Parameter>

const VERB = { periksa: 'Periksa', simpan: 'Simpan', urungkan: 'Urungkan' } as const

/** A step of a job as the acts of a kind see it: on behalf of who asked, with the rights that he has now. */
function contextOf(job: Work, db: ImportContext['db']): ImportContext {
  if (job.actor === null) throw new Error('An import is always somebody’s.')
  return { db, session: job.actor, tenant: job.tenant, services: job.services }
}

async function check<V, P>(kind: ImportKind<V, P>, job: Work, run: RunAt): Promise<void> {
  let after = typeof job.titik === 'number' ? job.titik : 0
  for (;;) {
    const batch = await job.step(async (db, mark) => {
      const found = await checkNext(kind, contextOf(job, db), { run, after })
      if (found) mark({ selesai: found.rows, titik: found.last })
      return found
    })
    if (batch === null) break
    after = batch.last
  }
  await job.step((db) => finishCheck(kind, db, run.id))
}

/** Saved rows leave the rows that are still to save, so a run that broke off goes on by itself. */
async function save<V, P>(kind: ImportKind<V, P>, job: Work, run: RunAt): Promise<void> {
  let rows: number
  do {
    rows = await job.step(async (db, mark) => {
      const looked = await saveNext(kind, contextOf(job, db), run)
      mark({ selesai: looked })
      return looked
    })
  } while (rows > 0)
  await job.step((db) => finishSave(db, run.id))
}

async function undo<V, P>(kind: ImportKind<V, P>, job: Work, { id }: RunAt): Promise<void> {
  const takeBack = (before: number) =>
    job.step(async (db, mark) => {
      const found = await undoNext(kind, contextOf(job, db), { id, before })
      if (found) mark({ selesai: found.rows, titik: found.last })
      return found
    })
  let found = await takeBack(typeof job.titik === 'number' ? job.titik : LAST_LINE)
  while (found !== null) found = await takeBack(found.last)
  await job.step((db) => finishUndo(db, id))
}

/** The work of one kind that takes more than a moment; it stands in the list of jobs like any other. */
export const defineImportJob = <V, P>(kind: ImportKind<V, P>): ImportJob =>
  defineJob({
    jenis: `impor_${kind.declaration.jenis.replaceAll('-', '_')}`,
    judul: ({ tindakan, namaBerkas }) => `${kind.declaration.title}: ${VERB[tindakan]} ${namaBerkas}`,
    parameter: Parameter,
    run: async (job) => {
      const { id, kolom, tindakan, total } = job.parameter
      if (job.titik === null) await job.progress({ total })
      await { periksa: check, simpan: save, urungkan: undo }[tindakan](kind, job, { id, kolom })
    },
  })
