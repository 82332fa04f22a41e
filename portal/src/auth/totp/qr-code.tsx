import { Image, Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'

const UKURAN = 200

/** A QR code as an image; its drawing is fetched when one is first shown. */
export function KodeQr({ teks, alt }: { teks: string; alt: string }) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let terpasang = true
    void import('bwip-js/browser').then(({ toSVG }) => {
      const svg = toSVG({ bcid: 'qrcode', text: teks, scale: 4, paddingwidth: 4, paddingheight: 4, backgroundcolor: 'FFFFFF' })
      if (terpasang) setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    })
    return () => {
      terpasang = false
    }
  }, [teks])
  return src === null ? <Skeleton w={UKURAN} h={UKURAN} /> : <Image src={src} alt={alt} w={UKURAN} h={UKURAN} />
}
