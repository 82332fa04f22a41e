import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useKonfirmasi } from '../feedback/konfirmasi'
import type { Pertanyaan } from '../feedback/pertanyaan'
import { perubahan } from './perubahan'

/** What is asked before unsaved changes are lost. */
export function tanyaPergi(nama: readonly string[]): Pertanyaan {
  return {
    judul: 'Perubahan belum disimpan',
    pesan: 'Perubahan berikut belum disimpan dan akan hilang bila Anda pergi:',
    akibat: nama,
    setuju: 'Pergi tanpa menyimpan',
    batal: 'Tetap di sini',
  }
}

/** Speaks for all open forms: within the portal by our dialog, on closing the tab by the browser's. */
function Penjaga() {
  const konfirmasi = useKonfirmasi()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const pindah = currentLocation.pathname !== nextLocation.pathname
    return pindah && perubahan.belumDisimpan().length > 0
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let batal = false
    void konfirmasi(tanyaPergi(perubahan.belumDisimpan())).then((ya) => {
      if (batal) return
      if (ya) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      batal = true
    }
  }, [blocker, konfirmasi])
  useEffect(() => {
    const tahan = (event: BeforeUnloadEvent) => {
      if (perubahan.belumDisimpan().length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', tahan)
    return () => window.removeEventListener('beforeunload', tahan)
  }, [])
  return null
}

type PenjagaProps = { id: string; nama: string; belumDisimpan: () => boolean; isi?: (() => Record<string, unknown>) | undefined }

/** Registers a form for as long as it is open. A router knows only one guard, so the first form holds it. */
export function PenjagaPerubahan({ id, nama, belumDisimpan, isi }: PenjagaProps) {
  // The form registers once: its place among the others, and the guard, must not change with every drawing.
  const terkini = useRef({ belumDisimpan, isi })
  useEffect(() => {
    terkini.current = { belumDisimpan, isi }
  })
  useEffect(
    () => perubahan.buka({ id, nama, kotor: () => terkini.current.belumDisimpan(), isi: () => terkini.current.isi?.() ?? {} }),
    [id, nama],
  )
  const penjaga = useSyncExternalStore(perubahan.dengar, perubahan.penjaga)
  return penjaga === id ? <Penjaga /> : null
}
