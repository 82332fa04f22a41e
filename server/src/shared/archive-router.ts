import type { api } from '../auth/guard'
import { ArchiveActs, type ArchiveKind } from '../kit/import/archive/archive-acts'
import type { ImportJob } from '../kit/import/import-job'

/** The calls that `archiveImportCalls` declares, whichever kind of import they are for. */
type ArchiveImplementer = typeof api.dataMaster.imporFoto

/** The handlers of one kind of import from a ZIP. */
export function archiveRouter<Values, Plan>(calls: ArchiveImplementer, kind: ArchiveKind<Values, Plan>, job: ImportJob) {
  const acts = new ArchiveActs(kind, job)
  return calls.router({
    list: calls.list.handler(({ input, context }) => acts.list(context, input)),
    template: calls.template.handler(({ context }) => acts.template(context)),
    mulai: calls.mulai.handler(({ input, context }) => acts.begin(context, input)),
    bagian: calls.bagian.handler(({ input, context }) => acts.piece(context, input)),
    isi: calls.isi.handler(({ input, context }) => acts.contents(context, input)),
    get: calls.get.handler(({ input, context }) => acts.get(context, input)),
    periksa: calls.periksa.handler(({ input, context }) => acts.check(context, input)),
    baris: calls.baris.handler(({ input, context }) => acts.rows(context, input)),
    ubahBaris: calls.ubahBaris.handler(({ input, context }) => acts.repair(context, input)),
    simpan: calls.simpan.handler(({ input, context }) => acts.save(context, input)),
    urungkan: calls.urungkan.handler(({ input, context }) => acts.undo(context, input)),
    batal: calls.batal.handler(({ input, context }) => acts.cancel(context, input)),
  })
}
