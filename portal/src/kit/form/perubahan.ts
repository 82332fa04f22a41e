/** The forms that are open, oldest first; the last one is on top and hears Ctrl+S. `isi` answers what was changed in it. */
export type FormulirTerbuka = { id: string; nama: string; kotor: () => boolean; isi?: () => Record<string, unknown> }

const listeners = new Set<() => void>()
let terbuka: readonly FormulirTerbuka[] = []

function ubah(baru: readonly FormulirTerbuka[]): void {
  terbuka = baru
  for (const listener of listeners) listener()
}

/** Knows every open form, so that one guard speaks for all of them. */
export const perubahan = {
  dengar(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  buka(formulir: FormulirTerbuka): () => void {
    ubah([...terbuka, formulir])
    return () => ubah(terbuka.filter((lain) => lain !== formulir))
  },
  /** The first form holds the guard of the whole page: a router knows only one. */
  penjaga: (): string | undefined => terbuka[0]?.id,
  teratas: (): string | undefined => terbuka.at(-1)?.id,
  /** The titles of forms with unsaved changes; signing out and a new release name them first. */
  belumDisimpan: (): string[] => terbuka.filter((formulir) => formulir.kotor()).map(({ nama }) => nama),
  /** What was changed in them and not saved. */
  isiBelumDisimpan: (): { nama: string; isi: Record<string, unknown> }[] =>
    terbuka.filter((formulir) => formulir.kotor()).map(({ nama, isi }) => ({ nama, isi: isi?.() ?? {} })),
}
