import { formatAngka } from '@sivitas/rules/platform/angka'
import classes from './dashboard.module.css'
import type { JumlahBernama } from './isi'
import { UBIN } from './ubin'

const SISI = 40
const LEBAR = 15 * SISI
const TINGGI = 6 * SISI

/**
 * The provinces as tiles in about their places, the darker the more students. It is no map: borders of the provinces are
 * not part of the product, and equal tiles show a small province as well as a large one.
 */
export function PetaUbin({ rows }: { rows: readonly JumlahBernama[] }) {
  const terbanyak = Math.max(1, ...rows.map(({ jumlah }) => jumlah))
  return (
    <svg viewBox={`0 0 ${LEBAR} ${TINGGI}`} className={classes['peta']}>
      {UBIN.map(({ kode, nama, kolom, baris }) => {
        const jumlah = rows.find(({ kunci }) => kunci === kode)?.jumlah ?? 0
        // By the root: the home province would otherwise leave all others pale.
        const pekat = jumlah === 0 ? 0 : 0.12 + 0.88 * Math.sqrt(jumlah / terbanyak)
        return (
          <g key={kode} transform={`translate(${kolom * SISI} ${baris * SISI})`}>
            <title>{`${rows.find(({ kunci }) => kunci === kode)?.label ?? nama}: ${formatAngka(jumlah)}`}</title>
            <rect x={1} y={1} width={SISI - 2} height={SISI - 2} rx={4} className={classes['ubin']} />
            <rect x={1} y={1} width={SISI - 2} height={SISI - 2} rx={4} className={classes['isi']} fillOpacity={pekat} />
            <text x={SISI / 2} y={17} textAnchor="middle" className={classes['nama']} data-pekat={pekat > 0.5}>
              {nama}
            </text>
            <text x={SISI / 2} y={30} textAnchor="middle" className={classes['banyak']} data-pekat={pekat > 0.5}>
              {jumlah === 0 ? '' : formatAngka(jumlah)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
