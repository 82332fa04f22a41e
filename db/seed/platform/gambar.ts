import { crc32, deflateSync } from 'node:zlib'

type Warna = readonly [number, number, number]

/** One chunk of a PNG: length, name, content, checksum. */
function chunk(nama: string, isi: Buffer): Buffer {
  const badan = Buffer.concat([Buffer.from(nama, 'latin1'), isi])
  const panjang = Buffer.alloc(4)
  panjang.writeUInt32BE(isi.length)
  const jumlah = Buffer.alloc(4)
  jumlah.writeUInt32BE(crc32(badan))
  return Buffer.concat([panjang, badan, jumlah])
}

/** A PNG of few colours: `di` answers which of them stands at a point. */
function png(lebar: number, tinggi: number, { palet, di }: { palet: readonly Warna[]; di: (x: number, y: number) => number }): Buffer {
  const kepala = Buffer.alloc(13)
  kepala.writeUInt32BE(lebar, 0)
  kepala.writeUInt32BE(tinggi, 4)
  // Eight bits a point, each the number of a colour of the palette.
  kepala.set([8, 3, 0, 0, 0], 8)
  const baris = Array.from({ length: tinggi }, (_, y) => Buffer.from([0, ...Array.from({ length: lebar }, (_p, x) => di(x, y))]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', kepala),
    chunk('PLTE', Buffer.from(palet.flat())),
    chunk('IDAT', deflateSync(Buffer.concat(baris))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const LATAR: readonly Warna[] = [
  [219, 230, 253],
  [227, 245, 234],
  [253, 242, 211],
  [253, 235, 220],
  [238, 240, 244],
]
const BAJU: readonly Warna[] = [
  [36, 89, 211],
  [23, 101, 58],
  [122, 82, 0],
  [138, 61, 6],
]
const KULIT: Warna = [196, 150, 118]
const RAMBUT: Warna = [52, 40, 36]

/** Different portraits that the demo has: each a background with each shirt. */
export const RAGAM_FOTO = LATAR.length * BAJU.length

/** A portrait that is nobody's: head, hair and shoulders before a background, `lebar` x 4/3 `lebar` points. */
export function fotoContoh(n: number, lebar: number): Buffer {
  const tinggi = Math.round((lebar * 4) / 3)
  const palet = [LATAR[n % LATAR.length]!, BAJU[Math.floor(n / LATAR.length) % BAJU.length]!, KULIT, RAMBUT]
  const dalam = (x: number, y: number, [cx, cy, r]: readonly [number, number, number]) => Math.hypot(x - cx, (y - cy) * 0.8) < r
  const di = (px: number, py: number): number => {
    const [x, y] = [px / lebar, py / lebar]
    if (dalam(x, y, [0.5, 0.58, 0.19])) return y < 0.47 ? 3 : 2
    if (dalam(x, y, [0.5, 0.52, 0.22])) return 3
    return dalam(x, y, [0.5, 1.36, 0.42]) ? 1 : 0
  }
  return png(lebar, tinggi, { palet, di })
}
