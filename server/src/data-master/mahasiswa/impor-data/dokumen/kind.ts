import { createHash, randomUUID } from 'node:crypto'
import { IMPOR_DOKUMEN, type DokumenRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/dokumen'
import { BYTE_PER_MB } from '@sivitas/contract/platform/berkas/berkas'
import { storeFile } from '../../../../files/files'
import { judge } from '../../../../files/kinds'
import { dropRows, parkRows, reviveRows } from '../../../../files/queries'
import { openArchive, type Archive } from '../../../../kit/import/archive/archive'
import type { ArchiveKind } from '../../../../kit/import/archive/archive-acts'
import { contentOf } from '../../../../kit/import/archive/content-of'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext, RunRef, Undoable, Written } from '../../../../kit/import/import-kind'
import { sideBySide } from '../../../../kit/side-by-side'
import { KodeImpor } from '../../../impor/kode'
import { listKodeAktif } from '../../../impor/plain-queries'
import { versiMahasiswa } from '../baru/simpan-queries'
import { JALUR, JAM_URUNG } from '../arsip'
import { mahasiswaOf, type MahasiswaNim } from '../mahasiswa-queries'
import { kembalikanDokumen, listDokumenAda, tulisDokumen, type DokumenAda, type DokumenBaru, type Kembali } from './dokumen-queries'

/** Table dokumenMahasiswa: PDF, JPG or PNG up to 5 MB. */
const MAKS_BYTE = 5 * BYTE_PER_MB
const DAFTAR = 'jenis-dokumen'
/** Of this kind a student may have several papers; of any other a second one takes the place of the first. */
const BEBAS = 'lainnya'

type Rencana = { idMahasiswa: string; jenis: string; nama: string; mime: string; lama: DokumenAda | null }
type Row = CheckedRow<DokumenRow, Rencana>

const EKSTENSI = IMPOR_DOKUMEN.arsip?.ekstensi ?? []
const wantedOf = (archive: Archive) => ({ archive, most: MAKS_BYTE, tooLarge: 'Dokumen paling besar 5 MB', ekstensi: EKSTENSI })
const namaOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The content of a row and its kind, where it is what its name claims. */
async function isiOf(row: Row, archive: Archive): Promise<{ isi: Uint8Array; nama: string; mime: string } | null> {
  const isi = await contentOf(row, wantedOf(archive))
  if (isi === null) return null
  const nama = namaOf(row.nilai.berkas ?? '')
  const { mime, sesuai } = await judge(nama, isi)
  if (sesuai) return { isi, nama, mime }
  row.salah('berkas', 'Isi berkas tidak sesuai dengan jenisnya')
  return null
}

async function check(context: ImportContext, rows: readonly Row[], run: RunRef): Promise<void> {
  const { db } = context
  const archive = await openArchive(context, run.id)
  const milik = await mahasiswaOf(db, rows)
  const kode = new KodeImpor(await listKodeAktif(db, [DAFTAR]))
  const ada = await listDokumenAda(
    db,
    [...milik.values()].map(({ id }) => id),
  )
  await sideBySide(rows, JALUR, async (row) => {
    const jenis = kode.of(row, 'jenis', DAFTAR)
    const berkas = await isiOf(row, archive)
    const mahasiswa = milik.get(row)
    if (!berkas || !mahasiswa || !jenis) return
    // A kind may be written as code or as name.
    row.kunci.push(`jenis:kode|${mahasiswa.id}|${jenis}`)
    const punya = ada.filter((satu) => satu.idMahasiswa === mahasiswa.id && satu.jenis === jenis)
    nilai(row, { mahasiswa, jenis, berkas, punya })
  })
  archive.rest()
}

type Dinilai = {
  mahasiswa: MahasiswaNim
  jenis: string
  berkas: { isi: Uint8Array; nama: string; mime: string }
  punya: readonly DokumenAda[]
}

