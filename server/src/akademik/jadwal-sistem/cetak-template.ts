/**
 * The windows of a period as Typst source: one row for each, with a bar over the months of the period, its exceptions
 * below it, and the legend. Sizes are shares of the sheet, so A3 and A4 look alike. All texts come as data and are never
 * read as markup.
 */
export const CETAK_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let k = if d.kertas == "a3" { 1.414 } else { 1.0 }
#let muram = rgb("#4a5263")
#let warna = (belum: rgb("#5b8def"), buka: rgb("#2e9e6b"), tutup: rgb("#a3abba"), khusus: rgb("#d99a1c"))
#set document(title: d.judul, author: d.perguruanTinggi)
#set page(paper: d.kertas, flipped: true, margin: 10mm * k, footer: align(right, text(size: 6pt * k, fill: muram, d.kaki + " · Halaman " + context counter(page).display())))
#set text(font: "Inter", lang: "id", size: 7.5pt * k, fill: rgb("#1b212d"), number-width: "tabular")
#set par(leading: 0.45em)
#text(size: 8pt * k, fill: muram, d.perguruanTinggi) \\
#text(size: 14pt * k, weight: 600, d.judul)
#if d.sk != "" { text(size: 7pt * k, fill: muram, "   " + d.sk) }
#v(1mm * k)
#let batang(b) = box(width: 100%, height: 3mm * k, {
  for g in d.bulan { place(left, dx: g.awal * 100%, line(angle: 90deg, length: 3mm * k, stroke: 0.3pt + rgb("#dfe3ea"))) }
  for s in b { place(left + horizon, dx: s.awal * 100%, rect(width: calc.max(s.lebar, 0.004) * 100%, height: 2.2mm * k, radius: 0.6mm * k, fill: warna.at(s.jenis))) }
})
#let kepala = box(width: 100%, height: 2.6mm * k, for g in d.bulan { place(left, dx: g.awal * 100%, text(size: 5.5pt * k, fill: muram, g.nama)) })
#let garis = (bottom: 0.3pt + rgb("#dfe3ea"), top: none, left: none, right: none)
#if d.baris.len() == 0 { text("Belum ada jendela pada periode ini.") } else {
  table(columns: (5mm * k, 46mm * k, 38mm * k, 38mm * k, 20mm * k, 1fr), stroke: (x, y) => garis, inset: (x: 1mm * k, y: 0.9mm * k), align: (right, left, left, left, left, left + horizon),
    table.header(..("No.", "Jendela", "Mulai", "Selesai", "Keadaan").map(t => text(weight: 600, t)), kepala),
    ..d.baris.enumerate().map(((i, b)) => (
      str(i + 1),
      { text(weight: 600, b.nama); for c in b.khusus { linebreak(); text(size: 6.2pt * k, fill: muram, c) } },
      b.mulai, b.selesai, b.keadaan, batang(b.batang))).flatten())
}
#v(1mm * k)
#text(size: 6.5pt * k, { for l in d.legenda { box(baseline: 15%, width: 2.6mm * k, height: 2.2mm * k, radius: 0.6mm * k, fill: warna.at(l.jenis)); " " + l.nama + "     " } })
#tanda(d.tanda, k)
`
