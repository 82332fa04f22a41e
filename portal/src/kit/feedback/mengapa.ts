import { halanganDari } from '../galat'

type Pendengar = () => void

let ditanya: unknown = null
const pendengar = new Set<Pendengar>()

function ubah(error: unknown): void {
  ditanya = error
  for (const dengar of pendengar) dengar()
}

/** The refusal that the person asks about; the shell shows the answer, because it knows the way to ask for access. */
export const mengapa = {
  tanya: (error: unknown): void => ubah(error),
  tutup: (): void => ubah(null),
  get: (): unknown => ditanya,
  dengarkan(dengar: Pendengar): () => void {
    pendengar.add(dengar)
    return () => pendengar.delete(dengar)
  },
}

/** Answers whether a refusal has more to tell than its sentence: a taken name and a newer version explain themselves. */
export function perluDijelaskan(error: unknown): boolean {
  const halangan = halanganDari(error)
  return halangan !== null && halangan.jenis !== 'versi' && halangan.jenis !== 'terkait'
}