function nilai(row: Row, { mahasiswa, jenis, berkas: { isi, nama, mime }, punya }: Dinilai): void {
  row.sasaran = { id: mahasiswa.id, versi: mahasiswa.versi, sebelum: {} }
  const sha256 = createHash('sha256').update(isi).digest('hex')
  if (punya.some((satu) => satu.sha256 === sha256)) return
  const lama = jenis === BEBAS ? null : (punya[0] ?? null)
  if (lama?.statusVerifikasi === 'sah')
    row.salah('berkas', 'Dokumen ini sudah ada dan dinyatakan sah. Gantilah lewat tab Dokumen mahasiswa.')
  row.perubahan.push({ kolom: 'berkas', lama: lama ? 'Dokumen lama' : '-', baru: nama })
  row.rencana = { idMahasiswa: mahasiswa.id, jenis, nama, mime, lama }
}

/** Keeps the content of a row as a file of its student. */
async function simpanIsi({ db, services }: ImportContext, isi: Uint8Array, { nama, mime, idMahasiswa }: Rencana): Promise<string> {
  const pemilik = { area: 'data-master', pemilikJenis: 'dokumen-mahasiswa', idPemilik: idMahasiswa }
  return (await storeFile({ db, services }, { nama, mime, isi, jenis: 'dokumen', pemilik })).id
}

async function save(context: ImportContext, rows: readonly Row[], run: RunRef): Promise<Written[]> {
  const { db } = context
  const archive = await openArchive(context, run.id)
  const tertulis: (DokumenBaru & { baris: number; lama: DokumenAda | null })[] = []
  for (const row of rows) {
    const { rencana, sasaran } = row
    const isi = rencana && sasaran ? await contentOf(row, wantedOf(archive)) : null
    if (!rencana || !sasaran || isi === null) continue
    const { idMahasiswa, jenis, lama } = rencana
    const satu = { baris: row.id, id: lama?.id ?? randomUUID(), idMahasiswa, jenis, lama, idBerkas: await simpanIsi(context, isi, rencana) }
    sasaran.sebelum = { id: satu.id, berkas: satu.idBerkas, lama } satisfies Kembali
    tertulis.push(satu)
  }
  archive.rest()
  await tulisDokumen(db, { baru: tertulis.filter(({ lama }) => lama === null), ganti: tertulis.filter(({ lama }) => lama !== null) })
  await parkRows(
    db,
    tertulis.flatMap(({ lama }) => lama?.idBerkas ?? []),
    JAM_URUNG,
  )
  const versi = await versiMahasiswa(
    db,
    tertulis.map(({ idMahasiswa }) => idMahasiswa),
  )
  return tertulis.map(({ baris, idMahasiswa }) => ({ baris, sasaran: idMahasiswa, versi: versi.get(idMahasiswa) ?? 1 }))
}

/** Takes papers away that nobody has verified or replaced since; what they replaced comes back. */
async function undo({ db }: ImportContext, rows: readonly Undoable[]): Promise<ReadonlyMap<number, string>> {
  const semua = rows.map(({ baris, sebelum }) => ({ baris, dokumen: sebelum as Kembali }))
  await reviveRows(
    db,
    semua.flatMap(({ dokumen }) => dokumen.lama?.idBerkas ?? []),
  )
  const kembali = await kembalikanDokumen(
    db,
    semua.map(({ dokumen }) => dokumen),
  )
  const [pulih, tinggal] = [semua.filter(({ dokumen }) => kembali.has(dokumen.id)), semua.filter(({ dokumen }) => !kembali.has(dokumen.id))]
  await dropRows(db, [...pulih.map(({ dokumen }) => dokumen.berkas), ...tinggal.flatMap(({ dokumen }) => dokumen.lama?.idBerkas ?? [])])
  return new Map(tinggal.map(({ baris }) => [baris, 'Sudah diverifikasi, diganti, atau dihapus setelah impor, sehingga dibiarkan']))
}

/** 'Dokumen' [nim + jenis]: a ZIP of {nim}_{jenis}.pdf; each paper waits to be verified. */
export const DOKUMEN_KIND: ArchiveKind<DokumenRow, Rencana> = {
  declaration: IMPOR_DOKUMEN,
  codes: async ({ db }) => [{ title: DAFTAR, rows: (await listKodeAktif(db, [DAFTAR])).map(({ kode, nama }) => [kode, nama] as const) }],
  cells: (name) => {
    const garis = name.indexOf('_')
    return garis < 0 ? [name, ''] : [name.slice(0, garis), name.slice(garis + 1)]
  },
  check,
  save,
  undo,
  together: 50,
}

export const imporDokumenJob = defineImportJob(DOKUMEN_KIND)
