export type Ukuran = 'kecil' | 'besar'

/** Figures that differ between the two sizes of the full college (decisions 6). */
export interface BesarCollege {
  readonly mahasiswa: number
  readonly dosen: { readonly tetap: number; readonly tidakTetap: number; readonly tamu: number }
  readonly duaNim: number
  readonly asing: number
  readonly nikJanggal: number
  readonly pasanganMirip: number
  readonly pindahan: number
  readonly audit: number
  readonly masuk: number
  readonly berkas: number
  /** Fewest students of an ordinary cohort. */
  readonly minimal: number
}

export const UKURAN: Readonly<Record<Ukuran, BesarCollege>> = {
  kecil: {
    mahasiswa: 5_000,
    dosen: { tetap: 84, tidakTetap: 28, tamu: 8 },
    duaNim: 40,
    asing: 24,
    nikJanggal: 3,
    pasanganMirip: 2,
    pindahan: 90,
    audit: 3_000,
    masuk: 500,
    berkas: 60,
    minimal: 2,
  },
  besar: {
    mahasiswa: 50_000,
    dosen: { tetap: 420, tidakTetap: 140, tamu: 40 },
    duaNim: 400,
    asing: 60,
    nikJanggal: 25,
    pasanganMirip: 6,
    pindahan: 900,
    audit: 30_000,
    masuk: 5_000,
    berkas: 600,
    minimal: 2,
  },
}

/** The two small colleges are the same in both sizes. */
export const UKURAN_MUNGIL: BesarCollege = {
  mahasiswa: 300,
  dosen: { tetap: 16, tidakTetap: 4, tamu: 2 },
  duaNim: 2,
  asing: 2,
  nikJanggal: 1,
  pasanganMirip: 1,
  pindahan: 6,
  audit: 60,
  masuk: 20,
  berkas: 6,
  minimal: 2,
}
