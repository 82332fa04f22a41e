/** Students of the list that one came from, in its order: J and K walk along them without going back. */
const KUNCI = 'tetangga:mahasiswa'
const MAKS = 1000

/** Remembers the rows that a list shows. */
export function ingatDaftar(ids: readonly string[]): void {
  try {
    window.sessionStorage.setItem(KUNCI, JSON.stringify(ids.slice(0, MAKS)))
  } catch {
    // Without storage there are no neighbours; the list is one click away.
    return
  }
}

function daftar(): readonly unknown[] {
  try {
    const isi: unknown = JSON.parse(window.sessionStorage.getItem(KUNCI) ?? '[]')
    return Array.isArray(isi) ? isi : []
  } catch {
    return []
  }
}

/** Answers the student before and after one in the list that was seen last; null at its ends. */
export function tetangga(id: string): { sebelum: string | null; sesudah: string | null } {
  const ids = daftar().filter((one): one is string => typeof one === 'string')
  const at = ids.indexOf(id)
  return at < 0 ? { sebelum: null, sesudah: null } : { sebelum: ids[at - 1] ?? null, sesudah: ids[at + 1] ?? null }
}
