import bwip from 'bwip-js/node'
import { create } from 'qrcode'

/** A square or striped code of a text. */
export type PrintedCode = { kind: 'qrcode' | 'code128'; text: string }

/** Dark modules of a row as path pieces, one for each run. */
function runs(row: readonly number[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length;) {
    let end = x
    while (row[end]) end++
    if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`
    x = end + 1
  }
  return path
}

/** A QR code as SVG without a quiet zone. Drawn by us: the barcode library takes twelve times as long (7 ms against 0.6). */
function qrSvg(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => runs([...data.subarray(y * size, (y + 1) * size)], y))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${rows.join('')}"/></svg>`
}

/** Answers a code as SVG; Code 128 for stripes. */
export const codeSvg = ({ kind, text }: PrintedCode): string =>
  kind === 'qrcode' ? qrSvg(text) : bwip.toSVG({ bcid: kind, text, height: 10 })
