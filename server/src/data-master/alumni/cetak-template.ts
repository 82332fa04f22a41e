/** Address labels as Typst source: A4 with 3 x 8 of 70 x 37 mm, no margin between them. Texts come as data and are never read as markup. */
export const LABEL_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: "Label alamat alumni")
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

/** The directory: two lines a person, the head repeated on each page. */
export const DIREKTORI_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: d.judul, author: d.perguruanTinggi)
#set page(paper: "a4", flipped: true, margin: 12mm, footer: context align(right, text(size: 7pt, fill: rgb("#4a5263"), d.perguruanTinggi + " · Halaman " + counter(page).display())))
#set text(font: "Inter", lang: "id", size: 8pt, fill: rgb("#1b212d"), number-width: "tabular")
#set par(leading: 0.45em)
#text(size: 8pt, fill: rgb("#4a5263"), d.perguruanTinggi) \\
#text(size: 15pt, weight: 600, d.judul) \\
#text(size: 8pt, fill: rgb("#4a5263"), d.keterangan)
#v(2mm)
#let kepala(isi) = text(size: 7pt, weight: 600, fill: rgb("#4a5263"), isi)
#table(
  columns: (7mm, 1.3fr, 1.2fr, 16mm, 24mm, 1.1fr, 1.4fr), stroke: (x, y) => (bottom: 0.4pt + rgb("#e3e6ec")), inset: (x: 1.5mm, y: 1.4mm),
  table.header(kepala("No."), kepala("Nama dan NIM"), kepala("Program studi"), kepala("Angkatan"), kepala("Lulus"), kepala("Handphone dan email"), kepala("Alamat")),
  ..d.baris.enumerate().map(((i, b)) => (str(i + 1), [#text(weight: 600, b.nama) #linebreak() #text(fill: rgb("#4a5263"), b.nim)], b.prodi, b.angkatan, b.lulus, [#b.handphone #linebreak() #b.email], b.alamat)).flatten(),
)
`
