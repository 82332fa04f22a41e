import { createHash } from 'node:crypto'
import { IMPOR_FOTO, type FotoRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/foto'
import { dropRows, parkRows, reviveRows } from '../../../../files/queries'
import { Galat } from '../../../../kit/galat'
import { openArchive, type Archive } from '../../../../kit/import/archive/archive'
import type { ArchiveKind } from '../../../../kit/import/archive/archive-acts'
import { contentOf } from '../../../../kit/import/archive/content-of'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, RunRef, Undoable, Written } from '../../../../kit/import/import-kind'
import { sideBySide } from '../../../../kit/side-by-side'
import { perbaruiKelengkapanOrang } from '../../kelengkapan'
import { bukaFoto, FOTO_MAKS_BYTE, siapkanFoto, simpanBerkasFoto, type Siap } from '../../tulis/foto'
import { listFotoOrang, setFotoBanyak, type FotoOrang } from '../../tulis/foto-queries'
import { versiMahasiswa } from '../baru/simpan-queries'
import { mahasiswaOf } from '../mahasiswa-queries'
import { JAM_URUNG, JALUR } from '../arsip'

/** The picture as the ZIP has it, and as it is kept, once that was made. */
type Rencana = { orang: FotoOrang; isi: Uint8Array; siap: Siap | null }
type Row = CheckedRow<FotoRow, Rencana>

const EKSTENSI = IMPOR_FOTO.arsip?.ekstensi ?? []
const wantedOf = (archive: Archive) => ({ archive, most: FOTO_MAKS_BYTE, tooLarge: 'Foto paling besar 5 MB', ekstensi: EKSTENSI })

/** Runs a step of a picture; what is wrong with it is said on the row. */
async function coba<T>(row: Row, langkah: () => Promise<T>): Promise<T | null> {
  try {
    return await langkah()
  } catch (error) {
    if (!(error instanceof Galat)) throw error
    row.salah('berkas', error.message)
    return null
  }
}

/** DM-R20 for each picture, and whose it is; one that is kept already, byte for byte, changes nothing. */
async function check(context: ImportContext, rows: readonly Row[], run: RunRef): Promise<void> {
  const archive = await openArchive(context, run.id)
  const milik = await mahasiswaOf(context.db, rows)
  const foto = await listFotoOrang(
    context.db,
    [...milik.values()].map(({ id }) => id),
  )
  await sideBySide(rows, JALUR, async (row) => {
    const isi = await contentOf(row, wantedOf(archive))
    if (isi === null || !(await coba(row, () => bukaFoto(isi, 'berkas')))) return
    const orang = foto.get(milik.get(row)?.id ?? '')
    if (!orang) return
    // Both NIM of one person mean one face.
    row.kunci.push(`nim:orang|${orang.idBiodata}`)
    row.sasaran = { id: orang.idMahasiswa, versi: orang.versi, sebelum: { idBiodata: orang.idBiodata, idFoto: orang.idFoto } }
    row.rencana = { orang, isi, siap: null }
    const sama = orang.sha256 !== null && (await samaDengan(row, row.rencana, orang.sha256))
    if (!sama) row.perubahan.push({ kolom: 'berkas', lama: orang.idFoto ? 'Foto lama' : 'Tanpa foto', baru: 'Foto baru' })
  })
  archive.rest()
}

/** Whether a picture, as it would be kept, is the one that is there. */
async function samaDengan(row: Row, rencana: Rencana, sha256: string): Promise<boolean> {
  await siapkan(row, rencana)
  return rencana.siap !== null && createHash('sha256').update(rencana.siap.isi).digest('hex') === sha256
}

async function siapkan(row: Row, rencana: Rencana): Promise<void> {
  rencana.siap ??= await coba(row, () => siapkanFoto(rencana.isi, 'berkas'))
}

async function save(context: ImportContext, rows: readonly Row[]): Promise<Written[]> {
  const { db } = context
  // The check in front of it has read the pictures already; here they are made smaller, those that the check did not need so.
  await sideBySide(rows, JALUR, async (row) => {
    if (row.rencana) await siapkan(row, row.rencana)
  })
  const siap = rows.flatMap(({ id, rencana, sasaran }) =>
    rencana?.siap && sasaran ? [{ baris: id, orang: rencana.orang, siap: rencana.siap, sasaran }] : [],
  )
  const idFoto = await simpanBerkasFoto(context, siap)
  const tertulis = siap.map(({ baris, orang }, at) => ({ baris, orang, idFoto: idFoto[at] ?? null }))
  for (const [at, { sasaran }] of siap.entries()) sasaran.sebelum['baru'] = idFoto[at]
  await setFotoBanyak(
    db,
    tertulis.map(({ orang, idFoto }) => ({ idBiodata: orang.idBiodata, idFoto })),
  )
  await parkRows(
    db,
    tertulis.flatMap(({ orang }) => orang.idFoto ?? []),
    JAM_URUNG,
  )
  await perbaruiKelengkapanOrang(
    db,
    tertulis.map(({ orang }) => orang.idBiodata),
  )
  const versi = await versiMahasiswa(
    db,
    tertulis.map(({ orang }) => orang.idMahasiswa),
  )
  return tertulis.map(({ baris, orang }) => ({ baris, sasaran: orang.idMahasiswa, versi: versi.get(orang.idMahasiswa) ?? 1 }))
}

type Sebelum = { idBiodata: string; idFoto: string | null; baru: string }

/** Puts the picture before back, where the one of the import is still there. */
async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const kini = await listFotoOrang(
    db,
    rows.map(({ sasaran }) => sasaran),
  )
  const utuh = rows.filter(({ sasaran, sebelum }) => kini.get(sasaran)?.idFoto === (sebelum as Sebelum | null)?.baru)
  const lama = utuh.map(({ sebelum }) => sebelum as Sebelum)
  const pulih = await reviveRows(
    db,
    lama.flatMap(({ idFoto }) => idFoto ?? []),
  )
  await setFotoBanyak(
    db,
    lama.map(({ idBiodata, idFoto }) => ({ idBiodata, idFoto: idFoto !== null && pulih.has(idFoto) ? idFoto : null })),
  )
  await dropRows(
    db,
    lama.map(({ baru }) => baru),
  )
  await perbaruiKelengkapanOrang(
    db,
    lama.map(({ idBiodata }) => idBiodata),
  )
  const kembali = new Set(utuh)
  return new Map(
    rows.filter((row) => !kembali.has(row)).map(({ baris }) => [baris, 'Fotonya sudah diganti setelah impor, sehingga dibiarkan']),
  )
}

/** 'Foto massal' [nim]: a ZIP of {nim}.jpg. */
export const FOTO_KIND: ArchiveKind<FotoRow, Rencana> = {
  declaration: IMPOR_FOTO,
  codes: () => Promise.resolve([]),
  cells: (name) => [name],
  check,
  save,
  undo,
  together: 25,
}

export const imporFotoJob = defineImportJob(FOTO_KIND)
