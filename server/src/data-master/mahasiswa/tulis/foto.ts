import sharp, { type Metadata } from 'sharp'
import type { Context } from '../../../auth/context'
import { dropFile, keepFile, readFile, storeFiles, type FileContext } from '../../../files/files'
import { Galat } from '../../../kit/galat'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { setFoto } from './foto-queries'

/** DM-R20: at least 300 x 400, kept as 600 x 800 with a small form of 90 x 120, without EXIF. */
const MINIMAL = { lebar: 300, tinggi: 400 }
const SIMPAN = { width: 600, height: 800 }
const KECIL = { width: 90, height: 120 }
const MUTU = 88
export const FOTO_MAKS_BYTE = 5 * 1_024_000
const FOTO_MAHASISWA = 'foto-mahasiswa'

const tolak = (kind: readonly [number, string], message: string, field: string) =>
  new Galat(kind, message, { errors: [{ field, code: kind[1], message }] })

/** 413 above 5 MB, whatever the college allows for other photos. */
function assertBerat(file: File, field: string): void {
  if (file.size > FOTO_MAKS_BYTE) throw tolak([413, 'terlalu_besar'], 'Foto paling besar 5 MB', field)
  if (!/\.(jpe?g|png)$/i.test(file.name)) throw tolak([415, 'jenis_berkas'], 'Foto harus berupa JPG atau PNG', field)
}

export type Siap = { isi: Uint8Array; kecil: Uint8Array; mime: string }

/**
 * Opens a picture and looks at its kind and its measures, without decoding it.
 * @throws Galat 415 when it is no JPG or PNG, 422 below 300 x 400 (DM-R20)
 */
export async function bukaFoto(bytes: Uint8Array, field: string) {
  const gambar = sharp(bytes, { limitInputPixels: 60_000_000, failOn: 'error' }).rotate()
  const { format, width = 0, height = 0, orientation = 1 } = await gambar.metadata().catch((): Partial<Metadata> => ({}))
  if (format !== 'jpeg' && format !== 'png') throw tolak([415, 'jenis_berkas'], 'Foto harus berupa JPG atau PNG', field)
  // A camera that was held sideways says so in EXIF instead of turning the picture.
  const [lebar, tinggi] = orientation >= 5 ? [height, width] : [width, height]
  if (lebar < MINIMAL.lebar || tinggi < MINIMAL.tinggi)
    throw tolak([422, 'foto_kecil'], `Foto minimal ${MINIMAL.lebar} x ${MINIMAL.tinggi} piksel`, field)
  return { gambar, format } as const
}

/** A face as it is kept (DM-R20): upright, cropped to 3:4 around its middle, in two sizes. @throws Galat as `bukaFoto`, 415 when it is damaged */
export async function siapkanFoto(bytes: Uint8Array, field: string): Promise<Siap> {
  const { gambar, format } = await bukaFoto(bytes, field)
  const isi = await gambar
    .resize({ ...SIMPAN, fit: 'cover' })
    .toFormat(format, { quality: MUTU })
    .toBuffer()
    .catch(() => null)
  if (!isi) throw tolak([415, 'jenis_berkas'], 'Foto tidak dapat dibaca. Gunakan berkas JPG atau PNG yang utuh.', field)
  const kecil = await sharp(isi)
    .resize({ ...KECIL, fit: 'cover' })
    .toFormat(format, { quality: MUTU })
    .toBuffer()
  return { isi, kecil, mime: `image/${format}` }
}

type Orang = { idBiodata: string; nim: string; idFoto: string | null }

/**
 * Gives a person his photo from what was handed in with the call (DM-R20).
 * @throws Galat 413 above 5 MB, 415 when it is no JPG or PNG, 422 'Foto minimal 300 x 400 piksel' (edge case 20)
 */
export async function simpanFoto(context: Context, orang: Orang, { file, field }: { file: File; field: string }): Promise<string> {
  assertBerat(file, field)
  return await pasang(context, orang, await siapkanFoto(new Uint8Array(await file.arrayBuffer()), field))
}

/** The same from a picture that was uploaded before. */
export async function pasangFoto(context: Context, orang: Orang, idBerkas: string): Promise<string> {
  const { db, services } = context
  const { row, isi } = await readFile({ db, services }, idBerkas)
  const siap = await siapkanFoto(isi, 'idFoto')
  // The upload must be the caller's own: keeping it says so, and then it has served.
  await keepFile(db, row.id, {
    jenis: 'foto',
    area: 'data-master',
    pemilikJenis: FOTO_MAHASISWA,
    idPemilik: orang.idBiodata,
    field: 'idFoto',
  })
  await dropFile(db, row.id)
  return await pasang(context, orang, siap)
}

async function pasang(context: Context, orang: Orang, siap: Siap): Promise<string> {
  const { db } = context
  const { idBiodata, idFoto } = orang
  const [id] = await simpanBerkasFoto(context, [{ orang, siap }])
  if (id === undefined) throw new Error('A photo that was kept has no file.')
  await setFoto(db, idBiodata, id)
  if (idFoto) await dropFile(db, idFoto)
  await perbaruiKelengkapanOrang(db, [idBiodata])
  return id
}

type FotoSiap = { orang: Pick<Orang, 'idBiodata' | 'nim'>; siap: Siap }

/** Keeps prepared pictures as files of their persons and answers their ids; which picture is whose is written by the caller. */
export async function simpanBerkasFoto(context: FileContext, foto: readonly FotoSiap[]): Promise<string[]> {
  const berkas = foto.map(({ orang: { idBiodata, nim }, siap: { isi, kecil, mime } }) => ({
    nama: `${nim}.${mime === 'image/png' ? 'png' : 'jpg'}`,
    mime,
    isi,
    kecil,
    jenis: 'foto' as const,
    pemilik: { area: 'data-master', pemilikJenis: FOTO_MAHASISWA, idPemilik: idBiodata },
  }))
  return (await storeFiles(context, berkas)).map(({ id }) => id)
}

/** Takes the photo away. */
export async function hapusFoto({ db }: Pick<Context, 'db'>, { idBiodata, idFoto }: Orang): Promise<void> {
  if (!idFoto) return
  await setFoto(db, idBiodata, null)
  await dropFile(db, idFoto)
  await perbaruiKelengkapanOrang(db, [idBiodata])
}
