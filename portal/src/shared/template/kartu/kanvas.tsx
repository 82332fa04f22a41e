import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { useRef, type PointerEvent } from 'react'
import { NAMA_LAPISAN } from '../kata'
import classes from './kartu.module.css'
import { KARTU, pindah, tempelKisi } from './ukuran-kartu'

const PER_POIN = 0.3528
const JANGKAR = { kiri: 'start', tengah: 'middle', kanan: 'end' } as const

type KanvasProps = Readonly<{
  sisi: string
  lapisan: readonly Lapisan[]
  terpilih: number | null
  disabled: boolean | undefined
  onPilih: (ke: number) => void
  onUbah: (ke: number, lapisan: Lapisan) => void
}>

const tempatTeks = ({ x, lebar, rata }: Lapisan) => (rata === 'kiri' ? x : rata === 'kanan' ? x + lebar : x + lebar / 2)

function Isi({ lapisan }: { lapisan: Lapisan }) {
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
      <rect x={x} y={y} width={lebar} height={tinggi} className={classes.tempat} />
      <text x={x + lebar / 2} y={y + tinggi / 2 + 1} fontSize={2.8} textAnchor="middle" className={classes.nama}>
        {NAMA_LAPISAN[jenis]}
      </text>
    </>
  )
}

/** One face of the card in millimetres, with its bleed; layers are moved with the pointer, or by the list's fields and arrows. */
export function Kanvas({ sisi, lapisan, terpilih, disabled, onPilih, onUbah }: KanvasProps) {
  const papan = useRef<SVGSVGElement>(null)
  const tarik = useRef<{ ke: number; x: number; y: number; awal: Lapisan } | null>(null)
  const { lebar, tinggi, lebih } = KARTU
  const mulai = (event: PointerEvent, ke: number, awal: Lapisan) => {
    onPilih(ke)
    if (disabled || awal.kunci) return
    event.currentTarget.setPointerCapture(event.pointerId)
    tarik.current = { ke, x: event.clientX, y: event.clientY, awal }
  }
  const seret = (event: PointerEvent) => {
    if (!tarik.current || !papan.current) return
    const { ke, x, y, awal } = tarik.current
    const skala = (lebar + 2 * lebih) / papan.current.getBoundingClientRect().width
    onUbah(ke, tempelKisi(pindah(awal, (event.clientX - x) * skala, (event.clientY - y) * skala)))
  }
  return (
    <svg
      ref={papan}
      role="img"
      aria-label={`Sisi ${sisi} kartu`}
      viewBox={`${-lebih} ${-lebih} ${lebar + 2 * lebih} ${tinggi + 2 * lebih}`}
      className={classes.papan}
    >
      <rect x={0} y={0} width={lebar} height={tinggi} rx={3} className={classes.kartu} />
      {lapisan.map((satu, n) => (
        <g
          // oxlint-disable-next-line react/no-array-index-key -- layers have no name of their own
          key={n}
          data-terpilih={n === terpilih || undefined}
          className={classes.lapisan}
          onPointerDown={(event) => mulai(event, n, satu)}
          onPointerMove={seret}
          onPointerUp={() => {
            tarik.current = null
          }}
        >
          <Isi lapisan={satu} />
          {n === terpilih && <rect x={satu.x} y={satu.y} width={satu.lebar} height={satu.tinggi} className={classes.pilihan} />}
        </g>
      ))}
    </svg>
  )
}
