/** The decree and its list as Typst source. Texts come as data and are never read as markup. */
export const SK_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: "Surat Keputusan Asisten", author: d.perguruanTinggi)
#set page(paper: "a4", margin: (x: 22mm, y: 20mm), footer: context align(right, text(size: 7pt, fill: rgb("#4a5263"), "Halaman " + counter(page).display())))
#set text(font: "Inter", lang: "id", size: 10pt, fill: rgb("#1b212d"), number-width: "tabular")
#set par(leading: 0.6em, justify: true)
#align(center, {
  text(size: 12pt, weight: 600, upper(d.perguruanTinggi))
  v(4mm)
  text(size: 12pt, weight: 600, "SURAT KEPUTUSAN")
  linebreak()
  text("Nomor: " + d.nomor)
  v(2mm)
  text("tentang")
  linebreak()
  text(weight: 600, "PENGANGKATAN ASISTEN LABORATORIUM, PRAKTIKUM, DAN DOSEN")
  linebreak()
  text(weight: 600, "PERIODE " + upper(d.periode))
})
#v(6mm)
#let butir(judul, isi) = grid(columns: (28mm, 4mm, 1fr), row-gutter: 3mm, text(weight: 600, judul), [:], isi)
#butir("Menimbang", [bahwa pelaksanaan praktikum dan perkuliahan pada periode tersebut memerlukan asisten yang memenuhi syarat.])
#v(3mm)
#align(center, text(weight: 600, "MEMUTUSKAN"))
#v(3mm)
#butir("Menetapkan", {})
#v(2mm)
#butir("Pertama", [Mengangkat #d.jumlah orang yang namanya tercantum pada lampiran sebagai asisten periode #d.periode.])
#v(2mm)
#butir("Kedua", [Masa tugas berlaku #d.masa di bawah pembinaan dosen yang tercantum pada lampiran.])
#v(2mm)
#butir("Ketiga", [Keputusan ini berlaku sejak tanggal ditetapkan dan akan diperbaiki bila terdapat kekeliruan.])
#v(10mm)
#let tandaTangan = align(right, block(width: 75mm, align(left, {
  text("Ditetapkan pada " + d.tanggal)
  for b in d.jabatan { linebreak(); text(b) }
  v(20mm)
  text(weight: 600, d.pejabat)
  if d.nomorPejabat != "" { linebreak(); text(d.nomorPejabat) }
})))
#tandaTangan
#pagebreak()
#text(weight: 600, "Lampiran Surat Keputusan Nomor " + d.nomor)
#v(2mm)
#set text(size: 8pt)
#set par(justify: false)
#let kepala(isi) = text(size: 7.5pt, weight: 600, fill: rgb("#4a5263"), isi)
#table(
  columns: (7mm, 1.2fr, 1fr, 0.9fr, 1.1fr, 1.1fr, 11mm), stroke: (x, y) => (bottom: 0.4pt + rgb("#e3e6ec")), inset: (x: 1.2mm, y: 1.4mm),
  table.header(kepala("No."), kepala("Nama dan NIM"), kepala("Program studi"), kepala("Tugas"), kepala("Lab/mata kuliah"), kepala("Pembina"), kepala("Jam")),
  ..d.baris.enumerate().map(((i, b)) => (str(i + 1), [#text(weight: 600, b.nama) #linebreak() #b.nim], b.prodi, b.tugas, b.tempat, b.pembina, b.jam)).flatten(),
)
#v(8mm)
#tandaTangan
`
