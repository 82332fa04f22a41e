import classes from './kartu.module.css'
import { KARTU } from './ukuran-kartu'

/** Room for a ruler beside the card, in millimetres. */
export const TEBAL_PENGGARIS = 6

const garis = (mm: number) => (mm % 10 === 0 ? 3 : mm % 5 === 0 ? 2 : 1)
const deret = (panjang: number) => Array.from({ length: Math.floor(panjang) + 1 }, (_, mm) => mm)

/** Rulers in millimetres above the card and at its left. */
export function Penggaris() {
  const { lebar, tinggi, lebih } = KARTU
  return (
    <g aria-hidden className={classes.penggaris}>
      {deret(lebar).map((mm) => (
        <g key={mm}>
          <line x1={mm} x2={mm} y1={-lebih - garis(mm)} y2={-lebih} />
          {mm % 10 === 0 && (
            <text x={mm + 0.4} y={-lebih - 3.2}>
              {mm}
            </text>
          )}
        </g>
      ))}
      {deret(tinggi).map((mm) => (
        <g key={mm}>
          <line y1={mm} y2={mm} x1={-lebih - garis(mm)} x2={-lebih} />
          {mm % 10 === 0 && (
            <text x={-lebih - 5.8} y={mm + 2.2}>
              {mm}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
