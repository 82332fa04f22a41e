/** A growing column of small numbers. */
class Kolom<T extends Uint8Array | Uint16Array | Int32Array> {
  constructor(private isi: T) {}

  set(i: number, nilai: number): void {
    if (i >= this.isi.length) this.perbesar()
    this.isi[i] = nilai
  }

  get(i: number): number {
    return this.isi[i] ?? 0
  }

  private perbesar(): void {
    const Jenis = this.isi.constructor as new (n: number) => T
    const baru = new Jenis(this.isi.length * 2)
    baru.set(this.isi)
    this.isi = baru
  }
}

/**
 * All attempts of a college in columns: two million of them take 20 MB, where objects would take 300. The rows of a
 * student lie together, in the order of time.
 */
export class BarisNilai {
  /** Index into the college's courses. */
  readonly makul = new Kolom(new Uint16Array(4096))
  /** Place of the period in PERIODE. */
  readonly tempat = new Kolom(new Uint8Array(4096))
  /** Code of the letter. */
  readonly huruf = new Kolom(new Uint8Array(4096))
  /** Mark in hundredths; 0 for letters outside the scale. */
  readonly angka = new Kolom(new Uint16Array(4096))
  readonly kelas = new Kolom(new Int32Array(4096))
  private readonly mulai = new Kolom(new Int32Array(4096))
  private jumlahMahasiswa = 0
  jumlah = 0

  /** Begins the rows of the next student. */
  mahasiswaBaru(): void {
    this.mulai.set(this.jumlahMahasiswa, this.jumlah)
    this.jumlahMahasiswa += 1
  }

  tambah(baris: { makul: number; tempat: number; huruf: number; angka: number }): void {
    this.makul.set(this.jumlah, baris.makul)
    this.tempat.set(this.jumlah, baris.tempat)
    this.huruf.set(this.jumlah, baris.huruf)
    this.angka.set(this.jumlah, baris.angka)
    this.kelas.set(this.jumlah, -1)
    this.jumlah += 1
  }

  /** First row of a student, and the row after the last. */
  rentang(mahasiswa: number): readonly [number, number] {
    return [this.mulai.get(mahasiswa), mahasiswa + 1 < this.jumlahMahasiswa ? this.mulai.get(mahasiswa + 1) : this.jumlah]
  }
}
