/**
 * A print as Typst source: letterhead, title, its parts, the signature; at the foot of each page what it is a picture of. All texts come
 * as data, so nothing in them is read as markup. A photo that nobody has is an empty frame.
 */
export const CETAKAN_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let muda = rgb("#4a5263")
#let garis = rgb("#d5d9e0")
#set document(title: d.judul, author: d.perguruanTinggi)
#set page(
  width: d.lebar * 1mm, height: d.tinggi * 1mm, margin: (x: 14mm, top: 14mm, bottom: 16mm),
  footer: context { set text(size: 7pt, fill: muda); d.keterangan; h(1fr); [Halaman #counter(page).display() dari #counter(page).final().first()] },
)
#set text(font: "Inter", lang: "id", size: d.ukuran * 1pt, fill: rgb("#1b212d"), number-width: "tabular")
#set par(leading: 0.5em)
#align(center, {
  for (n, b) in d.kop.enumerate() {
    text(size: if n == 0 { 11pt } else { 8pt }, weight: if n == 0 { 600 } else { 400 }, b)
    linebreak()
  }
})
#line(length: 100%, stroke: 0.8pt + rgb("#1b212d"))
#align(center, { text(size: 12pt, weight: 600, d.judul); linebreak(); text(size: 8pt, fill: muda, d.keterangan) })
#v(2mm)
#let kepala(isi) = text(size: 0.9em, weight: 600, fill: muda, isi)
#let foto(nama, w, h) = if nama != none { image(nama, width: w, height: h, fit: "cover") } else { rect(width: w, height: h, stroke: 0.5pt + garis, align(center + horizon, text(size: 7pt, fill: muda, "Tanpa foto"))) }
#let fakta(b) = {
  let baris = grid(columns: (34%, 1fr), row-gutter: 2.2mm, column-gutter: 3mm, ..b.baris.map(r => (text(fill: muda, r.label), r.isi)).flatten())
  if b.adaFoto { grid(columns: (1fr, 32mm), column-gutter: 4mm, baris, foto(b.foto, 30mm, 40mm)) } else { baris }
}
#let tabel(b) = table(
  columns: b.kolom.map(k => k.lebar * 1fr), align: b.kolom.map(k => if k.kanan { right } else { left }),
  stroke: (x, y) => (bottom: 0.4pt + garis), inset: (x: 1.2mm, y: 1.2mm),
  fill: (x, y) => if y == 0 { rgb("#eef0f4") },
  table.header(..b.kolom.map(k => kepala(k.judul))),
  ..b.baris.map(r => if r.nada == "kelompok" { (table.cell(colspan: b.kolom.len(), fill: rgb("#fafbfc"), align: left, text(weight: 600, r.sel.first())),) }
    else if r.nada == "penutup" { (table.cell(colspan: b.kolom.len(), align: left, text(weight: 600, r.sel.first())),) }
    else if r.nada == "jumlah" { r.sel.map(s => text(weight: 600, s)) } else { r.sel }).flatten(),
)
#let kartu(k) = block(width: 100%, height: 59mm, stroke: 0.4pt + garis, inset: 2.5mm, clip: true, align(center, {
  foto(k.foto, 28.5mm, 38mm)
  v(1.5mm, weak: true)
  text(weight: 600, k.nama)
  linebreak()
  text(size: 0.9em, k.nim)
  linebreak()
  text(size: 0.85em, fill: muda, k.keterangan)
}))
#for b in d.bagian {
  if b.halamanBaru { pagebreak(weak: true) }
  if b.judul != none and b.judul != d.judul { block(above: 4mm, below: 2.5mm, sticky: true, text(size: 1.15em, weight: 600, b.judul)) }
  if b.jenis == "fakta" { fakta(b) }
  if b.jenis == "tabel" { tabel(b) }
  if b.jenis == "teks" { par(justify: false, b.isi) }
  if b.jenis == "foto" { grid(columns: (1fr,) * 3, gutter: 1.5mm, ..b.kartu.map(kartu)) }
}
#if d.tanda != none { block(breakable: false, above: 8mm, width: 100%, align(right, box(width: 70mm, align(left, {
  d.tanda.tempatTanggal
  for j in d.tanda.jabatan { linebreak(); j }
  v(18mm)
  text(weight: 600, d.tanda.nama)
  if d.tanda.nomor != none { linebreak(); d.tanda.nomor }
})))) }
`
