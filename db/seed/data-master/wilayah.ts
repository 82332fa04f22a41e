import { rowsOf, type TableRows } from '../kit/copy-text'
import { WILAYAH_JAWA } from './wilayah-jawa'
import { WILAYAH_SUMATERA } from './wilayah-sumatera'
import { WILAYAH_TENGAH } from './wilayah-tengah'
import { WILAYAH_TIMUR } from './wilayah-timur'

/** Kemendagri's number, the two digits under which PDDikti files the province, its name. */
const PROVINSI = [
  ['31', '01', 'DKI Jakarta'],
  ['32', '02', 'Jawa Barat'],
  ['33', '03', 'Jawa Tengah'],
  ['34', '04', 'DI Yogyakarta'],
  ['35', '05', 'Jawa Timur'],
  ['11', '06', 'Aceh'],
  ['12', '07', 'Sumatera Utara'],
  ['13', '08', 'Sumatera Barat'],
  ['14', '09', 'Riau'],
  ['15', '10', 'Jambi'],
  ['16', '11', 'Sumatera Selatan'],
  ['18', '12', 'Lampung'],
  ['61', '13', 'Kalimantan Barat'],
  ['62', '14', 'Kalimantan Tengah'],
  ['63', '15', 'Kalimantan Selatan'],
  ['64', '16', 'Kalimantan Timur'],
  ['71', '17', 'Sulawesi Utara'],
  ['72', '18', 'Sulawesi Tengah'],
  ['73', '19', 'Sulawesi Selatan'],
  ['74', '20', 'Sulawesi Tenggara'],
  ['81', '21', 'Maluku'],
  ['51', '22', 'Bali'],
  ['52', '23', 'Nusa Tenggara Barat'],
  ['53', '24', 'Nusa Tenggara Timur'],
  ['91', '25', 'Papua'],
  ['17', '26', 'Bengkulu'],
  ['82', '27', 'Maluku Utara'],
  ['36', '28', 'Banten'],
  ['19', '29', 'Kepulauan Bangka Belitung'],
  ['75', '30', 'Gorontalo'],
  ['21', '31', 'Kepulauan Riau'],
  ['92', '32', 'Papua Barat'],
  ['76', '33', 'Sulawesi Barat'],
  ['65', '34', 'Kalimantan Utara'],
  ['93', '36', 'Papua Selatan'],
  ['94', '37', 'Papua Tengah'],
  ['95', '38', 'Papua Pegunungan'],
  ['96', '39', 'Papua Barat Daya'],
] as const

export interface Kecamatan {
  readonly kode: string
  /** Six digits of Kemendagri, the beginning of every NIK issued there. */
  readonly kemendagri: string
  readonly nama: string
  readonly kota: string
  readonly provinsi: string
}

interface Wilayah {
  readonly kode: string
  readonly kode_kemendagri: string | null
  readonly nama: string
  readonly level: number
  readonly kode_induk: string | null
  readonly jalur: string
}

const pad = (n: number): string => String(n).padStart(2, '0')

function* kecamatanOf(daftar: string): Generator<readonly [number, string]> {
  let nomor = 0
  for (const bagian of daftar.split('|')) {
    // '2 x 11 Kayu Tanam' begins with a digit of its own.
    const [, bernomor, nama] = /^(\d\d)(?=\D|2 x)(.*)$/.exec(bagian) ?? []
    nomor = bernomor === undefined ? nomor + 1 : Number(bernomor)
    yield [nomor, nama ?? bagian]
  }
}

interface Susunan {
  readonly wilayah: Wilayah[]
  readonly kecamatan: Kecamatan[]
}

function tambahKota(susunan: Susunan, baris: string): void {
  const [, prov, nomor, nama, daftar] = /^(\d\d)\.(\d\d) ([^:]+): (.*)$/.exec(baris) ?? []
  const provinsi = PROVINSI.find(([k]) => k === prov)
  if (provinsi === undefined || nomor === undefined || nama === undefined || daftar === undefined)
    throw new Error(`Baris wilayah tidak terbaca: ${baris}`)
  const [, awal, namaProvinsi] = provinsi
  const n = Number(nomor)
  // Cities follow after the regencies: 60 and up.
  const kota = `${awal}${pad(n > 70 ? n - 11 : n)}`
  susunan.wilayah.push({
    kode: `${kota}00`,
    kode_kemendagri: `${prov}${nomor}`,
    nama,
    level: 2,
    kode_induk: `${awal}0000`,
    jalur: `${nama}, ${namaProvinsi}`,
  })
  for (const [c, namaKecamatan] of kecamatanOf(daftar)) {
    const kode = `${kota}${pad(c)}`
    const kemendagri = `${prov}${nomor}${pad(c)}`
    susunan.wilayah.push({
      kode,
      kode_kemendagri: kemendagri,
      nama: namaKecamatan,
      level: 3,
      kode_induk: `${kota}00`,
      jalur: `${namaKecamatan}, ${nama}, ${namaProvinsi}`,
    })
    susunan.kecamatan.push({ kode, kemendagri, nama: namaKecamatan, kota: nama, provinsi: namaProvinsi })
  }
}

function susun(): Susunan {
  const susunan: Susunan = {
    wilayah: [{ kode: '000000', kode_kemendagri: null, nama: 'Indonesia', level: 0, kode_induk: null, jalur: 'Indonesia' }],
    kecamatan: [],
  }
  for (const [kemendagri, kode, nama] of PROVINSI) {
    susunan.wilayah.push({ kode: `${kode}0000`, kode_kemendagri: kemendagri, nama, level: 1, kode_induk: '000000', jalur: nama })
  }
  for (const bagian of [WILAYAH_SUMATERA, WILAYAH_JAWA, WILAYAH_TENGAH, WILAYAH_TIMUR]) {
    for (const baris of bagian.trim().split('\n')) tambahKota(susunan, baris)
  }
  return susunan
}

let tersusun: Susunan | undefined
const isi = (): Susunan => (tersusun ??= susun())

/** Answers every kecamatan, province by province. */
export function daftarKecamatan(): readonly Kecamatan[] {
  return isi().kecamatan
}

/** Answers the rows of the shared table of regions: country, provinces, cities, kecamatan, parents first. */
export function wilayahRows(): TableRows {
  return rowsOf(
    'wilayah',
    isi().wilayah.map((w) => ({ ...w })),
  )
}
