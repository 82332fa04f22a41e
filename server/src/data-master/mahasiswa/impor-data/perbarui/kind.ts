import { IMPOR_PERBARUI_DATA, type PerbaruiDataRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/perbarui-data'
import { Galat } from '../../../../kit/galat'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { ImportContext, ImportKind, Undoable, Written } from '../../../../kit/import/import-kind'
import { updateSet } from '../../../impor/plain-queries'
import { perbaruiKelengkapanOrang } from '../../kelengkapan'
import { versiMahasiswa } from '../baru/simpan-queries'
import { TIPE_ORANG_UBAH, TIPE_REGISTRASI_UBAH } from '../kolom-tabel'
import { lembarKode } from '../rujukan'
import { periksaPerbarui } from './periksa'
import type { BarisPerbarui, RencanaPerbarui, SebelumPerbarui } from './rencana'
import { genggamVersi, hapusOrangTuaSet, upsertOrangTuaSet } from './tersimpan-queries'

const REGISTRASI = { table: 'mahasiswa', types: TIPE_REGISTRASI_UBAH } as const
const ORANG = { table: 'biodata', types: TIPE_ORANG_UBAH } as const

/** Writes what the lines change, a statement a table; a student whom somebody changed since the check ends the batch. */
async function simpan({ db }: ImportContext, rows: readonly BarisPerbarui[]): Promise<Written[]> {
  const semua = rows.flatMap(({ id, sasaran, rencana }) => (sasaran && rencana ? [{ baris: id, sasaran, rencana }] : []))
  const registrasi = semua.flatMap(({ sasaran: { id, versi }, rencana }) =>
    rencana.registrasi ? [{ ...rencana.registrasi, id, versi }] : [],
  )
  const orang = semua.flatMap(({ rencana }) =>
    rencana.orang ? [{ ...rencana.orang, id: rencana.idBiodata, versi: rencana.versiOrang }] : [],
  )
  // The registration first: another name of the person is copied into it and counts its version up.
  const tertulis = [(await updateSet(db, REGISTRASI, registrasi)).size, (await updateSet(db, ORANG, orang)).size]
  if (tertulis[0] !== registrasi.length || tertulis[1] !== orang.length)
    throw new Galat([409, 'versi_usang'], 'Sebagian baris sedang diubah orang lain. Simpan sekali lagi.')
  await upsertOrangTuaSet(
    db,
    semua.flatMap(({ rencana }) => rencana.orangTua),
  )
  await perbaruiKelengkapanOrang(
    db,
    semua.map(({ rencana }) => rencana.idBiodata),
  )
  const versi = await versiMahasiswa(
    db,
    semua.map(({ sasaran }) => sasaran.id),
  )
  return semua.map(({ baris, sasaran }) => ({ baris, sasaran: sasaran.id, versi: versi.get(sasaran.id) ?? sasaran.versi }))
}

/** Puts back what nobody has touched since, student and person together or not at all. */
async function urungkan({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const kini = await genggamVersi(
    db,
    rows.map(({ sasaran }) => sasaran),
  )
  const sebelumOf = ({ sebelum }: Undoable) => sebelum as SebelumPerbarui | null
  const utuh = rows.filter((row) => {
    const versi = kini.get(row.sasaran)
    return versi?.versi === row.versi && versi.versiOrang === sebelumOf(row)?.versiOrang
  })
  const lama = utuh.flatMap((row) => {
    const sebelum = sebelumOf(row)
    return sebelum ? [{ row, sebelum }] : []
  })
  await updateSet(
    db,
    REGISTRASI,
    lama.map(({ row, sebelum }) => ({ ...sebelum.registrasi, id: row.sasaran, versi: row.versi })),
  )
  await updateSet(
    db,
    ORANG,
    lama.flatMap(({ sebelum }) => (sebelum.orang ? [{ ...sebelum.orang, id: sebelum.idBiodata, versi: sebelum.versiOrang }] : [])),
  )
  await upsertOrangTuaSet(
    db,
    lama.flatMap(({ sebelum }) => sebelum.orangTua),
  )
  await hapusOrangTuaSet(
    db,
    lama.flatMap(({ sebelum: { idBiodata, peranBaru } }) => peranBaru.map((peran) => ({ idBiodata, peran }))),
  )
  await perbaruiKelengkapanOrang(
    db,
    lama.map(({ sebelum }) => sebelum.idBiodata),
  )
  const kembali = new Set(utuh.map(({ baris }) => baris))
  return new Map(
    rows.filter(({ baris }) => !kembali.has(baris)).map(({ baris }) => [baris, 'Sudah diubah setelah impor, sehingga dibiarkan']),
  )
}

/** 'Perbarui data' [nim]: any subset of the columns, old beside new for each cell (data-master, Imports). */
export const PERBARUI_KIND: ImportKind<PerbaruiDataRow, RencanaPerbarui> = {
  declaration: IMPOR_PERBARUI_DATA,
  codes: lembarKode,
  check: periksaPerbarui,
  save: simpan,
  undo: urungkan,
}

export const imporPerbaruiDataJob = defineImportJob(PERBARUI_KIND)
