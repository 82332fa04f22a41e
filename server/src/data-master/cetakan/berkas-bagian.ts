import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import type { Context } from '../../auth/context'
import { ZipOut } from '../../documents/issue/zip-out'
import { cetakanPdf } from './berkas-pdf'

/** Of each kind, how many one PDF holds: 2,500 rows take Typst some 2 s and 440 MB, 5,000 more than twice that (measured). */
const SATU_BERKAS: Readonly<Partial<Record<BagianCetak['jenis'], number>>> = { tabel: 2500, foto: 240, label: 4800 }

function potongan<Isi>(isi: readonly Isi[], banyak: number): Isi[][] {
  return Array.from({ length: Math.max(1, Math.ceil(isi.length / banyak)) }, (_, at) => isi.slice(at * banyak, (at + 1) * banyak))
}

/** The same part in pieces that one file holds. */
function potong(bagian: BagianCetak): BagianCetak[] {
  const banyak = SATU_BERKAS[bagian.jenis] ?? Number.POSITIVE_INFINITY
  switch (bagian.jenis) {
    case 'tabel':
      return potongan(bagian.baris, banyak).map((baris) => ({ ...bagian, baris }))
    case 'foto':
      return potongan(bagian.kartu, banyak).map((kartu) => ({ ...bagian, kartu }))
    case 'label':
      return potongan(bagian.label, banyak).map((label) => ({ ...bagian, label }))
    default:
      return [bagian]
  }
}

/** Prints that one file can't hold, a piece of a part each; the signature stands on the last. A print that fits is alone. */
export function berkasOf(cetakan: Cetakan): Cetakan[] {
  const pieces = cetakan.bagian.map(potong)
  if (pieces.every(({ length }) => length === 1)) return [cetakan]
  const all = pieces.flat()
  return all.map((bagian, at) => ({
    ...cetakan,
    keterangan: `${cetakan.keterangan} · berkas ${at + 1} dari ${all.length}`,
    bagian: [{ ...bagian, halamanBaru: false }],
    tanda: at === all.length - 1 ? cetakan.tanda : null,
  }))
}

type Berkas = { path: string; ekstensi: string; mime: string }

/** A print as a PDF, or as a ZIP of several where it is too long for one; they are set one after the other. */
export async function cetakanBerkas(context: Context, cetakan: Cetakan): Promise<Berkas> {
  const path = join(tmpdir(), `cetakan-${randomUUID()}`)
  const berkas = berkasOf(cetakan)
  if (berkas.length === 1) {
    await writeFile(path, await cetakanPdf(context, cetakan), { mode: 0o600 })
    return { path, ekstensi: 'pdf', mime: 'application/pdf' }
  }
  const zip = new ZipOut(path)
  for (const [at, satu] of berkas.entries()) {
    await zip.add(`${cetakan.judul} ${String(at + 1).padStart(2, '0')}.pdf`, await cetakanPdf(context, satu))
    // A worker that is told nothing for long counts as dead.
    context.reply.onRows?.(0)
  }
  await zip.close()
  return { path, ekstensi: 'zip', mime: 'application/zip' }
}
