import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { pindah, ratakan, type Perataan } from './ukuran-kartu'

/** Places of the chosen layers of a face, in the order of the list. */
export type Terpilih = readonly number[]

/** Answers the choice after a press on a layer; with Shift or Ctrl it joins the others or leaves them. */
export function pilih(terpilih: Terpilih, ke: number, tambah: boolean): Terpilih {
  if (!tambah) return [ke]
  return terpilih.includes(ke) ? terpilih.filter((n) => n !== ke) : [...terpilih, ke].toSorted((a, b) => a - b)
}

/** Answers the layers with what is done to each chosen one that is not locked. */
export const ubahTerpilih = (lapisan: readonly Lapisan[], terpilih: Terpilih, ubah: (satu: Lapisan) => Lapisan): Lapisan[] =>
  lapisan.map((satu, n) => (terpilih.includes(n) && !satu.kunci ? ubah(satu) : satu))

/** Answers the layers with the chosen ones moved by so many millimetres. */
export const pindahTerpilih = (lapisan: readonly Lapisan[], terpilih: Terpilih, [dx, dy]: readonly [number, number]): Lapisan[] =>
  ubahTerpilih(lapisan, terpilih, (satu) => pindah(satu, dx, dy))

const ambil = (lapisan: readonly Lapisan[], terpilih: Terpilih) => lapisan.filter((_, n) => terpilih.includes(n))

/** Answers the layers with the chosen ones aligned: one with the card, several with the outermost of them. */
export function ratakanTerpilih(lapisan: readonly Lapisan[], terpilih: Terpilih, cara: Perataan): Lapisan[] {
  if (terpilih.length < 2) return ubahTerpilih(lapisan, terpilih, (satu) => ratakan(satu, cara))
  const dipilih = ambil(lapisan, terpilih)
  const [kiri, kanan] = [Math.min(...dipilih.map(({ x }) => x)), Math.max(...dipilih.map(({ x, lebar }) => x + lebar))]
  const [atas, bawah] = [Math.min(...dipilih.map(({ y }) => y)), Math.max(...dipilih.map(({ y, tinggi }) => y + tinggi))]
  const letak: Readonly<Record<Perataan, (satu: Lapisan) => { x?: number; y?: number }>> = {
    kiri: () => ({ x: kiri }),
    tengah: ({ lebar }) => ({ x: (kiri + kanan - lebar) / 2 }),
    kanan: ({ lebar }) => ({ x: kanan - lebar }),
    atas: () => ({ y: atas }),
    tegak: ({ tinggi }) => ({ y: (atas + bawah - tinggi) / 2 }),
    bawah: ({ tinggi }) => ({ y: bawah - tinggi }),
  }
  return ubahTerpilih(lapisan, terpilih, (satu) => pindah({ ...satu, ...letak[cara](satu) }, 0, 0))
}

export type Arah = 'mendatar' | 'tegak'
const SUMBU = { mendatar: ['x', 'lebar'], tegak: ['y', 'tinggi'] } as const

/** Answers the layers with the chosen ones spread evenly between the first and the last of them; two are spread already. */
export function sebarTerpilih(lapisan: readonly Lapisan[], terpilih: Terpilih, arah: Arah): Lapisan[] {
  const [letak, ukuran] = SUMBU[arah]
  const urut = terpilih
    .flatMap((n) => (lapisan[n] ? [{ n, satu: lapisan[n] }] : []))
    .toSorted((a, b) => a.satu[letak] - b.satu[letak] || a.n - b.n)
  const [pertama, terakhir] = [urut[0]?.satu, urut.at(-1)?.satu]
  if (!pertama || !terakhir || urut.length < 3) return [...lapisan]
  const isi = urut.reduce((jumlah, { satu }) => jumlah + satu[ukuran], 0)
  const sela = (terakhir[letak] + terakhir[ukuran] - pertama[letak] - isi) / (urut.length - 1)
  const tempat = new Map<number, number>()
  let kini = pertama[letak]
  for (const { n, satu } of urut) {
    tempat.set(n, kini)
    kini += satu[ukuran] + sela
  }
  return lapisan.map((satu, n) => {
    const baru = tempat.get(n)
    return baru === undefined || satu.kunci ? satu : pindah({ ...satu, [letak]: baru }, 0, 0)
  })
}

/** Answers the layers with copies of the chosen ones on top, a little aside, and the choice of them. */
export function gandakanTerpilih(lapisan: readonly Lapisan[], terpilih: Terpilih): { lapisan: Lapisan[]; terpilih: Terpilih } {
  const salinan = ambil(lapisan, terpilih).map((satu) => pindah({ ...satu, kunci: false }, 2, 2))
  return { lapisan: [...lapisan, ...salinan], terpilih: salinan.map((_, n) => lapisan.length + n) }
}

/** Answers the layers without the chosen ones; what is locked stays. */
export const buangTerpilih = (lapisan: readonly Lapisan[], terpilih: Terpilih): Lapisan[] =>
  lapisan.filter((satu, n) => satu.kunci || !terpilih.includes(n))
