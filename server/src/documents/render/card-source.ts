/**
 * Cards as Typst source: each face a page of its own, or several on sheets of A4. A text takes the largest letters with
 * which it stays on one line, down to 6 pt, then further lines; it is never cut (edge case 27).
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
  if d.uji {
    let baris = l.at("maksBaris", default: 2)
    let tempat = calc.min(tinggi.pt(), baris * measure(gaya(besar, "Ag")).height.pt() + (baris - 1) * besar * 0.25)
    if measure(jadi).height.pt() > tempat + 0.2 or calc.max(0pt, ..l.isi.split(" ").map(k => measure(gaya(6, k)).width)) > lebar [#metadata((tempat: l.tempat, jenis: "meluap", banyak: 1, pemilik: l.pemilik)) <temuan>]
    else if muat == none [#metadata((tempat: l.tempat, jenis: "membungkus", banyak: 2, pemilik: l.pemilik)) <temuan>]
  }
  jadi
}
#let lapis(l) = {
  let (lebar, tinggi) = (l.lebar * 1mm, l.tinggi * 1mm)
  place(dx: l.x * 1mm, dy: l.y * 1mm,
    if l.jenis in ("kotak", "garis") { rect(width: lebar, height: tinggi, fill: rgb(l.warna), stroke: none) }
    else if l.jenis == "teks" { context tulis(l, lebar, tinggi) }
    else if l.gambar != none { image("/" + l.gambar, width: lebar, height: tinggi, fit: if l.jenis == "foto" { "cover" } else { "contain" }) })
}
#let muka(m) = {
  set text(font: m.huruf)
  for l in m.lapis { lapis(l) }
  if m.air != none { place(center + horizon, rotate(-25deg, text(size: 16pt, weight: 700, fill: rgb("#c92a2a40"), m.air))) }
}
#for (i, halaman) in d.halaman.enumerate() {
  if i > 0 { pagebreak() }
  for h in halaman {
    if d.lembar == none { muka(d.muka.at(h.muka)) }
    else { place(dx: h.x * 1mm, dy: h.y * 1mm, box(width: d.lembar.lebar * 1mm, height: d.lembar.tinggi * 1mm, clip: true, stroke: if h.potong { 0.2pt + rgb("#9aa3b5") } else { none }, muka(d.muka.at(h.muka)))) }
  }
}
`
