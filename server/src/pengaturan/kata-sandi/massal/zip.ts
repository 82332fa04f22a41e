import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { writeExport } from '../../../kit/export/write-export'
import { slipPdf, SLIPS_TOGETHER, type Slip } from './slip'

// Web workers would be looked for at addresses that a server does not have; streams do the work here.
configure({ useWebWorkers: false })

/** AES with a key of 256 bits. */
const AES_256 = 3

type About = { college: string; alamat: string; title: string; password: string }

async function listFile(slips: readonly Slip[], { college, title }: About): Promise<Uint8Array> {
  const { path } = await writeExport({
    format: 'xlsx',
    fileName: title,
    title,
    college: { nama: college },
    columns: [
      { key: 'unit', title: 'Unit' },
      { key: 'username', title: 'Nama pengguna' },
      { key: 'nama', title: 'Nama' },
      { key: 'sandi', title: 'Kata sandi pertama' },
    ],
    rows: (async function* rows() {
      for (let from = 0; from < slips.length; from += 500) yield slips.slice(from, from + 500)
    })(),
    directory: tmpdir(),
  })
  try {
    return await readFile(path)
  } finally {
    await rm(path, { force: true })
  }
}

const number = (n: number) => String(n).padStart(5, '0')

/**
 * The list and all slips in one encrypted ZIP. On disk passwords stand only inside of it, but for the moment in which the
 * list is written into a file that nobody else may read.
 * @param onSlips hears how many slips were set
 */
export async function passwordZip(slips: readonly Slip[], about: About, onSlips: (count: number) => Promise<void>): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { password: about.password, encryptionStrength: AES_256 })
  await zip.add('Daftar kata sandi.xlsx', new Uint8ArrayReader(await listFile(slips, about)))
  for (let from = 0; from < slips.length; from += SLIPS_TOGETHER) {
    const part = slips.slice(from, from + SLIPS_TOGETHER)
    await zip.add(`Slip ${number(from + 1)}-${number(from + part.length)}.pdf`, new Uint8ArrayReader(await slipPdf(part, about)))
    await onSlips(part.length)
  }
  return await zip.close()
}
