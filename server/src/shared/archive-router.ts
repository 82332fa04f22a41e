import type { api } from '../auth/guard'
import { ArchiveActs, type ArchiveKind } from '../kit/import/archive/archive-acts'
import type { ImportJob } from '../kit/import/import-job'
import { runHandlers } from './import-router'

/** The calls that `archiveImportCalls` declares, whichever kind of import they are for. */
type ArchiveImplementer = typeof api.dataMaster.imporFoto

/** The handlers of one kind of import from a ZIP: those of every import, and an upload in pieces. */
export function archiveRouter<Values, Plan>(calls: ArchiveImplementer, kind: ArchiveKind<Values, Plan>, job: ImportJob) {
  const acts = new ArchiveActs(kind, job)
  return calls.router({
    ...runHandlers(calls, acts),
    terputus: calls.terputus.handler(({ context }) => acts.broken(context)),
    mulai: calls.mulai.handler(({ input, context }) => acts.begin(context, input)),
    bagian: calls.bagian.handler(({ input, context }) => acts.piece(context, input)),
    isi: calls.isi.handler(({ input, context }) => acts.contents(context, input)),
  })
}
