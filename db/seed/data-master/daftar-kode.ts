/** A code list written out. */
export interface DaftarKode {
  readonly daftar: string
  /** 'kode nama|kode nama=kodePddikti|-kode nama' in the order of the list; a leading '-' marks an inactive code. */
  readonly isi: string
  /** False: a list of our own that PDDikti does not know. Otherwise the code is PDDikti's where none is named. */
  readonly pddikti?: false
  readonly kelompok?: (kode: string) => string | null
}
