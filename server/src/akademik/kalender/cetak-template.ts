/**
 * A year's calendar as Typst source: months on the left, the legend in two columns on the right. Sizes are shares of the
 * sheet, so A3 and A4 look alike. All texts come as data and are never read as markup.
 */
export const CETAK_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let k = if d.kertas == "a3" { 1.414 } else { 1.0 }
#set document(title: d.judul, author: d.perguruanTinggi)
#set page(paper: d.kertas, flipped: true, margin: 10mm * k, footer: align(right, text(size: 6pt * k, fill: rgb("#4a5263"), d.kaki + " · Halaman " + context counter(page).display())))
#set text(font: "Inter", lang: "id", size: 7pt * k, fill: rgb("#1b212d"), number-width: "tabular")
#set par(leading: 0.45em)
#if d.draf { set page(background: rotate(-24deg, text(size: 90pt * k, fill: rgb("#eef0f4"), weight: 600, "BELUM TERBIT"))) }
#text(size: 8pt * k, fill: rgb("#4a5263"), d.perguruanTinggi) \\
#text(size: 14pt * k, weight: 600, d.judul)
#if d.sk != "" { text(size: 7pt * k, fill: rgb("#4a5263"), "   " + d.sk) }
#v(2mm * k)
#let hari = ("Sn", "Sl", "Rb", "Km", "Jm", "Sb", "Mg")
#let kotak(isi) = box(width: 100%, height: 3.5mm * k, radius: 0.6mm * k, fill: if isi.warna == none { none } else { rgb(isi.warna).lighten(55%) },
  align(center + horizon, text(size: 6pt * k, weight: if isi.warna == none { 400 } else { 600 }, fill: if isi.libur { rgb("#b3261e") } else { rgb("#1b212d") }, str(isi.hari))))
#let bulan(b) = block(breakable: false, {
  text(weight: 600, size: 7.5pt * k, b.judul)
  v(-1mm * k)
  grid(columns: (1fr,) * 7, gutter: 0.4mm * k,
    ..hari.map(h => align(center, text(size: 5pt * k, fill: rgb("#4a5263"), h))),
    ..b.sel.map(s => if s == none { [] } else { kotak(s) }))
})
#grid(columns: (1.25fr, 1fr), column-gutter: 8mm * k,
  grid(columns: (1fr,) * 3, column-gutter: 5mm * k, row-gutter: 4mm * k, ..d.bulan.map(bulan)),
  {
    text(weight: 600, size: 8pt * k, "Keterangan")
    v(-1mm * k)
    if d.legenda.len() == 0 { text("Tidak ada data") }
    columns(2, gutter: 4mm * k, for l in d.legenda {
      block(below: 1.3mm * k, breakable: false, grid(columns: (2.6mm * k, 1fr), column-gutter: 1.4mm * k,
        box(width: 2.6mm * k, height: 2.6mm * k, radius: 0.5mm * k, fill: rgb(l.warna)),
        { text(weight: 600, size: 6.2pt * k, fill: if l.libur { rgb("#b3261e") } else { rgb("#1b212d") }, l.nama); linebreak(); text(size: 6pt * k, fill: rgb("#4a5263"), l.rentang + if l.lampiran { " (ada lampiran)" } else { "" }) }))
    })
  })
#tanda(d.tanda, k)
`
