export type KeadaanFitur = 'mati' | 'terjadwal' | 'hidup' | 'berakhir'

/** What decides whether a feature is open to an audience (table publikasiFitur); instants in ms. */
export interface PublikasiFitur {
  readonly aktif: boolean
  readonly mulai: number | null
  readonly selesai: number | null
}

/** Answers the state of a feature now: mati, terjadwal, hidup, berakhir, computed from the switch and the two instants (States). */
export function keadaanFitur({ aktif, mulai, selesai }: PublikasiFitur, kini: number): KeadaanFitur {
  if (!aktif) return 'mati'
  if (selesai !== null && kini > selesai) return 'berakhir'
  return mulai !== null && kini < mulai ? 'terjadwal' : 'hidup'
}

/** Answers when the state changes next by the clock alone (ms), or null when it never does. */
export function perubahanBerikut(publikasi: PublikasiFitur, kini: number): number | null {
  const keadaan = keadaanFitur(publikasi, kini)
  if (keadaan === 'terjadwal') return publikasi.mulai
  return keadaan === 'hidup' ? publikasi.selesai : null
}

/** Answers whether a feature is open to one person: it is on, and he is of a prodi and angkatan that it names. */
export function fiturTerbuka(
  publikasi: PublikasiFitur & { readonly prodi: readonly string[]; readonly angkatan: readonly number[] },
  orang: { readonly prodi: string | null; readonly angkatan: number | null },
  kini: number,
): boolean {
  const { prodi, angkatan } = publikasi
  if (keadaanFitur(publikasi, kini) !== 'hidup') return false
  // Who belongs to no prodi, such as a lecturer, is bound by no list of prodi.
  const diProdi = prodi.length === 0 || orang.prodi === null || prodi.includes(orang.prodi)
  return diProdi && (angkatan.length === 0 || orang.angkatan === null || angkatan.includes(orang.angkatan))
}
