import { kunciPenghitung, nomorDokumen } from '@sivitas/rules/platform/penomoran'
import type { CollegeSeed } from '../../college-seed'
import { hariSesudah } from '../../kit/calendar'
import { rowsOf, type TableRows } from '../../kit/copy-text'

const POLA = '{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}'

/** Numbering schemes; `jenis` is the kind of template that draws from one, `banyak` how many numbers others have drawn. */
export const SKEMA = [
  { kode: 'KHS', nama: 'Kartu hasil studi', unit: 'BAAK', jenis: 'khs', ulang: 'tahun', pola: POLA, banyak: 0 },
  { kode: 'TRN', nama: 'Transkrip akademik', unit: 'BAAK', jenis: 'transkrip', ulang: 'tahun', pola: POLA, banyak: 0 },
  { kode: 'SKA', nama: 'Surat keterangan aktif', unit: 'BAAK', jenis: null, ulang: 'tahun', pola: POLA, banyak: 11 },
  { kode: 'SKL', nama: 'Surat keterangan lulus', unit: 'BAAK', jenis: null, ulang: 'tahun', pola: POLA, banyak: 24 },
  {
    kode: 'STM',
    nama: 'Surat tugas mengajar',
    unit: 'WR1',
    jenis: null,
    ulang: 'periode',
    pola: '{nomor:3}/ST/{kodeUnit}/{periode}',
    banyak: 18,
  },
  { kode: 'SK', nama: 'Surat keputusan', unit: 'R', jenis: null, ulang: 'tahun', pola: '{nomor:3}/SK/{kodeUnit}/{tahun}', banyak: 34 },
  { kode: 'BA', nama: 'Berita acara', unit: 'BAAK', jenis: null, ulang: 'bulan', pola: '{nomor:3}/BA/{bulan}/{tahun2}', banyak: 9 },
  { kode: 'UND', nama: 'Undangan', unit: 'BAAK', jenis: null, ulang: 'bulan', pola: POLA, banyak: 6 },
  { kode: 'KWT', nama: 'Kuitansi', unit: 'KEU', jenis: null, ulang: 'tahun', pola: 'KW{tahun2}{nomor:6}', banyak: 40 },
  { kode: 'SKPI', nama: 'SKPI', unit: 'KMH', jenis: null, ulang: 'tahun', pola: POLA, banyak: 7 },
  { kode: 'SKC', nama: 'Surat keterangan cuti', unit: 'BAAK', jenis: null, ulang: 'tahun', pola: POLA, banyak: 5 },
  { kode: 'AGD', nama: 'Agenda surat', unit: 'TU', jenis: null, ulang: 'tidak', pola: '{nomor:5}', banyak: 52 },
  { kode: 'BAK', nama: 'Berita acara konversi nilai', unit: 'BAAK', jenis: 'konversi-nilai', ulang: 'tahun', pola: POLA, banyak: 0 },
  { kode: 'SKPA', nama: 'SK dosen PA', unit: 'R', jenis: 'sk-dosen-pa', ulang: 'tahun', pola: '{nomor:3}/SK-PA/{tahun}', banyak: 0 },
  { kode: 'SKAS', nama: 'SK asisten', unit: 'R', jenis: 'sk-asisten', ulang: 'tahun', pola: '{nomor:3}/SK-ASISTEN/{tahun}', banyak: 0 },
] as const satisfies readonly { ulang: 'tahun' | 'bulan' | 'periode' | 'tidak'; [kunci: string]: unknown }[]

export type KodeSkema = (typeof SKEMA)[number]['kode']

/** A number that was given out. */
export interface NomorDemo {
  readonly skema: number
  readonly kunci: string
  readonly nilai: number
  readonly nomor: string
  readonly tanggal: string
  readonly idDokumen: string | null
  readonly batal: string | null
}

/** Gives out numbers in the order in which documents are dated. */
export class BukuNomor {
  readonly daftar: NomorDemo[] = []
  private readonly terakhir = new Map<string, number>()

  ambil(
    kode: KodeSkema,
    { tanggal, idDokumen, batal = null }: { tanggal: string; idDokumen: string | null; batal?: string | null },
  ): string {
    const skema = SKEMA.findIndex((s) => s.kode === kode)
    const s = SKEMA[skema]
    if (s === undefined) throw new RangeError(`Tidak ada penomoran ${kode}.`)
    const isi = { tanggal, periode: 20251 }
    const kunci = kunciPenghitung(s.ulang, isi)
    const nilai = (this.terakhir.get(`${kode}|${kunci}`) ?? 0) + 1
    this.terakhir.set(`${kode}|${kunci}`, nilai)
    const nomor = nomorDokumen(s.pola, { ...isi, nomor: nilai, kodeUnit: s.unit, kodeJenis: s.kode })
    this.daftar.push({ skema, kunci, nilai, nomor, tanggal, idDokumen, batal })
    return nomor
  }

  /** Numbers of papers that lie outside of the archive. */
  lain(): void {
    for (const { kode, banyak } of SKEMA) {
      for (let n = 0; n < banyak; n++)
        this.ambil(kode, { tanggal: hariSesudah('2025-11-03', Math.floor((n * 9) / banyak)), idDokumen: null })
    }
  }
}

/** Answers the rows of schemes, counters and the log of numbers. */
export function* nomorRows(c: CollegeSeed, { daftar }: BukuNomor): Generator<TableRows> {
  const idSkema = c.ids('nomor_dokumen')
  yield rowsOf(
    'nomor_dokumen',
    SKEMA.map(({ kode, nama, unit, ulang, pola }, n) => ({
      college_id: c.id,
      id: idSkema(n),
      kode,
      nama,
      pola,
      ulang,
      cakupan_hitung: 'pt',
      kode_unit: unit,
      kode_jenis: kode,
      mulai: 1,
    })),
  )
  const penghitung = new Map(daftar.map((n) => [`${n.skema}|${n.kunci}`, n]))
  for (const n of daftar) {
    const lama = penghitung.get(`${n.skema}|${n.kunci}`)
    if (lama !== undefined && n.nilai > lama.nilai) penghitung.set(`${n.skema}|${n.kunci}`, n)
  }
  yield rowsOf(
    'nomor_penghitung',
    [...penghitung.values()].map((n) => ({
      college_id: c.id,
      id_nomor: idSkema(n.skema),
      kunci: n.kunci,
      terakhir: n.nilai,
      tanggal: n.tanggal,
    })),
  )
  yield rowsOf(
    'nomor_terpakai',
    daftar.map((n, i) => ({
      college_id: c.id,
      id: c.ids('nomor_terpakai')(i),
      id_nomor: idSkema(n.skema),
      kunci: n.kunci,
      nilai: n.nilai,
      nomor: n.nomor,
      tanggal: n.tanggal,
      status: n.batal === null ? 'dipakai' : 'batal',
      id_dokumen: n.idDokumen,
      sebab: n.batal,
      dibuat_pada: `${n.tanggal} 09:00:00+07`,
    })),
  )
}
