/** What decides about the look of a drawing; a picture outside of the page has no style sheet. */
const GAYA = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'display',
] as const

/** Twice as many dots as on the screen, so that print stays sharp. */
const SKALA = 2
const TEPI = 24
const BARIS = 20

export type Legenda = readonly { nama: string; warna: string }[]
type Lukisan = { judul: string; keterangan: string; legenda: Legenda }

/** A copy of a drawing that carries its look along. */
function salin(asli: SVGSVGElement): SVGSVGElement {
  const salinan = asli.cloneNode(true) as SVGSVGElement
  const dari = [asli, ...asli.querySelectorAll('*')]
  for (const [at, ke] of [salinan, ...salinan.querySelectorAll('*')].entries()) {
    const sumber = dari[at]
    if (sumber === undefined) continue
    const gaya = getComputedStyle(sumber)
    for (const nama of GAYA) ke.setAttribute(nama, gaya.getPropertyValue(nama))
    ke.removeAttribute('class')
  }
  const { width, height } = asli.getBoundingClientRect()
  salinan.setAttribute('width', String(width))
  salinan.setAttribute('height', String(height))
  salinan.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return salinan
}

async function muat(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const gambar = new Image()
  gambar.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(salin(svg)))}`
  await gambar.decode()
  return gambar
}

/** The colour of a theme's token ('blue.6') on the page as it is. */
export const warnaToken = (token: string): string => `var(--mantine-color-${token.replace('.', '-')})`

function warnaTerhitung(wadah: HTMLElement, token: string): string {
  const contoh = document.createElement('span')
  contoh.style.color = warnaToken(token)
  wadah.append(contoh)
  const { color } = getComputedStyle(contoh)
  contoh.remove()
  return color
}

/**
 * All drawings of a chart, one below the other, as one picture with its title, its legend and the day of its numbers, in
 * the colours of the theme in use.
 * @throws Error where the browser can't make the picture
 */
export async function gambarPng(wadah: HTMLElement, { judul, keterangan, legenda }: Lukisan): Promise<Blob> {
  const lukisan = await Promise.all([...wadah.querySelectorAll('svg')].map(muat))
  const lebar = Math.max(320, ...lukisan.map(({ width }) => width)) + 2 * TEPI
  const kepala = TEPI + 2 * BARIS + (legenda.length > 0 ? BARIS : 0)
  const tinggi = kepala + lukisan.reduce((sum, { height }) => sum + height, 0) + TEPI
  const kanvas = document.createElement('canvas')
  kanvas.width = lebar * SKALA
  kanvas.height = tinggi * SKALA
  const pena = kanvas.getContext('2d')
  if (pena === null) throw new Error('Peramban ini tidak dapat membuat gambar.')
  pena.scale(SKALA, SKALA)
  const { color, fontFamily } = getComputedStyle(wadah)
  pena.fillStyle = getComputedStyle(wadah.closest('section') ?? wadah).backgroundColor
  pena.fillRect(0, 0, lebar, tinggi)
  pena.fillStyle = color
  pena.font = `600 16px ${fontFamily}`
  pena.fillText(judul, TEPI, TEPI + 8)
  pena.font = `12px ${fontFamily}`
  pena.fillText(keterangan, TEPI, TEPI + 8 + BARIS)
  tulisLegenda(
    pena,
    legenda.map(({ nama, warna }) => ({ nama, warna: warnaTerhitung(wadah, warna) })),
    { y: TEPI + 8 + 2 * BARIS, color },
  )
  let y = kepala
  for (const gambar of lukisan) {
    pena.drawImage(gambar, TEPI, y)
    y += gambar.height
  }
  return await new Promise((selesai, gagal) =>
    kanvas.toBlob((blob) => (blob === null ? gagal(new Error('Peramban ini tidak dapat membuat gambar.')) : selesai(blob)), 'image/png'),
  )
}

function tulisLegenda(pena: CanvasRenderingContext2D, legenda: Legenda, { y, color }: { y: number; color: string }): void {
  let x = TEPI
  for (const { nama, warna } of legenda) {
    pena.fillStyle = warna
    pena.fillRect(x, y - 10, 10, 10)
    pena.fillStyle = color
    pena.fillText(nama, x + 14, y)
    x += 14 + pena.measureText(nama).width + 16
  }
}
