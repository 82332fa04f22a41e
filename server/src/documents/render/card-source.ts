/**
 * Cards as Typst source: each face a page of its own. A text takes the largest letters with which it stays on one line,
 * down to 6 pt, then a second line; it is never cut (edge case 27).
 */
export const CARD_SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let sisi = (kiri: left, tengah: center, kanan: right)
#set document(title: d.judul, author: d.pt)
#set page(width: d.lebar * 1mm, height: d.tinggi * 1mm, margin: 0mm)
#set text(font: d.huruf, lang: "id", hyphenate: false, top-edge: "ascender", bottom-edge: "descender")
#set par(leading: 0.25em)
#let tulis(l, lebar, tinggi) = {
  let gaya(besar, t) = text(size: besar * 1pt, weight: if l.tebal { 700 } else { "regular" }, fill: rgb(l.warna), t)
  let langkah = range(int((l.ukuran - 6) * 2) + 1).map(i => l.ukuran - i / 2)
  let muat = langkah.find(besar => measure(gaya(besar, l.isi)).width <= lebar)
  let besar = if muat == none { 6 } else { muat }
  let jadi = block(width: lebar, align(sisi.at(l.rata), gaya(besar, l.isi)))
  if d.uji and (measure(jadi).height > tinggi + 0.2pt or calc.max(0pt, ..l.isi.split(" ").map(k => measure(gaya(6, k)).width)) > lebar) [#metadata((tempat: l.tempat, jenis: "meluap", banyak: 1)) <temuan>]
  else if d.uji and muat == none [#metadata((tempat: l.tempat, jenis: "membungkus", banyak: 2)) <temuan>]
  jadi
}
#let lapis(l) = {
  let (lebar, tinggi) = (l.lebar * 1mm, l.tinggi * 1mm)
  place(dx: l.x * 1mm, dy: l.y * 1mm,
    if l.jenis == "kotak" { rect(width: lebar, height: tinggi, fill: rgb(l.warna), stroke: none) }
    else if l.jenis == "teks" { context tulis(l, lebar, tinggi) }
    else if l.gambar != none { image("/" + l.gambar, width: lebar, height: tinggi, fit: if l.jenis == "foto" { "cover" } else { "contain" }) })
}
#for (i, muka) in d.muka.enumerate() {
  if i > 0 { pagebreak() }
  for l in muka { lapis(l) }
  if d.air != none { place(center + horizon, rotate(-25deg, text(size: 16pt, weight: 700, fill: rgb("#c92a2a40"), d.air))) }
}
`
