/** Where the picture is cut: the middle of the piece, and how much of the largest possible piece it is. */
export type Potongan = { x: number; y: number; perbesar: number }

/** The piece in pixels of the picture. */
export type Kotak = { kiri: number; atas: number; lebar: number; tinggi: number }

const jepit = (nilai: number, min: number, max: number) => Math.min(Math.max(nilai, min), max)

/**
 * Answers the piece that is cut from a picture: of the wanted shape (width / height), never beyond
 * the edges. x and y are 0-1 of the picture, `perbesar` is 1 (as much as fits) or more.
 */
export function kotakPotong(gambar: { lebar: number; tinggi: number }, rasio: number, { x, y, perbesar }: Potongan): Kotak {
  const penuh =
    gambar.lebar / gambar.tinggi > rasio
      ? { lebar: gambar.tinggi * rasio, tinggi: gambar.tinggi }
      : { lebar: gambar.lebar, tinggi: gambar.lebar / rasio }
  const lebar = penuh.lebar / perbesar
  const tinggi = penuh.tinggi / perbesar
  return {
    kiri: Math.round(jepit(x * gambar.lebar - lebar / 2, 0, gambar.lebar - lebar)),
    atas: Math.round(jepit(y * gambar.tinggi - tinggi / 2, 0, gambar.tinggi - tinggi)),
    lebar: Math.round(lebar),
    tinggi: Math.round(tinggi),
  }
}

/** Draws the piece into a new file of the same name; transparent pictures stay PNG. */
export async function potong(sumber: CanvasImageSource, kotak: Kotak, berkas: File): Promise<File> {
  const kanvas = document.createElement('canvas')
  kanvas.width = kotak.lebar
  kanvas.height = kotak.tinggi
  kanvas.getContext('2d')?.drawImage(sumber, kotak.kiri, kotak.atas, kotak.lebar, kotak.tinggi, 0, 0, kotak.lebar, kotak.tinggi)
  const jenis = berkas.type === 'image/png' || berkas.type === 'image/webp' ? berkas.type : 'image/jpeg'
  const hasil = await new Promise<Blob | null>((resolve) => kanvas.toBlob(resolve, jenis, 0.92))
  return hasil === null ? berkas : new File([hasil], berkas.name, { type: jenis })
}
