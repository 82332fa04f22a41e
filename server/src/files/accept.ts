import { BATAS_UNGGAHAN, BYTE_PER_MB, EKSTENSI, JENIS_UNGGAHAN, type JenisUnggahan } from '@sivitas/contract/platform/berkas/berkas'
import { bersihkanNamaBerkas } from '@sivitas/rules/platform/nama-berkas'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import type { Db } from '../db/client'
import { Galat, isianSalah } from '../kit/galat'
import { storeFile, type FileContext } from './files'
import { judge, takesName } from './kinds'
import { preparePhoto } from './photo'
import { findLimit, type FileRow } from './queries'

type Upload = { file: File; jenis: JenisUnggahan; field?: string }

const SVG = 'image/svg+xml'

/** What each kind of upload may weigh in this college, in MB, and which names it takes. */
export async function uploadLimits(db: Db): Promise<{ jenis: JenisUnggahan; mb: number; ekstensi: string[] }[]> {
  const limits = []
  for (const jenis of JENIS_UNGGAHAN) limits.push({ jenis, mb: await limitOf(db, jenis), ekstensi: [...EKSTENSI[jenis]] })
  return limits
}

/**
 * Takes what a person handed in, as a temporary file of his: of an accepted name and size, with the content that the
 * name claims, a photo made smaller. Give it to its row with `keepFile`.
 * @throws Galat 413, 415, 422; of a content that is not what its name claims a copy is kept in quarantine
 */
export async function acceptUpload(context: FileContext, { file, jenis, field = 'file' }: Upload): Promise<FileRow> {
  const nama = bersihkanNamaBerkas(file.name)
  await assertSize(context.db, file, jenis)
  if (!takesName(jenis, nama)) {
    const known = EKSTENSI[jenis].map((extension) => extension.slice(1).toUpperCase()).join(', ')
    throw refusal([415, 'jenis_berkas'], `Jenis berkas ini tidak diterima. Gunakan ${known}.`, field)
  }
  const isi = new Uint8Array(await file.arrayBuffer())
  if (isi.byteLength === 0) throw isianSalah(field, 'Berkas kosong.')
  const { mime, sesuai } = await judge(nama, isi)
  const photo = sesuai && jenis === 'foto' && mime !== SVG ? await preparePhoto(isi) : undefined
  if (!sesuai || photo === null) return await quarantine(context, { nama, mime, isi, jenis }, field)
  return await storeFile(context, { nama, mime, jenis, isi: photo?.isi ?? isi, kecil: photo?.kecil })
}

async function limitOf(db: Db, jenis: JenisUnggahan): Promise<number> {
  const { keyword, mb } = BATAS_UNGGAHAN[jenis]
  return (await findLimit(db, keyword)) ?? mb
}

async function assertSize(db: Db, { size }: File, jenis: JenisUnggahan): Promise<void> {
  const mb = await limitOf(db, jenis)
  if (size > mb * BYTE_PER_MB)
    throw new Galat([413, 'terlalu_besar'], `Ukuran berkas ${ukuranBerkas(size)}; paling besar ${ukuranBerkas(mb * BYTE_PER_MB)}.`)
}

/** The refusal keeps what was written: the suspect stays for whoever looks into it, and is served to nobody. */
async function quarantine(
  context: FileContext,
  file: { nama: string; mime: string; isi: Uint8Array; jenis: JenisUnggahan },
  field: string,
): Promise<never> {
  await storeFile(context, { ...file, karantina: true })
  throw refusal([422, 'isi_tidak_sesuai'], 'Isi berkas tidak sesuai dengan jenisnya.', field)
}

const refusal = (kind: readonly [number, string], message: string, field: string) =>
  new Galat(kind, message, { errors: [{ field, code: kind[1], message }], keepsWrites: true })
