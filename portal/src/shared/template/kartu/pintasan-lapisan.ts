import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import type { KeyboardEvent } from 'react'
import { buangTerpilih, gandakanTerpilih, pindahTerpilih, type Terpilih } from './susunan'

const LANGKAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Millimetres of an arrow, and with Shift. */
const KASAR = 1
const HALUS = 0.1

export type Ubahan = { lapisan: Lapisan[]; terpilih: Terpilih }

const mengetik = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/**
 * Answers what a key does with the chosen layers: arrows move them, Ctrl+D copies, Delete takes them away, Ctrl+A chooses
 * all. None in a field that is being typed in, and for keys that are not ours.
 */
export function ubahanTombol(event: KeyboardEvent, lapisan: readonly Lapisan[], terpilih: Terpilih): Ubahan | null {
  if (mengetik(event.target)) return null
  const huruf = event.key.toLowerCase()
  if ((event.ctrlKey || event.metaKey) && huruf === 'a') return { lapisan: [...lapisan], terpilih: lapisan.map((_, n) => n) }
  if (terpilih.length === 0) return null
  if ((event.ctrlKey || event.metaKey) && huruf === 'd') return gandakanTerpilih(lapisan, terpilih)
  if (event.key === 'Delete') return { lapisan: buangTerpilih(lapisan, terpilih), terpilih: [] }
  const langkah = LANGKAH[event.key]
  if (!langkah) return null
  const jauh = event.shiftKey ? HALUS : KASAR
  return { lapisan: pindahTerpilih(lapisan, terpilih, [langkah[0] * jauh, langkah[1] * jauh]), terpilih }
}
