/** What a pattern of class codes is filled with. */
export interface IsiPola {
  /** What the codes of the prodi's classes begin with. */
  readonly awalan: string
  readonly angkatan: number
}

/** Answers the letters of the n-th class, from 0: A ... Z, AA, AB ... */
export function hurufKelas(n: number): string {
  const huruf = String.fromCharCode(65 + (n % 26))
  return n < 26 ? huruf : hurufKelas(Math.floor(n / 26) - 1) + huruf
}

/** Answers the code of the n-th class by a pattern: '{KODE}-{YY}-{A..}', TI, 2023, 0 -> 'TI-23-A'. */
export function isiPolaKelas(pola: string, { awalan, angkatan }: IsiPola, n: number): string {
  const isi: Readonly<Record<string, string>> = {
    KODE: awalan,
    YY: String(angkatan % 100).padStart(2, '0'),
    YYYY: String(angkatan),
    'A..': hurufKelas(n),
    '1..': String(n + 1),
  }
  return pola.replaceAll(/\{([^}]*)\}/g, (kata, nama: string) => isi[nama] ?? kata)
}

/**
 * Answers the codes of the next m classes by a pattern (DM-R17): those that are taken are passed over, so that a second
 * split of a cohort goes on behind the first. Letter case makes no difference. `dipakai` is in lower case.
 */
export function kodeKelasBerikut(pola: string, isi: IsiPola, { m, dipakai }: { m: number; dipakai: ReadonlySet<string> }): string[] {
  const kode: string[] = []
  for (let n = 0; kode.length < m; n += 1) {
    const calon = isiPolaKelas(pola, isi, n)
    if (!dipakai.has(calon.toLowerCase())) kode.push(calon)
  }
  return kode
}

/** Answers the letters that a marker of a class code stands for: 'TI-23-B' by its pattern -> 'B'; the code itself without one. */
export function tandaKelas(kode: string): string {
  return kode.split(/[-./]/).at(-1) ?? kode
}
