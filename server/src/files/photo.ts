import { FOTO_KECIL, FOTO_SISI_MAKS } from '@sivitas/rules/platform/ukuran-foto'
import sharp from 'sharp'

const SMALL = { width: FOTO_KECIL.lebar, height: FOTO_KECIL.tinggi }
/** A camera has up to 50 million pixels; more is made to fill memory. */
const PIXELS = 60_000_000
const QUALITY = 85

// Pictures of one request after another have nothing in common that were worth keeping.
sharp.cache(false)

/**
 * A photo as it is kept: turned upright, its long side at most 1,200 px, without EXIF (place, camera, owner), in its own
 * format; and its thumbnail of 150 x 200. Null when it can't be read as a picture.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<{ isi: Uint8Array; kecil: Uint8Array } | null> {
  try {
    const upright = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).rotate()
    const { format } = await upright.metadata()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return null
    const isi = await upright
      .resize({ width: FOTO_SISI_MAKS, height: FOTO_SISI_MAKS, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
    const kecil = await sharp(isi)
      .resize({ ...SMALL, fit: 'cover' })
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
    return { isi, kecil }
  } catch {
    // Cut short, damaged or no picture at all; to the person it is the same.
    return null
  }
}
