import { typstPdf } from '../../../kit/export/pdf/typst'

export type Slip = { nama: string; username: string; sandi: string; unit: string }

/** Slips of one compile: forty sheets. A thousand in one took 6 GB. */
export const SLIPS_TOGETHER = 320

/** Eight slips on A4, with lines to cut along (platform, Documents: slip kata sandi). */
const SLIP = `
#let d = json(bytes(sys.inputs.data))
#set document(title: "Slip kata sandi", author: d.college)
#set page(paper: "a4", margin: (x: 10mm, y: 8.5mm))
#set text(font: "Inter", size: 9pt, lang: "id")
#let slip(s) = box(width: 95mm, height: 70mm, stroke: (paint: rgb("#9aa3b2"), thickness: 0.5pt, dash: "dashed"), inset: 7mm, {
  text(weight: 600, size: 10pt, d.college)
  v(2mm)
  text(weight: 600, s.nama)
  linebreak()
  text(size: 8pt, fill: rgb("#4a5263"), s.unit)
  v(2mm)
  grid(columns: (32mm, 1fr), row-gutter: 2.4mm,
    [Nama pengguna], text(weight: 600, s.username),
    [Kata sandi pertama], text(weight: 600, s.sandi),
    [Alamat], text(size: 8pt, d.alamat),
  )
  v(1fr)
  text(size: 8pt)[Wajib diganti saat pertama kali masuk. Jangan berikan kepada siapa pun.]
})
#for sheet in d.slips.chunks(8) {
  grid(columns: (95mm, 95mm), ..sheet.map(slip))
  pagebreak(weak: true)
}
`

/** Slips as a PDF, eight a sheet. Texts travel as data, so nothing in a name is read as markup. */
export const slipPdf = (slips: readonly Slip[], about: { college: string; alamat: string }): Promise<Uint8Array> =>
  typstPdf(SLIP, { slips, ...about })
