/**
 * Documents of blocks as Typst source. All texts come as data, so nothing in them is read as markup. Each document of
 * a batch counts its own pages; in a test print every text is measured, and what does not fit is noted under <temuan>.
 */
export const DOCUMENT_SOURCE = `
#let d = json(bytes(sys.inputs.data))
#let tinta = rgb("#1b212d")
#let muram = rgb("#4a5263")
#let merah = rgb("#c92a2a")
#let garis = 0.5pt + rgb("#9aa1ad")
#let sisi = (kiri: left, tengah: center, kanan: right)
#set document(title: d.judul, author: d.pt)
#set text(font: d.huruf, size: d.ukuran * 1pt, lang: "id", fill: tinta, hyphenate: false, number-width: "tabular")
#set par(leading: 0.55em, spacing: 0.7em)

#let isi(t, tempat, baris: 1) = if not d.uji { t } else {
  layout(ruang => {
    let kata = calc.max(0pt, ..t.split(" ").map(k => measure(k).width))
    let banyak = if ruang.width > 0pt { calc.ceil(measure(t).width / ruang.width) } else { 1 }
    if kata > ruang.width + 0.2pt [#metadata((tempat: tempat, jenis: "meluap", banyak: 1)) <temuan> #text(fill: merah, t)]
    else if banyak > baris [#metadata((tempat: tempat, jenis: "membungkus", banyak: banyak)) <temuan> #text(fill: merah, t)]
    else { t }
  })
}
#let inggris(t) = if t != none { linebreak(); emph(text(size: 0.85em, fill: muram, t)) }
#let sebutan(b) = { b.label; if b.inggris != none [ #emph(text(size: 0.85em, fill: muram, "/ " + b.inggris))] }
#let gambar(nama, lebar: auto, tinggi: auto) = if nama != none { image("/" + nama, width: lebar, height: tinggi, fit: "contain") }

#let kop(b) = {
  if b.gambar != none { gambar(b.gambar, lebar: 100%) } else {
    grid(columns: if b.logo != none { (20mm, 1fr, 20mm) } else { (1fr,) }, align: center + horizon,
      ..if b.logo != none { (gambar(b.logo, tinggi: 18mm),) },
      { set par(spacing: 0.4em)
        for (i, t) in b.baris.enumerate() { par(text(size: if i == 0 { 1.35em } else if i == 1 and b.baris.len() > 3 { 1.1em } else { 0.85em }, weight: if i < b.baris.len() - 2 or i == 0 { 700 } else { 400 }, t)) }
      },
      ..if b.logo != none { ([],) })
    v(-0.2em)
    line(length: 100%, stroke: 1.2pt + tinta)
    v(-0.75em)
    line(length: 100%, stroke: 0.4pt + tinta)
  }
}
#let judul(b) = block(width: 100%, below: 1em, above: 0.8em, align(center, {
  text(size: 1.25em, weight: 700, b.teks)
  inggris(b.inggris)
  if b.ket != none { linebreak(); text(size: 0.95em, b.ket) }
}))
#let pasangan(b) = {
  let baris(r) = (sebutan(r), [:], isi(r.isi, r.tempat, baris: r.baris))
  let petak(daftar) = grid(columns: (b.lebar * 1mm, 3mm, 1fr), row-gutter: 0.5em, ..daftar.map(baris).flatten())
  let tengah = calc.ceil(b.baris.len() / 2)
  let isian = if b.kolom == 2 { grid(columns: (1fr, 1fr), column-gutter: 6mm, petak(b.baris.slice(0, tengah)), petak(b.baris.slice(tengah))) } else { petak(b.baris) }
  block(width: 100%, above: 0.9em, below: 0.9em, if b.foto != none {
    grid(columns: (1fr, 24mm), column-gutter: 5mm, isian, gambar(b.foto, lebar: 24mm, tinggi: 32mm))
  } else { isian })
}
#let tabel(b) = {
  set text(size: b.ukuran * 1pt)
  let n = b.kolom.len()
  let lebar = b.kolom.map(k => if k.lebar == none { 1fr } else { k.lebar * 1mm })
  let kepala = b.kolom.map(k => table.cell(fill: rgb("#eef0f4"), align: center + horizon, { strong(k.judul); inggris(k.inggris) }))
  let sel(r) = if type(r) == dictionary { (table.cell(colspan: n, fill: rgb("#f5f6f8"), align: left + horizon, strong(r.grup)),) } else {
    r.enumerate().map(((i, t)) => isi(t, b.kolom.at(i).judul, baris: 3))
  }
  let rata(x) = sisi.at(b.kolom.at(x).rata) + horizon
  let rapat = (x: 3pt, y: 2.4pt)
  if b.dua == none {
    block(width: 100%, table(columns: lebar, inset: rapat, stroke: garis, align: (x, y) => rata(x), table.header(..kepala), ..b.baris.map(sel).flatten()))
  } else {
    let sela = table.cell(stroke: none, fill: none, [])
    let kosong = table.cell(colspan: n, stroke: none, [])
    for s in b.dua {
      let baris = range(calc.max(s.kiri.len(), s.kanan.len())).map(i => (
        ..if i < s.kiri.len() { sel(s.kiri.at(i)) } else { (kosong,) }, sela,
        ..if i < s.kanan.len() { sel(s.kanan.at(i)) } else { (kosong,) }))
      block(width: 100%, table(columns: (..lebar, 4mm, ..lebar), inset: rapat, stroke: garis,
        align: (x, y) => if x == n { center } else { rata(if x > n { x - n - 1 } else { x }) },
        table.header(..kepala, sela, ..if s.kanan.len() > 0 { kepala } else { (kosong,) }), ..baris.flatten()))
    }
  }
}
#let penanda(p) = block(width: 100%, align(center, {
  set par(leading: 0.5em)
  p.baris.join(linebreak())
  block(height: 17mm, width: 100%, above: 0.2em, below: 0.2em, align(center + horizon, {
    if p.cap != none { place(center + horizon, dx: -9mm, gambar(p.cap, tinggi: 16mm)) }
    if p.ttd != none { place(center + horizon, gambar(p.ttd, tinggi: 15mm)) }
  }))
  if p.nama != "" { underline(offset: 2pt, strong(isi(p.nama, "Nama penandatangan", baris: 2))) } else { box(width: 45mm, line(length: 100%, stroke: 0.5pt)) }
  if p.nomor != none { linebreak(); p.nomor }
}))
#let kodeqr(b) = align(sisi.at(b.posisi), stack(spacing: 1mm, gambar(b.qr, lebar: b.ukuran * 1mm), text(size: 6.5pt, fill: muram, b.ket)))
#let tanda(b) = block(breakable: false, width: 100%, above: 1.2em, {
  grid(columns: (1fr, 1fr, 1fr), column-gutter: 4mm, row-gutter: 0.8em,
    ..b.tempat.map(t => align(center, t)),
    ..b.tiang.map(t => if t.len() > 0 { t.map(penanda).join(v(3mm)) } else { [] }))
})
#let teks(b) = for p in b.paragraf {
  let baris = p.potong.map(r => {
    let t = text(weight: if r.tebal { 700 } else { "regular" }, style: if r.miring { "italic" } else { "normal" }, fill: if r.warna == none { tinta } else { rgb(r.warna) }, r.t)
    if r.garis { underline(t) } else { t }
  }).join()
  block(width: 100%, align(sisi.at(p.rata), if p.butir != none { grid(columns: (5mm, 1fr), p.butir, baris) } else { baris }))
}
#let blok(b) = {
  if b.jenis == "kop" { kop(b) } else if b.jenis == "judul" { judul(b) } else if b.jenis == "pasangan" { pasangan(b) }
  else if b.jenis == "tabel" { tabel(b) } else if b.jenis == "tanda" { tanda(b) } else if b.jenis == "teks" { teks(b) }
  else if b.jenis == "qr" { kodeqr(b) }
  else if b.jenis == "gambar" { align(sisi.at(b.posisi), gambar(b.nama, lebar: b.lebar * 1mm, tinggi: if b.tinggi == none { auto } else { b.tinggi * 1mm })) }
  else if b.gaya == "halaman" { pagebreak(weak: true) } else if b.gaya == "garis" { line(length: 100%, stroke: garis) } else { v(b.tinggi * 1mm) }
}
#let halaman(i) = context {
  let awal = locate(label("awal-" + str(i))).page()
  let akhir = locate(label("akhir-" + str(i))).page()
  d.halaman.map(t => t.replace("{n}", str(here().page() - awal + 1)).replace("{dari}", str(akhir - awal + 1))).join(" / ")
}
#let air(t) = if t != none { rotate(-35deg, text(size: calc.min(64pt, d.lebar * 4.5pt / calc.max(1, t.len())), weight: 700, fill: rgb("#e3e6eb"), t)) }
#let kepala(t) = if t != none { align(right, box(stroke: 0.8pt + merah, inset: 3pt, text(size: 8pt, weight: 700, fill: merah, t))) }
#let kaki(k, i) = { set text(size: 7pt, fill: muram)
  grid(columns: (1fr, auto), column-gutter: 4mm, { if k.kaki != none { k.kaki; linebreak() }; if k.kode != none [Kode verifikasi #k.kode] }, align(right, halaman(i))) }
#set page(width: d.lebar * 1mm, height: d.tinggi * 1mm,
  margin: (top: d.margin.atas * 1mm, right: d.margin.kanan * 1mm, bottom: d.margin.bawah * 1mm, left: d.margin.kiri * 1mm))
#for (i, isian) in d.dok.enumerate() {
  page(background: air(isian.air), header: kepala(isian.kepala), footer: kaki(isian, i), {
    [#metadata(i) #label("awal-" + str(i))]
    for b in isian.blok { blok(b) }
    [#metadata(i) #label("akhir-" + str(i))]
  })
}
`
