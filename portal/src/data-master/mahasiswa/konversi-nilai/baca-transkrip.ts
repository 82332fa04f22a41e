import type { SubjekAsal } from './padanan'

const HURUF = /^(?:[A-E](?:[+-]|[A-E])?|F|T|L|TL)$/i
/** Letters and digits in one word, or digits alone where they are too long for a number of a line or SKS. */
const KODE = /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9.\-/]{2,18}$|^\d{5,12}$/
/** Cells behind a name in which SKS and letter are looked for. */
const JAUH = 5

const angkaDari = (sel: string): number | null => (/^\d{1,2}(?:[.,]\d{1,2})?$/.test(sel) ? Number(sel.replace(',', '.')) : null)

/** A subject that begins at a cell, and how many cells it takes; null where none begins. */
function subjekMulai(sel: readonly string[], dari: number): { subjek: SubjekAsal; panjang: number } | null {
  const [kode = '', ...sisa] = sel.slice(dari)
  if (!KODE.test(kode)) return null
  const akhirNama = sisa.findIndex((satu, at) => at > 0 && (HURUF.test(satu) || angkaDari(satu) !== null))
  if (akhirNama < 1) return null
  const ekor = sisa.slice(akhirNama, akhirNama + JAUH)
  const diHuruf = ekor.findIndex((satu) => HURUF.test(satu))
  // Behind the letter stands its weight or what it is worth, which is no whole number of SKS.
  const diSks = ekor.findIndex((satu, at) => (angkaDari(satu) ?? 0) > 0 && (at < diHuruf || /^\d+$/.test(satu)))
  const sks = angkaDari(ekor[diSks] ?? '')
  if (diHuruf < 0 || sks === null || sks > 40) return null
  const nama = sisa.slice(0, akhirNama).join(' ').slice(0, 200)
  const nilai = (ekor[diHuruf] ?? '').toUpperCase()
  return { subjek: { kode: kode.slice(0, 20), nama, sks, nilai }, panjang: akhirNama + Math.max(diHuruf, diSks) + 2 }
}

/**
 * Answers the subjects that a line of a transcript names, none for heads, sums and everything else: a code, a name, then SKS and
 * letter in either order. A transcript in two columns has two of them side by side.
 */
export function subjekDari(sel: readonly string[]): SubjekAsal[] {
  const isi = sel.map((satu) => satu.trim()).filter((satu) => satu !== '')
  const semua: SubjekAsal[] = []
  for (let at = 0; at < isi.length; at++) {
    const ada = subjekMulai(isi, at)
    if (ada === null) continue
    semua.push(ada.subjek)
    at += ada.panjang - 1
  }
  return semua
}

/** Splits a line that was not copied from a table: code, name, SKS and letter parted by blanks. */
function pecah(baris: string): string[] {
  const cocok = /^\s*(?:\d{1,3}[.)]?\s+)?(\S+)\s+(.+?)\s+(\d{1,2}(?:[.,]\d{1,2})?)\s+([A-Ea-e][+-]?|[A-Ea-e]{2}|[LTF])(?:\s.*)?$/.exec(
    baris,
  )
  return cocok ? cocok.slice(1) : []
}

export type Terbaca = { subjek: SubjekAsal[]; dilewati: number }

/** Reads lines of cells; lines that name no subject are counted, not guessed at. */
export function bacaBaris(baris: readonly (readonly string[])[]): Terbaca {
  const berisi = baris.filter((sel) => sel.some((satu) => satu.trim() !== ''))
  const perBaris = berisi.map((sel) => {
    const subjek = subjekDari(sel)
    return subjek.length > 0 ? subjek : subjekDari(pecah(sel.join(' ')))
  })
  return { subjek: perBaris.flat(), dilewati: perBaris.filter((subjek) => subjek.length === 0).length }
}

/** Reads what was copied from a spreadsheet or a page: cells parted by tabs or semicolons, else by blanks. */
export const bacaTempelan = (teks: string): Terbaca => bacaBaris(teks.split(/\r?\n/).map((satu) => satu.split(/[\t;|]/)))
