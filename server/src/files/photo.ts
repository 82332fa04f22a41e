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

/** The place that a picture is printed in, in pixels; what covers it is cut to its shape, else it lies within. */
export type PictureBox = { lebar: number; tinggi: number; penuh: boolean }

/**
 * A picture no larger than its place on paper, in its own format: what is set into a document is held decoded there. One
 * that is small enough already, a drawing (SVG) or what can't be read stays as it is.
 */
export async function shrinkPicture(bytes: Uint8Array, { lebar: width, tinggi: height, penuh }: PictureBox): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS })
    const { format, width: w, height: h } = await picture.metadata()
    const smaller = penuh ? w <= width || h <= height : w <= width && h <= height
    if (smaller || (format !== 'jpeg' && format !== 'png' && format !== 'webp')) return bytes
    return await picture
      .resize({ width, height, fit: penuh ? 'cover' : 'inside' })
      .toFormat(format, { quality: QUALITY })
      .toBuffer()
  } catch {
    // Typst says what is wrong with a damaged picture better than we could.
    return bytes
  }
}
