import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useIsiBerkas } from '../../../kit/berkas/use-isi-berkas'
import { NAMA_LAPISAN } from '../kata'
import classes from './kartu.module.css'

const PER_POIN = 0.3528
const JANGKAR = { kiri: 'start', tengah: 'middle', kanan: 'end' } as const

const tempatTeks = ({ x, lebar, rata }: Lapisan) => (rata === 'kiri' ? x : rata === 'kanan' ? x + lebar : x + lebar / 2)

/** A stored picture as it will lie on the card. */
function Gambar({ id, x, y, lebar, tinggi }: Pick<Lapisan, 'x' | 'y' | 'lebar' | 'tinggi'> & { id: string }) {
  const url = useIsiBerkas(alamatBerkas(id))
  return url ? <image href={url} x={x} y={y} width={lebar} height={tinggi} preserveAspectRatio="xMidYMid meet" /> : null
}

/** A layer as it will lie on the card, in millimetres; what only print knows (photo, QR, signature) is named. */
export function GambarLapisan({ lapisan }: { lapisan: Lapisan }) {
  const { jenis, x, y, lebar, tinggi, isi, ukuran, tebal, rata, warna } = lapisan
  if (jenis === 'kotak' || jenis === 'garis') return <rect x={x} y={y} width={lebar} height={tinggi} fill={warna} />
  if (jenis === 'teks') {
    const besar = ukuran * PER_POIN
    return (
      <text x={tempatTeks(lapisan)} y={y + besar} fontSize={besar} fontWeight={tebal ? 700 : 400} textAnchor={JANGKAR[rata]} fill={warna}>
        {isi}
      </text>
    )
  }
  return (
    <>
      {jenis === 'gambar' && lapisan.idBerkas ? <Gambar {...lapisan} id={lapisan.idBerkas} /> : null}
      <rect x={x} y={y} width={lebar} height={tinggi} className={classes.tempat} data-gambar={lapisan.idBerkas ? true : undefined} />
      <text x={x + lebar / 2} y={y + tinggi / 2 + 1} fontSize={2.8} textAnchor="middle" className={classes.nama}>
        {NAMA_LAPISAN[jenis]}
      </text>
    </>
  )
}
