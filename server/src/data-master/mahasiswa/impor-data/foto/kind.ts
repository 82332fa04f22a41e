import { createHash } from 'node:crypto'
import { IMPOR_FOTO, type FotoRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/foto'
import { dropRows, parkRows, reviveRows } from '../../../../files/queries'
import { Galat } from '../../../../kit/galat'
import { openArchive, type Archive } from '../../../../kit/import/archive/archive'
import type { ArchiveKind } from '../../../../kit/import/archive/archive-acts'
import { contentOf } from '../../../../kit/import/archive/content-of'
import { sideBySide } from '../../../../kit/import/archive/side-by-side'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, RunRef, Undoable, Written } from '../../../../kit/import/import-kind'
import { perbaruiKelengkapanOrang } from '../../kelengkapan'
import { bukaFoto, FOTO_MAKS_BYTE, siapkanFoto, simpanBerkasFoto, type Siap } from '../../tulis/foto'
import { listFotoOrang, setFotoBanyak, type FotoOrang } from '../../tulis/foto-queries'
import { versiMahasiswa } from '../baru/simpan-queries'
import { mahasiswaOf } from '../mahasiswa-queries'
import { JAM_URUNG, JALUR } from '../arsip'

type Rencana = { orang: FotoOrang; isi: Siap | null }
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
    row.rencana = { orang, isi: null }
    const sama = orang.sha256 !== null && (await samaDengan(row, isi, orang.sha256))
    if (!sama) row.perubahan.push({ kolom: 'berkas', lama: orang.idFoto ? 'Foto lama' : 'Tanpa foto', baru: 'Foto baru' })
  })
  archive.rest()
}

/** Whether a picture, as it would be kept, is the one that is there. */
async function samaDengan(row: Row, isi: Uint8Array, sha256: string): Promise<boolean> {
  const siap = await coba(row, () => siapkanFoto(isi, 'berkas'))
  return siap !== null && createHash('sha256').update(siap.isi).digest('hex') === sha256
}

async function save(context: ImportContext, rows: readonly Row[], run: RunRef): Promise<Written[]> {
  const { db } = context
  const archive = await openArchive(context, run.id)
  await sideBySide(rows, JALUR, async (row) => {
    const isi = await contentOf(row, wantedOf(archive))
    if (isi !== null && row.rencana) row.rencana.isi = await coba(row, () => siapkanFoto(isi, 'berkas'))
  })
  archive.rest()
  const tertulis: { baris: number; orang: FotoOrang; idFoto: string }[] = []
  for (const { id, rencana, sasaran } of rows) {
    if (!rencana?.isi || !sasaran) continue
    const idFoto = await simpanBerkasFoto(context, rencana.orang, rencana.isi)
    sasaran.sebelum['baru'] = idFoto
    tertulis.push({ baris: id, orang: rencana.orang, idFoto })
  }
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
