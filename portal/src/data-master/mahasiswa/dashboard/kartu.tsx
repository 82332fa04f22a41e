import { formatAngka } from '@sivitas/rules/platform/angka'
import { Link } from 'react-router'
import classes from './dashboard.module.css'
import type { IsiDashboard } from './isi'
import { studi, type Saring } from './saringan'

type Isi = IsiDashboard['kartu']
type Satu = { judul: string; teks: (isi: Isi) => string; saring: ((periode: number) => Saring) | null }

const jumlah = (judul: string, nama: Exclude<keyof Isi, 'kelengkapan'>, saring: Satu['saring']): Satu => ({
  judul,
  teks: (isi) => formatAngka(isi[nama]),
  saring,
})

const KARTU: readonly Satu[] = [
  jumlah('Total terdaftar', 'total', () => ({})),
  jumlah('Aktif', 'aktif', () => ({ status: ['A'] })),
  jumlah('Cuti', 'cuti', () => ({ status: ['C'] })),
  jumlah('Nonaktif', 'nonaktif', () => ({ status: ['N'] })),
  jumlah('Keluar periode ini', 'keluar', null),
  jumlah('Mahasiswa baru', 'baru', (periode) => ({ periodeMasuk: String(periode) })),
  jumlah('Lewat batas studi', 'lewatBatas', () => ({ ...studi, sisaStudi: { before: '-1' } })),
  jumlah('Tanpa dosen PA', 'tanpaPa', () => ({ ...studi, tanpaPa: '1' })),
  {
    judul: 'Kelengkapan rata-rata',
    teks: ({ kelengkapan }) => (kelengkapan === null ? '-' : `${formatAngka(kelengkapan, 1)}%`),
    saring: null,
  },
  jumlah('Siap PDDikti', 'siapPddikti', () => ({ ...studi, siapPddikti: '1' })),
]

type KartuProps = { isi: Isi; periode: number; alamat: (saring: Saring) => string }

/** The ten numbers that are asked for first. */
export function Kartu({ isi, periode, alamat }: KartuProps) {
  return (
    <div className={classes['kartu']}>
      {KARTU.map(({ judul, teks, saring }) => {
        const inside = (
          <>
            <span className={classes['judul']}>{judul}</span>
            <span className={classes['nilai']}>{teks(isi)}</span>
          </>
        )
        return saring === null ? (
          <div key={judul} className={classes['angka']}>
            {inside}
          </div>
        ) : (
          <Link key={judul} to={alamat(saring(periode))} className={classes['angka']}>
            {inside}
          </Link>
        )
      })}
    </div>
  )
}
