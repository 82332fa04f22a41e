import { IMPOR_MAHASISWA_BARU, type MahasiswaBaruRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/mahasiswa-baru'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { ImportKind } from '../../../../kit/import/import-kind'
import { lembarKode } from '../rujukan'
import { periksaBaru } from './periksa'
import type { RencanaBaru } from './rencana'
import { simpanBaru } from './simpan'
import { urungkanBaru } from './urung'

/** 'Mahasiswa baru': key NIM, or NIK, prodi and period where the pattern gives the NIM (data-master, Imports). */
export const MAHASISWA_BARU_KIND: ImportKind<MahasiswaBaruRow, RencanaBaru> = {
  declaration: IMPOR_MAHASISWA_BARU,
  codes: lembarKode,
  check: periksaBaru,
  save: simpanBaru,
  undo: urungkanBaru,
  // Thirty questions a step: twice the rows are half of them.
  together: 500,
}

export const imporMahasiswaBaruJob = defineImportJob(MAHASISWA_BARU_KIND)
