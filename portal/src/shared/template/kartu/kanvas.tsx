import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { useRef, type PointerEvent } from 'react'
import { GambarLapisan } from './gambar-lapisan'
import classes from './kartu.module.css'
import { Penggaris, TEBAL_PENGGARIS } from './penggaris'
import { pilih, ubahTerpilih, type Terpilih } from './susunan'
import { KARTU, pindah, tempelKisi } from './ukuran-kartu'

type KanvasProps = Readonly<{
  sisi: string
  lapisan: readonly Lapisan[]
  terpilih: Terpilih
  /** Percent of the usual size. */
  perbesaran: string
  disabled: boolean | undefined
  onPilih: (ke: number, tambah: boolean) => void
  onUbah: (lapisan: Lapisan[]) => void
}>

/** One face of the card in millimetres, with its bleed and rulers; layers are moved with the pointer, or by the list's fields and arrows. */
export function Kanvas({ sisi, lapisan, terpilih, perbesaran, disabled, onPilih, onUbah }: KanvasProps) {
  const papan = useRef<SVGSVGElement>(null)
  const tarik = useRef<{ x: number; y: number; awal: readonly Lapisan[]; terpilih: Terpilih } | null>(null)
  const { lebar, tinggi, lebih } = KARTU
  const [kiri, kanan] = [lebih + TEBAL_PENGGARIS, lebih]
  const mulai = (event: PointerEvent, ke: number) => {
    const tambah = event.shiftKey || event.ctrlKey || event.metaKey
    const bersama = !tambah && terpilih.includes(ke) ? terpilih : pilih(terpilih, ke, tambah)
    if (bersama !== terpilih) onPilih(ke, tambah)
    if (disabled) return
    event.currentTarget.setPointerCapture(event.pointerId)
    tarik.current = { x: event.clientX, y: event.clientY, awal: lapisan, terpilih: bersama }
  }
  const seret = (event: PointerEvent) => {
    if (!tarik.current || !papan.current) return
    const { x, y, awal, terpilih: ikut } = tarik.current
    const skala = (lebar + kiri + kanan) / papan.current.getBoundingClientRect().width
    const [dx, dy] = [(event.clientX - x) * skala, (event.clientY - y) * skala]
    onUbah(ubahTerpilih(awal, ikut, (satu) => tempelKisi(pindah(satu, dx, dy))))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an enlarged card is scrolled by keyboard
    <section className={classes.bingkai} aria-label={`Kanvas sisi ${sisi}`} tabIndex={0}>
      <svg
        ref={papan}
        role="img"
        aria-label={`Sisi ${sisi} kartu`}
        viewBox={`${-kiri} ${-kiri} ${lebar + kiri + kanan} ${tinggi + kiri + kanan}`}
        className={classes.papan}
        data-perbesaran={perbesaran}
      >
        <rect x={0} y={0} width={lebar} height={tinggi} rx={3} className={classes.kartu} />
        <Penggaris />
        {lapisan.map((satu, n) => (
          <g
            // oxlint-disable-next-line react/no-array-index-key -- layers have no name of their own
            key={n}
            className={classes.lapisan}
            data-kunci={satu.kunci || undefined}
            onPointerDown={(event) => mulai(event, n)}
            onPointerMove={seret}
            onPointerUp={() => {
              tarik.current = null
            }}
          >
            <GambarLapisan lapisan={satu} />
            {terpilih.includes(n) && <rect x={satu.x} y={satu.y} width={satu.lebar} height={satu.tinggi} className={classes.pilihan} />}
          </g>
        ))}
      </svg>
    </section>
  )
}
