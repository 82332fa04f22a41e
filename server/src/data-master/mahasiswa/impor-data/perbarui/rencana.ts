import type { PerbaruiDataRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/perbarui-data'
import type { CheckedRow } from '../../../../kit/import/import-kind'

type Kolom = Record<string, unknown>

/** What saving changes: whole rows as they will stand, of those tables that a line touches. */
export type RencanaPerbarui = {
  idBiodata: string
  versiOrang: number
  orang: Kolom | null
  orangTua: Kolom[]
  registrasi: Kolom | null
}

/** What undoing puts back. */
export type SebelumPerbarui = {
  idBiodata: string
  /** Version of the person that the import left behind. */
  versiOrang: number
  orang: Kolom | null
  orangTua: Kolom[]
  /** Parents whom the import made. */
  peranBaru: string[]
  registrasi: Kolom
}

export type BarisPerbarui = CheckedRow<PerbaruiDataRow, RencanaPerbarui>
