import { api } from '../../../auth/guard'
import { ImportActs } from '../../../kit/import/import-acts'
import { imporKonversiJob, KONVERSI_KIND } from './kind'

const calls = api.akademik.imporKonversi
const acts = new ImportActs(KONVERSI_KIND, imporKonversiJob)

export const imporKonversi = calls.router({
  list: calls.list.handler(({ input, context }) => acts.list(context, input)),
  template: calls.template.handler(({ context }) => acts.template(context)),
  unggah: calls.unggah.handler(({ input, context }) => acts.upload(context, input)),
  get: calls.get.handler(({ input, context }) => acts.get(context, input)),
  periksa: calls.periksa.handler(({ input, context }) => acts.check(context, input)),
  baris: calls.baris.handler(({ input, context }) => acts.rows(context, input)),
  ubahBaris: calls.ubahBaris.handler(({ input, context }) => acts.repair(context, input)),
  simpan: calls.simpan.handler(({ input, context }) => acts.save(context, input)),
  urungkan: calls.urungkan.handler(({ input, context }) => acts.undo(context, input)),
  batal: calls.batal.handler(({ input, context }) => acts.cancel(context, input)),
})
