/** A small reader for the OpenAPI document; static, so that the content security policy stays strict. */
export const DOCS_PAGE = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sivitas API</title><link rel="stylesheet" href="/docs/reader.css"></head>
<body><header><h1>Sivitas API</h1><p>Dokumen OpenAPI 3.1: <a href="/docs/openapi.json">openapi.json</a></p>
<label for="cari">Cari panggilan</label> <input id="cari" type="search" autocomplete="off"></header>
<main id="daftar" aria-live="polite">Memuat</main><script src="/docs/reader.js"></script></body></html>`

export const DOCS_STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif}body{margin:0 auto;max-width:72rem;padding:1rem;line-height:1.45}
details{border:1px solid #8886;border-radius:6px;margin:.4rem 0;padding:.4rem .7rem}summary{cursor:pointer}code,pre{font-family:ui-monospace,monospace;font-size:.85rem}
pre{overflow:auto;max-height:28rem}.metode{display:inline-block;min-width:4.2rem;font-weight:600}input{padding:.3rem .5rem;min-width:18rem}`

export const DOCS_SCRIPT = `'use strict'
const daftar = document.getElementById('daftar')
const cari = document.getElementById('cari')
const elemen = (nama, teks) => Object.assign(document.createElement(nama), { textContent: teks })
function tampil(dokumen, kata) {
  daftar.replaceChildren()
  for (const [alamat, metode] of Object.entries(dokumen.paths).sort()) {
    for (const [nama, operasi] of Object.entries(metode)) {
      if (kata && !(nama + ' ' + alamat).toLowerCase().includes(kata)) continue
      const rinci = document.createElement('details')
      const judul = document.createElement('summary')
      const label = elemen('span', nama.toUpperCase())
      label.className = 'metode'
      judul.append(label, elemen('code', alamat))
      rinci.append(judul)
      rinci.addEventListener('toggle', () => {
        if (rinci.open && rinci.children.length === 1) rinci.append(elemen('pre', JSON.stringify(operasi, null, 2)))
      })
      daftar.append(rinci)
    }
  }
}
fetch('/docs/openapi.json').then((jawaban) => jawaban.json()).then((dokumen) => {
  tampil(dokumen, '')
  cari.addEventListener('input', () => tampil(dokumen, cari.value.trim().toLowerCase()))
}).catch((galat) => { daftar.textContent = 'Dokumen tidak dapat dimuat: ' + galat.message })
`
