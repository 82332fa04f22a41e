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
