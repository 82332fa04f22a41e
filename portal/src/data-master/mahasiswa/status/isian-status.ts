import { UbahStatusInput } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import type { api } from '../../../api'
import { fields } from '../../../kit/form/fields'

/** What the dialog of one and the dialog of many ask for. */
export const IsianStatus = UbahStatusInput.omit({ pratinjau: true })
export const fieldStatus = fields(IsianStatus)

/** The answer of the tab's call, as it travels: days and instants are text. */
export type StatusMahasiswaTampil = Awaited<ReturnType<typeof api.dataMaster.statusMahasiswa.get.call>>['data']
