import { IMPOR_KONVERSI, type KonversiImporRow } from '@sivitas/contract/akademik/impor-konversi'
import { JENIS_KONVERSI, JENIS_PINDAHAN } from '@sivitas/contract/akademik/konversi-jenis'
import { defineImportJob } from '../../../kit/import/import-job'
import type { CheckedRow, ImportContext, ImportKind, Undoable, Written } from '../../../kit/import/import-kind'
import { periksaBaris, type Rencana } from './periksa'
import { hapusBaris, insertDraf, jumlahkanUlang, listDraf, tulisBaris, type DrafTersimpan } from './queries'

type Row = CheckedRow<KonversiImporRow, Rencana>

const kunci = ({ idMahasiswa, jenis, idPtAsal }: Pick<DrafTersimpan, 'idMahasiswa' | 'jenis' | 'idPtAsal'>) =>
  `${idMahasiswa}|${jenis}|${idPtAsal ?? ''}`

/** Rows join the student's open conversion of the same kind and origin, else a new draft. */
async function save({ db }: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const rencana = rows.flatMap((row) => (row.rencana ? [{ row, ...row.rencana }] : []))
  const draf = new Map<string, string>()
  for (const satu of await listDraf(
    db,
    rencana.map(({ idMahasiswa }) => idMahasiswa),
  ))
    if (!draf.has(kunci(satu))) draf.set(kunci(satu), satu.id)
  const baru = new Map(rencana.filter((satu) => satu.idKonversi === null && !draf.has(kunci(satu))).map((satu) => [kunci(satu), satu]))
  for (const satu of await insertDraf(
    db,
    [...baru.values()].map(({ idMahasiswa, jenis, idPtAsal, idPeriode }) => ({ idMahasiswa, jenis, idPtAsal, idPeriode })),
  ))
    draf.set(kunci(satu), satu.id)
  const tujuan = (satu: (typeof rencana)[number]) => satu.idKonversi ?? draf.get(kunci(satu)) ?? ''
  const tertulis = await tulisBaris(
    db,
    rencana.map((satu) => ({ ...satu.isi, baris: satu.row.id, idKonversi: tujuan(satu), idMahasiswa: satu.idMahasiswa })),
  )
  await jumlahkanUlang(db, [...new Set(rencana.map(tujuan))])
  const per = new Map(tertulis.map((satu) => [`${satu.idMahasiswa}|${satu.idMakul}`, satu]))
  return rencana.flatMap(({ row, idMahasiswa, isi }) => {
    const satu = per.get(`${idMahasiswa}|${isi.idMakul}`)
    return satu ? [{ baris: row.id, sasaran: satu.id, versi: satu.versi }] : []
  })
}

/** Takes back what the import added; what it changed and what is approved by now stays. */
async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const hilang = await hapusBaris(
    db,
    rows.filter(({ sebelum }) => sebelum === null),
  )
  return new Map(
    rows
      .filter(({ sasaran }) => !hilang.has(sasaran))
      .map(({ baris, sebelum }) => [
        baris,
        sebelum === null ? 'Sudah diubah atau disahkan setelah impor, sehingga dibiarkan' : 'Sudah ada sebelum impor, sehingga dibiarkan',
      ]),
  )
}

/** 'Konversi' [nim + kode makul]: subjects of many students, one to one, as drafts that are then handed in and approved on the screen. */
export const KONVERSI_KIND: ImportKind<KonversiImporRow, Rencana> = {
  declaration: IMPOR_KONVERSI,
  codes: () => Promise.resolve([{ title: 'Jenis', rows: JENIS_PINDAHAN.map((jenis) => [jenis, JENIS_KONVERSI[jenis]]) }]),
  check: periksaBaris,
  save,
  undo,
}

export const imporKonversiJob = defineImportJob(KONVERSI_KIND)
