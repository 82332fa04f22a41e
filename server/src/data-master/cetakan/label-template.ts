/** Address labels as Typst source: A4 with 3 x 8 of 70 x 37 mm, no margin between them. Texts come as data and are never read as markup. */
export const LABEL_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: "Label alamat")
#set page(paper: "a4", margin: (x: 0mm, y: 0.5mm))
#set text(font: "Inter", lang: "id", size: 9pt, fill: rgb("#1b212d"))
#set par(leading: 0.45em)
#let label(l) = box(width: 70mm, height: 37mm, inset: (x: 6mm, y: 6mm), clip: true, {
  text(size: 7pt, "Yth.")
  linebreak()
  text(weight: 600, l.nama)
  linebreak()
  text(size: 8.5pt, l.alamat)
  place(bottom + right, text(size: 5.5pt, fill: rgb("#4a5263"), l.nim))
})
#for bagian in d.label.chunks(24) {
  grid(columns: (70mm,) * 3, rows: (37mm,) * 8, ..bagian.map(label))
}
`
