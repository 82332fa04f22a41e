/**
 * A list as Typst source. All texts come as data, so nothing in them is read as markup. Each row is a stack of blocks
 * instead of a row of Typst's table: 5,000 rows of 20 columns then take a third of the memory (measured). The header
 * row stands in the page header, which is how it repeats.
 */
export const LIST_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let muted = rgb("#4a5263")
#let total = d.columns.fold(0, (sum, column) => sum + column.width)
#set document(title: d.title, author: d.college)
#set text(font: "Inter", size: d.size * 1pt, lang: "id", hyphenate: false, fill: rgb("#1b212d"))
#set par(linebreaks: "simple", leading: 0.45em, spacing: 0pt)
#set block(spacing: 0pt)
#let row(cells, ..look) = block(
  width: 100%, breakable: false, inset: (y: 2.5pt), stroke: (bottom: 0.4pt + rgb("#d5d9e0")), ..look,
  stack(dir: ltr, ..cells.zip(d.columns).map(((cell, column)) => block(
    width: d.width * 1pt * column.width / total, inset: (x: 2.5pt),
    if column.right { align(right, cell) } else { cell },
  ))),
)
#let header = row(d.columns.map(column => text(weight: 600, column.title)), fill: rgb("#eef0f4"))
#context {
  let height = measure(block(width: d.width * 1pt, header)).height
  set page(
    paper: "a4", flipped: d.landscape, margin: (x: d.margin * 1pt, top: 28pt + height, bottom: 36pt),
    header-ascent: 0pt,
    header: context if counter(page).get().first() > 1 { header },
    footer: context {
      set text(size: 7pt, fill: muted)
      [#d.printed #h(1fr) Halaman #counter(page).display() dari #counter(page).final().first()]
    },
  )
  v(-height)
  text(size: 9pt, weight: 600, fill: muted, d.college)
  v(5pt)
  text(size: 13pt, weight: 600, d.title)
  if d.filter != "" {
    v(5pt)
    text(size: 8pt, fill: muted, d.filter)
  }
  v(9pt)
  header
  for cells in d.rows { row(cells) }
  if d.rows.len() == 0 {
    v(8pt)
    text(fill: muted, "Tidak ada data")
  }
}
`
