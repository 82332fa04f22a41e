/** The decree on academic advisors as Typst source; the list begins on a page of its own and repeats its heads. Texts come as data. */
export const SK_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#set document(title: "SK Dosen PA " + d.prodi)
#set page(paper: "a4", margin: (x: 25mm, top: 20mm, bottom: 22mm), footer: grid(columns: (1fr, auto), text(size: 8pt, fill: rgb("#4a5263"), d.kaki), text(size: 8pt, fill: rgb("#4a5263"), "Halaman " + context counter(page).display())))
#set text(font: "Liberation Sans", lang: "id", size: 11pt)
#set par(justify: true, leading: 0.7em)
#align(center, {
  for (i, b) in d.kop.enumerate() { text(size: if i == 0 { 14pt } else if i == 1 { 12pt } else { 9pt }, weight: if i < 2 { 700 } else { 400 }, b); linebreak() }
})
#line(length: 100%, stroke: 1.2pt)
#v(4mm)
#align(center, {
  text(weight: 700, upper("Keputusan " + d.pemimpin)); linebreak()
  text("Nomor: " + if d.nomor == "" { ".............................." } else { d.nomor }); linebreak()
  v(1mm)
  text("tentang"); linebreak()
  text(weight: 700, upper("Penetapan dosen pembimbing akademik")); linebreak()
  text(weight: 700, upper("Program studi " + d.prodi)); linebreak()
  text(weight: 700, upper("Periode " + d.periode))
})
#v(4mm)
#grid(columns: (30mm, 5mm, 1fr), row-gutter: 4mm,
  [Menimbang], [:], [bahwa untuk kelancaran studi mahasiswa Program Studi #d.prodi perlu ditetapkan dosen pembimbing akademik;],
  [Mengingat], [:], [peraturan akademik yang berlaku;],
)
#v(2mm)
#align(center, text(weight: 700, "MEMUTUSKAN"))
#v(1mm)
#grid(columns: (30mm, 5mm, 1fr), row-gutter: 4mm,
  [Menetapkan], [:], [],
  [Kesatu], [:], [#str(d.dosen.len()) dosen sebagaimana tercantum dalam lampiran sebagai pembimbing akademik bagi #str(d.jumlahMahasiswa) mahasiswa.],
  [Kedua], [:], [Dosen pembimbing akademik membimbing penyusunan rencana studi, memantau kemajuan studi, dan melaporkannya kepada ketua program studi.],
  [Ketiga], [:], [Keputusan ini berlaku sejak tanggal ditetapkan. Kekeliruan di kemudian hari akan diperbaiki sebagaimana mestinya.],
)
#v(8mm)
#let tandaTangan = align(right, box(width: 75mm, align(left, {
  text("Ditetapkan di " + d.tempat); linebreak()
  text("pada tanggal " + d.tanggal); linebreak()
  for b in d.pejabat.baris { text(b); linebreak() }
  v(20mm)
  text(weight: 700, d.pejabat.nama); linebreak()
  text(d.pejabat.nomor)
})))
#tandaTangan
#pagebreak()
#text(weight: 700, "Lampiran Keputusan " + d.pemimpin) \\
#text("Nomor: " + if d.nomor == "" { ".............................." } else { d.nomor }) \\
#text("Tanggal: " + d.tanggal)
#v(3mm)
#align(center, text(weight: 700, "Daftar Dosen Pembimbing Akademik dan Mahasiswa Bimbingan"))
#set text(size: 9.5pt)
#for (i, p) in d.dosen.enumerate() {
  v(3mm)
  block(breakable: true, {
    block(sticky: true, text(weight: 700, str(i + 1) + ". " + p.nama + "  (NIDN " + p.nidn + ", " + str(p.mahasiswa.len()) + " mahasiswa)"))
    table(columns: (10mm, 32mm, 1fr, 20mm), stroke: 0.4pt + rgb("#9aa3b2"), inset: 4pt,
      table.header([*No.*], [*NIM*], [*Nama*], [*Angkatan*]),
      ..p.mahasiswa.enumerate().map(((n, m)) => (str(n + 1), m.nim, m.nama, str(m.angkatan))).flatten())
  })
}
`
