import { IMPOR_RUANG, type RuangImporRow } from '@sivitas/contract/data-master/badan-hukum/impor-ruang'
import { FASILITAS } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { Galat } from '../../../../kit/galat'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { listKode } from '../../../referensi/kode-queries'
import { checkRuang, type BarisRuang } from './check'
import { deleteRuang, insertRuang, listGedungKode, listProdiKode, updateRuang, type IsiRuang } from './queries'

const planOf = ({ id, rencana }: BarisRuang): IsiRuang => {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return rencana
}

async function save({ db }: ImportContext, rows: readonly BarisRuang[]): Promise<Written[]> {
  const fresh = rows.filter(({ sasaran }) => sasaran === null)
  const made = await insertRuang(db, fresh.map(planOf))
  const old = rows.flatMap((row) =>
    row.sasaran ? [{ baris: row.id, isi: { ...planOf(row), id: row.sasaran.id, versi: row.sasaran.versi } }] : [],
  )
  const versions = await updateRuang(
    db,
    old.map(({ isi }) => isi),
  )
  if (versions.size < old.length) throw new Galat([409, 'versi_usang'], 'Sebagian ruang sedang diubah orang lain. Simpan sekali lagi.')
  return [
    ...fresh.map((row): Written => ({ baris: row.id, sasaran: made.get(planOf(row).kode) ?? '', versi: 1 })),
    ...old.map(({ baris, isi }): Written => ({ baris, sasaran: isi.id, versi: versions.get(isi.id) ?? 1 })),
  ]
}

const TOUCHED = 'Sudah diubah atau dipakai setelah impor, sehingga dibiarkan'

async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const gone = await deleteRuang(
    db,
    rows.filter(({ sebelum }) => sebelum === null),
  )
  const old = rows.flatMap(({ sasaran, versi, sebelum }) => (sebelum ? [{ ...(sebelum as IsiRuang), id: sasaran, versi }] : []))
  const back = await updateRuang(db, old)
  const kept = rows.filter(({ sasaran, sebelum }) => !(sebelum === null ? gone : back).has(sasaran))
  return new Map(kept.map(({ baris }) => [baris, TOUCHED]))
}

/** Rooms from a file, by their codes (data-master, Imports: Ruang). */
export const RUANG_KIND: ImportKind<RuangImporRow, IsiRuang> = {
  declaration: IMPOR_RUANG,
  codes: async ({ db }) => [
    { title: 'Gedung', rows: (await listGedungKode(db)).map(({ kode, nama, kodeKampus }) => [kode, `${nama} (${kodeKampus})`] as const) },
    { title: 'Jenis ruang', rows: (await listKode(db, 'jenis-ruang')).map(({ kode, nama }) => [kode, nama] as const) },
    { title: 'Fasilitas', rows: Object.entries(FASILITAS) },
    { title: 'Program studi', rows: (await listProdiKode(db)).map(({ kode, nama }) => [kode, nama] as const) },
  ],
  check: checkRuang,
  save,
  undo,
}

export const imporRuangJob = defineImportJob(RUANG_KIND)
