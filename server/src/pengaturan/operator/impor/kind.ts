import { IMPOR_OPERATOR, type OperatorImporRow } from '@sivitas/contract/pengaturan/operator/impor-operator'
import { defineImportJob } from '../../../kit/import/import-job'
import type { ImportKind } from '../../../kit/import/import-kind'
import { checkOperators, type OperatorPlan } from './check'
import { listLokasi, listProdi, listRoles } from './queries'
import { saveOperators, undoOperators } from './save'

/** The operator import (platform, Documents, imports, jobs): key username, one line a person. */
export const OPERATOR_KIND: ImportKind<OperatorImporRow, OperatorPlan> = {
  declaration: IMPOR_OPERATOR,
  codes: async ({ db }) => [
    { title: 'Hak akses', rows: (await listRoles(db)).map(({ nama }) => [nama, nama]) },
    { title: 'Program studi', rows: (await listProdi(db)).map(({ kode, nama }) => [kode, nama]) },
    { title: 'Lokasi', rows: (await listLokasi(db)).map(({ kode, nama }) => [kode, nama]) },
  ],
  check: checkOperators,
  save: saveOperators,
  undo: undoOperators,
}

export const imporOperatorJob = defineImportJob(OPERATOR_KIND)
