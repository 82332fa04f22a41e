/** What an area has of a student. */
export type Milik = {
  /** In a person's words: 'nilai', 'kartu aktif'. */
  nama: string
  jumlah: number
  /** A wrong prodi may not be corrected any more either (DM-R25). */
  menahanPindah: boolean
}
