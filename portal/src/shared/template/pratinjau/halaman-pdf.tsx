import { Alert, Text } from '@mantine/core'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import pekerja from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import classes from './pratinjau.module.css'

GlobalWorkerOptions.workerSrc = pekerja
/** A preview is looked at, not read through. */
const PALING_BANYAK = 4

function Halaman({ pdf, ke }: { pdf: PDFDocumentProxy; ke: number }) {
  const kanvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let batal = false
    const gambar = async () => {
      const halaman = await pdf.getPage(ke)
      const papan = kanvas.current
      if (batal || papan === null) return
      const viewport = halaman.getViewport({ scale: 1.5 })
      papan.width = viewport.width
      papan.height = viewport.height
      await halaman.render({ canvas: papan, viewport }).promise
    }
    // A page that is replaced while it is drawn ends its drawing with an error that nobody needs.
    gambar().catch((error: unknown) => {
      if (!batal) throw error
    })
    return () => {
      batal = true
    }
  }, [pdf, ke])
  return <canvas ref={kanvas} className={classes.halaman} role="img" aria-label={`Halaman ${ke} pratinjau`} />
}

/** The first pages of a PDF, drawn in the page: no plugin of the browser is needed. */
export function HalamanPdf({ isi }: { isi: Blob }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const [gagal, setGagal] = useState(false)
  useEffect(() => {
    let batal = false
    let dibuka: PDFDocumentProxy | null = null
    const buka = async () => {
      dibuka = await getDocument({ data: await isi.arrayBuffer(), isEvalSupported: false }).promise
      if (batal) return dibuka.loadingTask.destroy()
      setGagal(false)
      setPdf(dibuka)
    }
    buka().catch(() => setGagal(!batal))
    return () => {
      batal = true
      void dibuka?.loadingTask.destroy()
    }
  }, [isi])
  if (gagal) return <Alert color="kuning">Pratinjau tidak dapat digambar di peramban ini. Gunakan Cetak uji untuk melihat hasilnya.</Alert>
  if (pdf === null) return null
  const banyak = Math.min(pdf.numPages, PALING_BANYAK)
  return (
    <>
      {Array.from({ length: banyak }, (_, n) => (
        <Halaman key={n} pdf={pdf} ke={n + 1} />
      ))}
      {pdf.numPages > banyak && <Text size="sm">{pdf.numPages - banyak} halaman lagi tidak ditampilkan.</Text>}
    </>
  )
}
