import type { api } from '../auth/guard'
import { ImportActs } from '../kit/import/import-acts'
import type { ImportJob } from '../kit/import/import-job'
import type { ImportKind } from '../kit/import/import-kind'

/** The calls that `importCalls` declares, whichever kind of import they are for. */
type ImportImplementer = typeof api.dataMaster.imporRuang

/** The acts on a run, in which files and archives are alike. */
type RunImplementer = Pick<
  ImportImplementer,
  'list' | 'template' | 'get' | 'periksa' | 'baris' | 'ubahBaris' | 'simpan' | 'urungkan' | 'batal'
>

/** What can be done with a run wherever its rows came from: each call is one act. */
export function runHandlers<Values, Plan>(calls: RunImplementer, acts: ImportActs<Values, Plan>) {
  return {
    list: calls.list.handler(({ input, context }) => acts.list(context, input)),
    template: calls.template.handler(({ context }) => acts.template(context)),
    get: calls.get.handler(({ input, context }) => acts.get(context, input)),
    periksa: calls.periksa.handler(({ input, context }) => acts.check(context, input)),
    baris: calls.baris.handler(({ input, context }) => acts.rows(context, input)),
    ubahBaris: calls.ubahBaris.handler(({ input, context }) => acts.repair(context, input)),
    simpan: calls.simpan.handler(({ input, context }) => acts.save(context, input)),
    urungkan: calls.urungkan.handler(({ input, context }) => acts.undo(context, input)),
    batal: calls.batal.handler(({ input, context }) => acts.cancel(context, input)),
  }
}

/** The handlers of one kind of import. */
export function importRouter<Values, Plan>(calls: ImportImplementer, kind: ImportKind<Values, Plan>, job: ImportJob) {
  const acts = new ImportActs(kind, job)
  return calls.router({
    ...runHandlers(calls, acts),
    unggah: calls.unggah.handler(({ input, context }) => acts.upload(context, input)),
  })
}
