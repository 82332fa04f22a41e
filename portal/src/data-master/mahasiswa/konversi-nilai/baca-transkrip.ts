import type { SubjekAsal } from './padanan'

const HURUF = /^(?:[A-E](?:[+-]|[A-E])?|F|T|L|TL)$/i
const KODE = /^(?=[^\d]*\d)[A-Za-z0-9][A-Za-z0-9.\-/]{1,18}$|^[A-Z]{2,6}[-. ]?\d{2,6}[A-Z]?$/
const angkaDari = (sel: string): number | null => (/^\d{1,2}(?:[.,]\d{1,2})?$/.test(sel) ? Number(sel.replace(',', '.')) : null)

/** Cells of a line without its running number. */
function tanpaNomor(sel: readonly string[]): string[] {
  const isi = sel.map((satu) => satu.trim()).filter((satu) => satu !== '')
  return /^\d{1,3}\.?$/.test(isi[0] ?? '') && isi.length > 3 ? isi.slice(1) : isi
}

/**
 * Answers the subject that a line of a transcript names, or null for heads, sums and everything else: a code, a name, SKS and a
 * letter, in this order as transcripts have them, whatever stands between and behind.
 */
export function subjekDari(sel: readonly string[]): SubjekAsal | null {
  const isi = tanpaNomor(sel)
  const [kode = '', ...sisa] = isi
  if (!KODE.test(kode)) return null
  const huruf = sisa.findIndex((satu, at) => at > 0 && HURUF.test(satu))
  const sks = sisa.findIndex((satu, at) => at > 0 && (angkaDari(satu) ?? 0) > 0)
  if (huruf < 0 || sks < 0) return null
  const nama = sisa.slice(0, Math.min(huruf, sks)).join(' ')
  const beban = angkaDari(sisa[sks] ?? '')
  const nilai = (sisa[huruf] ?? '').toUpperCase()
  return nama === '' || beban === null || beban > 40 ? null : { kode: kode.slice(0, 20), nama: nama.slice(0, 200), sks: beban, nilai }
}

/** Splits a line that was not copied from a table: code, name, SKS and letter parted by blanks. */
function pecah(baris: string): string[] {
  const cocok = /^\s*(?:\d{1,3}[.)]?\s+)?(\S+)\s+(.+?)\s+(\d{1,2}(?:[.,]\d{1,2})?)\s+([A-Ea-e][+-]?|[A-Ea-e]{2}|[LTF])(?:\s.*)?$/.exec(baris)
  return cocok ? cocok.slice(1) : []
}

export type Terbaca = { subjek: SubjekAsal[]; dilewati: number }

/** Reads lines of cells; lines that name no subject are counted, not guessed at. */
export function bacaBaris(baris: readonly (readonly string[])[]): Terbaca {
  const berisi = baris.filter((sel) => sel.some((satu) => satu.trim() !== ''))
  const subjek = berisi.flatMap((sel) => subjekDari(sel) ?? subjekDari(pecah(sel.join(' '))) ?? [])
  return { subjek, dilewati: berisi.length - subjek.length }
}

/** Reads what was copied from a spreadsheet or a page: cells parted by tabs or semicolons, else by blanks. */
export const bacaTempelan = (teks: string): Terbaca => bacaBaris(teks.split(/\r?\n/).map((satu) => satu.split(/[\t;|]/)))
