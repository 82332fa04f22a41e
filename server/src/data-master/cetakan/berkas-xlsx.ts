import type { BagianCetak, Cetakan, KolomCetak, SelCetak } from '@sivitas/contract/data-master/cetakan'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import type { ColumnType } from '../../kit/export/columns'
import { FileSink } from '../../kit/export/file-sink'
import type { WritableList } from '../../kit/export/list-writer'
import { writeWorkbook } from '../../kit/export/xlsx/workbook'

type Lembar = { judul: string | null; kolom: readonly KolomCetak[]; baris: readonly (readonly SelCetak[])[] }

const TIPE: Readonly<Record<KolomCetak['tipe'], ColumnType>> = { teks: 'text', angka: 'int', desimal: 'decimal' }
const teks = (...judul: string[]): KolomCetak[] => judul.map((satu) => ({ judul: satu, tipe: 'teks', lebar: 1 }))

/** A part as rows and columns. */
function lembarOf(bagian: BagianCetak): Lembar {
  const { judul } = bagian
  switch (bagian.jenis) {
    case 'tabel':
      return { judul, kolom: bagian.kolom, baris: bagian.baris.map(({ sel }) => sel) }
    case 'fakta':
      return { judul, kolom: teks('Keterangan', 'Isi'), baris: bagian.baris.map(({ label, isi }) => [label, isi]) }
    case 'teks':
      return { judul, kolom: teks('Isi'), baris: [[bagian.isi]] }
    case 'foto':
      return {
        judul,
        kolom: teks('NIM', 'Nama', 'Keterangan', 'Foto'),
        baris: bagian.kartu.map(({ nim, nama, keterangan, idFoto }) => [nim, nama, keterangan, idFoto === null ? 'Tidak ada' : 'Ada']),
      }
    case 'label':
      return { judul, kolom: teks('NIM', 'Nama', 'Alamat'), baris: bagian.label.map(({ nim, nama, alamat }) => [nim, nama, alamat]) }
  }
}

async function* sekali<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

/** A print as a workbook: a sheet for each of its parts, numbers as numbers, and 'Keterangan' with what it is a picture of. */
export async function cetakanXlsx({ tenant: { college } }: Context, cetakan: Cetakan, path: string): Promise<void> {
  const head = {
    title: cetakan.judul,
    collegeName: college.judul,
    filterText: cetakan.keterangan,
    zone: college.zonaWaktu as ZonaWaktu,
    printedAt: new Date(),
  }
  const lists = cetakan.bagian.map((bagian): WritableList => {
    const { judul, kolom, baris } = lembarOf(bagian)
    return {
      ...head,
      title: judul ?? cetakan.judul,
      columns: kolom.map((satu, at) => ({ key: String(at), title: satu.judul, type: TIPE[satu.tipe] })),
      chunks: sekali(baris.map((sel) => Object.fromEntries(sel.map((nilai, at) => [String(at), nilai])))),
    }
  })
  const sink = await FileSink.create(path)
  try {
    await writeWorkbook(sink, head, { lists })
    await sink.close()
  } catch (error) {
    await sink.discard()
    throw error
  }
}
