/** Letters of a card are read best when its long side has about so many dots; more only takes longer. */
const SISI_PANJANG = 1600

/**
 * Answers a photo as the reader of text wants it: upright, of a middle size, and grey by its brightest colour, which
 * bleaches the blue pattern of a KTP while black letters stay.
 * @throws Error in words for a person when the browser cannot open the picture
 */
export async function siapkanGambar(berkas: Blob): Promise<Blob> {
  const gambar = await createImageBitmap(berkas).catch(() => {
    throw new Error('Foto tidak dapat dibuka. Simpan ulang sebagai JPG atau PNG, lalu pilih kembali.')
  })
  const skala = SISI_PANJANG / Math.max(gambar.width, gambar.height)
  const papan = document.createElement('canvas')
  papan.width = Math.round(gambar.width * skala)
  papan.height = Math.round(gambar.height * skala)
  const kuas = papan.getContext('2d', { willReadFrequently: true })
  if (kuas === null) throw new Error('Peramban ini tidak dapat mengolah foto. Gunakan peramban lain.')
  kuas.imageSmoothingQuality = 'high'
  kuas.drawImage(gambar, 0, 0, papan.width, papan.height)
  gambar.close()
  const titik = kuas.getImageData(0, 0, papan.width, papan.height)
  pucatkan(titik.data)
  kuas.putImageData(titik, 0, 0)
  return await new Promise((jadi, gagal) => {
    papan.toBlob((hasil) => (hasil ? jadi(hasil) : gagal(new Error('Foto tidak dapat diolah. Pilih foto yang lebih kecil.'))), 'image/png')
  })
}

function pucatkan(titik: Uint8ClampedArray): void {
  for (let at = 0; at < titik.length; at += 4) {
    const terang = Math.max(titik[at] ?? 0, titik[at + 1] ?? 0, titik[at + 2] ?? 0)
    titik.fill(terang, at, at + 3)
  }
}
