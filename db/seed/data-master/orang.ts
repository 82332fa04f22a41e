import type { CollegeSeed } from '../college-seed'
import { hash32, Random } from '../kit/random'
import { hariSesudah } from '../kit/calendar'
import type { Mahasiswa } from './mahasiswa'
import { namaAsing, namaKerabat, namaOrang } from './nama'
import { daftarKecamatan, type Kecamatan } from './wilayah'

/** A person, as far as more than one table needs it. */
export interface Orang {
  readonly nama: string
  readonly jenisKelamin: 'L' | 'P'
  readonly tanggalLahir: string
  readonly agama: string
  readonly suku: number
  readonly ibu: string
  readonly negara: string
  readonly asal: Kecamatan
}

/** Names that the documents use. */
const NAMA_TETAP: Readonly<Record<string, string>> = {
  '2301010001': 'Mahasiswa A',
  '2301010002': 'Mahasiswa B',
  '2301010003': 'Mahasiswa C',
  '2301010004': 'Mahasiswa D',
  '2301010009': 'Mahasiswa E',
  '2101010006': 'Mahasiswa F',
  '2301010005': 'Mahasiswa Dengan Nama Panjang',
}

/** Provinces from which most students of a college in the west of Java come, by share. */
const ASAL = [
  ['Jawa Barat', 58],
  ['DKI Jakarta', 9],
  ['Banten', 7],
  ['Jawa Tengah', 8],
  ['', 18],
] as const

const perProvinsi = new Map<string, Kecamatan[]>()

function tambahKecamatan(k: Kecamatan): void {
  const daftar = perProvinsi.get(k.provinsi)
  if (daftar === undefined) perProvinsi.set(k.provinsi, [k])
  else daftar.push(k)
}

function kecamatanDari(provinsi: string): readonly Kecamatan[] {
  if (perProvinsi.size === 0) for (const k of daftarKecamatan()) tambahKecamatan(k)
  return perProvinsi.get(provinsi) ?? daftarKecamatan()
}

/** Answers who a student is. The same person answers the same in every table. */
export class Penduduk {
  private readonly acak: Random

  constructor(private readonly college: CollegeSeed) {
    this.acak = new Random(hash32(`${college.id}/orang`))
  }

  /** The person with this number; who was entered twice by mistake is a copy of the first entry (DM-R4). */
  orang(n: number): Orang {
    return this.susun(this.college.pengecualian.mirip.get(n) ?? n)
  }

  private susun(n: number): Orang {
    const m = this.college.mahasiswa[n]
    if (m === undefined) throw new RangeError(`Tidak ada orang ke-${n}.`)
    const acak = this.acak.restart(n)
    const umum = namaOrang(acak, m.jenisKelamin)
    const asing = m.asing ? namaAsing(acak, m.jenisKelamin) : null
    return {
      nama: this.college.lengkap ? (NAMA_TETAP[m.nim] ?? asing?.nama ?? umum.nama) : (asing?.nama ?? umum.nama),
      jenisKelamin: m.jenisKelamin,
      tanggalLahir: this.lahir(m, acak),
      agama: umum.agama,
      suku: umum.suku,
      ibu: namaKerabat(acak, umum.suku, 'P'),
      negara: asing?.negara ?? 'ID',
      asal: acak.pick(kecamatanDari(acak.weighted(ASAL))),
    }
  }

  /** Most enter at 17 to 20; higher degrees and evening classes later. */
  private lahir(m: Mahasiswa, acak: Random): string {
    const jenjang = this.college.prodi[m.prodi]?.jenjang ?? '30'
    const usia =
      jenjang === '40'
        ? acak.int(30, 48)
        : jenjang === '35' || jenjang === '31'
          ? acak.int(23, 38)
          : m.jenisKelas === 2
            ? acak.int(20, 34)
            : acak.weighted([
                [17, 12],
                [18, 52],
                [19, 24],
                [20, 8],
                [21, 4],
              ] as const)
    return hariSesudah(`${m.angkatan - usia}-09-01`, -acak.int(0, 364))
  }
}

/** Answers the NIK that fits a person: region, birth date with 40 added for women, a running number (DM-R3). */
export function nikDari(orang: Orang, nomor: number, geserHari = 0): string {
  const [tahun = '', bulan = '', hari = ''] = orang.tanggalLahir.split('-')
  const dd = ((Number(hari) + geserHari - 1) % 28) + 1
  const tanggal = (geserHari === 0 ? Number(hari) : dd) + (orang.jenisKelamin === 'P' ? 40 : 0)
  return `${orang.asal.kemendagri}${String(tanggal).padStart(2, '0')}${bulan}${tahun.slice(2)}${String(nomor).padStart(4, '0')}`
}
