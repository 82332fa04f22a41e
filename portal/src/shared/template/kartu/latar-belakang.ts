import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { KARTU } from './ukuran-kartu'

/** 300 dots an inch, at which cards are printed. */
const TITIK_PER_MM = 300 / 25.4

/** Answers the layers with a picture behind all of them, over the bleed too; one that lay there goes. It is locked, so that it is not dragged by chance. */
export function pasangLatar(lapisan: readonly Lapisan[], idBerkas: string): Lapisan[] {
  const { lebar, tinggi, lebih } = KARTU
  const latar: Lapisan = {
    jenis: 'gambar',
    x: -lebih,
    y: -lebih,
    lebar: lebar + 2 * lebih,
    tinggi: tinggi + 2 * lebih,
    isi: '',
    ukuran: 9,
    tebal: false,
    rata: 'kiri',
    warna: '#1b212d',
    idBerkas,
    maksBaris: 2,
    sembunyiBilaKosong: false,
    kunci: true,
  }
  const [pertama, ...sisa] = lapisan
  return pertama && latarBelakang(pertama) ? [latar, ...sisa] : [latar, ...lapisan]
}

const latarBelakang = ({ jenis, x, y, lebar }: Lapisan) => jenis === 'gambar' && x <= 0 && y <= 0 && lebar >= KARTU.lebar

/** Answers a picture for the background: JPG and PNG as they are, of a PDF its first page at 300 dots an inch. */
export async function gambarLatar(berkas: File): Promise<File> {
  if (berkas.type !== 'application/pdf' && !berkas.name.toLowerCase().endsWith('.pdf')) return berkas
  const { halamanPertama } = await import('../pratinjau/halaman-pertama')
  const gambar = await halamanPertama(berkas, Math.round((KARTU.lebar + 2 * KARTU.lebih) * TITIK_PER_MM))
  return new File([gambar], `${berkas.name.replace(/\.pdf$/i, '')}.png`, { type: 'image/png' })
}
