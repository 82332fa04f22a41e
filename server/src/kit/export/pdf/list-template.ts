/**
 * Sheets of a list as Typst source. All texts come as data, so nothing in them is read as markup, and each is placed.
 * The box of a text is wider than any sheet: a line breaks where the data says and nowhere else, or the columns of a
 * row would no longer stand side by side. Fixed edges keep the step of lines even where another font steps in.
 */
export const LIST_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let wide = 5000pt
#let looks = (
  plain: (weight: 400, fill: rgb("#1b212d")),
  strong: (weight: 600, fill: rgb("#1b212d")),
  muted: (weight: 400, fill: rgb("#4a5263")),
)
#set document(title: d.title, author: d.college)
#set page(width: d.width * 1pt, height: d.height * 1pt, margin: 0pt)
#set text(font: "Inter", lang: "id", hyphenate: false, number-width: "tabular", top-edge: 0.8em, bottom-edge: -0.2em)
#set par(linebreaks: "simple", spacing: 0pt)
#let placed(t) = {
  set text(size: t.size * 1pt, ..looks.at(t.look))
  set par(leading: t.size * (d.pitch - 1) * 1pt)
  if t.right {
    place(dx: t.x * 1pt - wide, dy: t.y * 1pt, block(width: wide, align(right, t.text)))
  } else {
    place(dx: t.x * 1pt, dy: t.y * 1pt, block(width: wide, t.text))
  }
}
#for (index, sheet) in d.sheets.enumerate() {
  if index > 0 { pagebreak() }
  place(dx: d.margin * 1pt, dy: sheet.band.y * 1pt, rect(width: d.across * 1pt, height: sheet.band.height * 1pt, fill: rgb("#eef0f4")))
  for y in sheet.rules {
    place(dx: d.margin * 1pt, dy: y * 1pt, line(length: d.across * 1pt, stroke: 0.4pt + rgb("#d5d9e0")))
  }
  for text in sheet.texts { placed(text) }
}
`
