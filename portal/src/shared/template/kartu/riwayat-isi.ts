import { useRef, useState } from 'react'

/** Steps that can be taken back (data-master, template-kartu). */
const PALING_BANYAK = 50

/** What was drawn before, and what was taken back; the newest last. */
export type RiwayatIsi<Isi> = { lalu: readonly Isi[]; nanti: readonly Isi[] }

/** Answers the history after a change of what stood there; a change of the same thing within one gesture is one step. */
export function catat<Isi>({ lalu, nanti }: RiwayatIsi<Isi>, sebelum: Isi, gabung: boolean): RiwayatIsi<Isi> {
  return gabung && lalu.length > 0 ? { lalu, nanti } : { lalu: [...lalu, sebelum].slice(-PALING_BANYAK), nanti: [] }
}

/** Answers what stood there a step before, and the history then; null at the beginning. */
export function mundur<Isi>({ lalu, nanti }: RiwayatIsi<Isi>, kini: Isi): { isi: Isi; riwayat: RiwayatIsi<Isi> } | null {
  const isi = lalu.at(-1)
  return isi === undefined ? null : { isi, riwayat: { lalu: lalu.slice(0, -1), nanti: [...nanti, kini] } }
}

/** Answers what was taken back last, and the history then; null where nothing was. */
export function maju<Isi>({ lalu, nanti }: RiwayatIsi<Isi>, kini: Isi): { isi: Isi; riwayat: RiwayatIsi<Isi> } | null {
  const isi = nanti.at(-1)
  return isi === undefined ? null : { isi, riwayat: { lalu: [...lalu, kini], nanti: nanti.slice(0, -1) } }
}

/** Changes within so many milliseconds of each other are one gesture: a drag, a number that is being typed. */
const GERAKAN_MS = 600

/** 'Urungkan' and 'Ulangi' over a value that its owner keeps. */
export function useRiwayatIsi<Isi>(kini: Isi, onUbah: (isi: Isi) => void) {
  const [riwayat, setRiwayat] = useState<RiwayatIsi<Isi>>({ lalu: [], nanti: [] })
  const terakhir = useRef(0)
  const ubah = (baru: Isi) => {
    const saat = Date.now()
    setRiwayat(catat(riwayat, kini, saat - terakhir.current < GERAKAN_MS))
    terakhir.current = saat
    onUbah(baru)
  }
  const langkah = (hasil: ReturnType<typeof mundur<Isi>>) => {
    if (hasil === null) return
    terakhir.current = 0
    setRiwayat(hasil.riwayat)
    onUbah(hasil.isi)
  }
  return {
    ubah,
    urungkan: () => langkah(mundur(riwayat, kini)),
    ulangi: () => langkah(maju(riwayat, kini)),
    bisaUrung: riwayat.lalu.length > 0,
    bisaUlang: riwayat.nanti.length > 0,
  }
}
