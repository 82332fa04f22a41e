import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { letak, setelahTarik, type Batang, type Tarikan } from './bagan'
import classes from './bagan-waktu.module.css'

type Rentang = { mulai: string; selesai: string }

type BatangWaktuProps = {
  batang: Batang
  rentang: Rentang
  onPilih: ((batang: Batang) => void) | undefined
  onTarik: ((batang: Batang, baru: Rentang) => void) | undefined
  onKabar: (teks: string) => void
}

/** A drag that runs: where it began and how wide a day is. */
type Gerak = { jenis: Tarikan; dari: number; perHari: number }

const PANAH: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** One bar: a button that opens what it stands for, and that can be dragged. */
export function BatangWaktu({ batang, rentang, onPilih, onTarik, onKabar }: BatangWaktuProps) {
  const [sementara, setSementara] = useState<Rentang | null>(null)
  const gerak = useRef<Gerak | null>(null)
  const digeser = useRef(false)
  const kini = sementara ?? batang
  const { kiri, lebar } = letak(rentang, kini)

  const mulaiTarik = (event: PointerEvent<HTMLButtonElement>) => {
    if (!onTarik || event.button !== 0) return
    const jalur = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 0
    const ujung = (event.target as HTMLElement).dataset['ujung'] as Tarikan | undefined
    gerak.current = { jenis: ujung ?? 'geser', dari: event.clientX, perHari: jalur / (selisihHari(rentang.mulai, rentang.selesai) + 1) }
    digeser.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const tarik = (event: PointerEvent<HTMLButtonElement>) => {
    if (!gerak.current) return
    const hari = Math.round((event.clientX - gerak.current.dari) / gerak.current.perHari)
    if (hari !== 0) digeser.current = true
    if (digeser.current) setSementara(setelahTarik(batang, gerak.current.jenis, hari))
  }
  const lepas = () => {
    const baru = sementara
    gerak.current = null
    setSementara(null)
    if (baru && (baru.mulai !== batang.mulai || baru.selesai !== batang.selesai)) onTarik?.(batang, baru)
  }
  const tombol = (event: KeyboardEvent) => {
    const hari = PANAH[event.key]
    if (hari === undefined || !onTarik) return
    event.preventDefault()
    const baru = setelahTarik(batang, event.shiftKey ? 'akhir' : 'geser', hari)
    onTarik(batang, baru)
    onKabar(`${formatTanggal(baru.mulai)} sampai ${formatTanggal(baru.selesai)}`)
  }
  const gaya = { '--kiri': `${kiri}%`, '--lebar': `${lebar}%`, ...(batang.warna ? { '--warna': batang.warna } : {}) } as CSSProperties
  return (
    <button
      type="button"
      className={classes.batang}
      style={gaya}
      data-khusus={batang.khusus === true}
      data-tarik={onTarik !== undefined}
      title={batang.judul}
      aria-label={batang.judul}
      onPointerDown={mulaiTarik}
      onPointerMove={tarik}
      onPointerUp={lepas}
      onPointerCancel={() => {
        gerak.current = null
        setSementara(null)
      }}
      onKeyDown={tombol}
      onClick={() => {
        if (!digeser.current) onPilih?.(batang)
        digeser.current = false
      }}
    >
      {onTarik && (
        <>
          <span className={classes.pegangan} data-ujung="awal" />
          <span className={classes.pegangan} data-ujung="akhir" />
        </>
      )}
    </button>
  )
}
