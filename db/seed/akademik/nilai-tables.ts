import type { CollegeSeed } from '../college-seed'
import type { TableRows } from '../kit/copy-text'
import { PERIODE, TEMPAT_BERJALAN, hariSesudah } from '../kit/calendar'
import { tempatKe } from '../data-master/jalan-studi'
import { sudahFinal } from './akm'
import type { Kelas } from './kelas'
import { HURUF, INDEKS, KODE } from './skala'

/** Texts that two million rows share, made once. */
interface Tetap {
  readonly makul: readonly string[]
  readonly sks: readonly number[]
  readonly periode: readonly string[]
  /** Moment on which the grades of a period became final. */
  readonly final: readonly string[]
  readonly huruf: readonly string[]
  readonly indeks: readonly string[]
}

function tetap(c: CollegeSeed): Tetap {
  const idMakul = c.ids('mata_kuliah')
  return {
    makul: c.susunan.makul.map((m) => idMakul(m.n)),
    sks: c.susunan.makul.map((m) => m.sks),
    periode: PERIODE.map((p) => String(p.id)),
    final: PERIODE.map((p) => `${hariSesudah(p.selesai, 7)} 15:00:00+07`),
    huruf: HURUF.map((h) => h),
    indeks: INDEKS.map((i) => (i === null ? '\\N' : (i / 100).toFixed(2))),
  }
}

/** A class of the example of weights (AK-R37): its first student stands at 76,30. */
const contohBobot = (k: Kelas): boolean => k.tempat === TEMPAT_BERJALAN && k.makul.kode === 'IF209' && k.nomor === 0

/** Letter, mark and state of an attempt whose class is still open. */
function terbuka(c: CollegeSeed, i: number, teks: Tetap): string {
  const kelas = c.kelas[c.baris.kelas.get(i)]
  const huruf = c.baris.huruf.get(i)
  if (kelas === undefined || kelas.statusNilai === 'kosong') return '\\N\t\\N\t\\N\tkosong'
  if (c.lengkap && contohBobot(kelas)) {
    const pertama = pertamaDiKelas(c, i)
    if (pertama) return '76.30\tAB\t3.50\tdraf'
  }
  if (i % 97 === 13) return `\\N\tT\t\\N\ttunda`
  return `${angka(c.baris.angka.get(i))}\t${teks.huruf[huruf]}\t${teks.indeks[huruf]}\t${huruf === KODE.W ? 'final' : 'draf'}`
}

/** Whether no attempt before this one sits in the same class. */
function pertamaDiKelas(c: CollegeSeed, i: number): boolean {
  const kelas = c.baris.kelas.get(i)
  for (let j = 0; j < i; j++) if (c.baris.kelas.get(j) === kelas) return false
  return true
}

function angka(perseratus: number): string {
  return perseratus === 0 ? '\\N' : (perseratus / 100).toFixed(2)
}

/** Lines are put together by hand here: this table is larger than all others together. */
function* baris(c: CollegeSeed): Generator<string> {
  const teks = tetap(c)
  const [id, idMahasiswa, idKelas] = [c.ids('nilai'), c.ids('mahasiswa'), c.ids('kelas_kuliah')]
  for (const m of c.mahasiswa) {
    const [dari, sampai] = c.baris.rentang(m.n)
    const mahasiswa = idMahasiswa(m.n)
    for (let i = dari; i < sampai; i++) {
      const tempat = c.baris.tempat.get(i)
      const makul = c.baris.makul.get(i)
      const huruf = c.baris.huruf.get(i)
      const final = sudahFinal(c.akm, i)
      const isi = final ? `${angka(c.baris.angka.get(i))}\t${teks.huruf[huruf]}\t${teks.indeks[huruf]}\tfinal` : terbuka(c, i, teks)
      const mbkm = tempat % 2 === 0 && m.jalan.status[Math.floor((tempat - tempatKe(m.jalan.masuk, 0)) / 2)] === 'S'
      yield `${c.id}\t${id(i)}\t${mahasiswa}\t${teks.makul[makul]}\t${idKelas(c.baris.kelas.get(i))}\t${teks.periode[tempat]}\t${teks.sks[makul]}\t${isi}\t${mbkm ? 'mbkm' : 'hitung'}\t${final ? teks.final[tempat] : '\\N'}\n`
    }
  }
}

/** Answers the rows of grades. */
export function nilaiRows(c: CollegeSeed): TableRows {
  return {
    table: 'nilai',
    columns: [
      'college_id',
      'id',
      'id_mahasiswa',
      'id_makul',
      'id_kelas',
      'id_periode',
      'sks',
      'angka',
      'huruf',
      'indeks',
      'status',
      'sumber',
      'final_pada',
    ],
    lines: baris(c),
  }
}
