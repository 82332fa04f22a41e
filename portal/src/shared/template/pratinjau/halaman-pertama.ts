import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import pekerja from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = pekerja

/** Answers the first page of a PDF as PNG of so many pixels in width. @throws Error in words for a person when it is no PDF */
export async function halamanPertama(berkas: Blob, lebar: number): Promise<Blob> {
  const dibuka = await getDocument({ data: await berkas.arrayBuffer(), isEvalSupported: false }).promise.catch(() => {
    throw new Error('PDF ini tidak dapat dibaca. Simpan ulang sebagai PDF biasa, JPG, atau PNG.')
  })
  const halaman = await dibuka.getPage(1)
  const viewport = halaman.getViewport({ scale: lebar / halaman.getViewport({ scale: 1 }).width })
  const papan = document.createElement('canvas')
  papan.width = viewport.width
  papan.height = viewport.height
  await halaman.render({ canvas: papan, viewport }).promise
  const gambar = await new Promise<Blob | null>((jadi) => {
    papan.toBlob(jadi, 'image/png')
  })
  await dibuka.loadingTask.destroy()
  if (gambar === null) throw new Error('Halaman PDF ini tidak dapat digambar.')
  return gambar
}
