import { aduanKtp, wilayahCocok, type BacaanKtp } from '@sivitas/rules/data-master/ktp/ktp'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'

/** Fields that a KTP can fill, in its order. */
const ISIAN = {
  nik: 'NIK',
  nama: 'Nama',
  tempatLahir: 'Tempat lahir',
  tanggalLahir: 'Tanggal lahir',
  jenisKelamin: 'Jenis kelamin',
  golonganDarah: 'Golongan darah',
  jalan: 'Jalan',
  rt: 'RT',
  rw: 'RW',
  kelurahan: 'Kelurahan',
  idWilayah: 'Kecamatan',
  idAgama: 'Agama',
} as const
export type NamaIsian = keyof typeof ISIAN
const URUTAN = Object.keys(ISIAN) as NamaIsian[]
const KELAMIN: Readonly<Record<string, string>> = { L: 'Laki-laki', P: 'Perempuan' }

export type Wilayah = { kode: string; jalur: string }
/** One line of the table to confirm. */
export type BarisKtp = {
  name: NamaIsian
  label: string
  /** What goes into the form; null when it has to be chosen by hand. */
  nilai: string | null
  tampil: string
  catatan: string | null
  /** Ticked unless there is doubt, or something else stands in the form. */
  pilih: boolean
}

type Bahan = {
  bacaan: BacaanKtp
  /** Regions of the name that was read. */
  wilayah: readonly Wilayah[]
  namaAgama: (kode: string) => string
  /** Whether the form asks for a field, and what stands there. */
  ada: (name: NamaIsian) => boolean
  kini: (name: NamaIsian) => unknown
}

function bacaIsian(
  name: NamaIsian,
  { bacaan, wilayah, namaAgama }: Bahan,
): { nilai: string | null; tampil: string; catatan: string | null } | null {
  if (name === 'idWilayah') return isianWilayah(bacaan, wilayah)
  const nilai = bacaan[name]
  if (nilai === null) return null
  const tampil =
    name === 'idAgama'
      ? namaAgama(nilai)
      : name === 'tanggalLahir'
        ? formatTanggal(nilai)
        : name === 'jenisKelamin'
          ? (KELAMIN[nilai] ?? nilai)
          : nilai
  return { nilai, tampil, catatan: aduanKtp(bacaan)[name] ?? null }
}

/** A kecamatan is a code: only one that fits alone is offered. */
function isianWilayah(bacaan: BacaanKtp, wilayah: readonly Wilayah[]) {
  if (bacaan.kecamatan === null) return null
  const cocok = wilayah.filter(({ jalur }) => wilayahCocok(jalur, bacaan))
  const [satu] = cocok
  if (satu && cocok.length === 1) return { nilai: satu.kode, tampil: satu.jalur, catatan: null }
  return { nilai: null, tampil: bacaan.kecamatan, catatan: 'Pilih sendiri pada isian Kecamatan.' }
}

const teks = (nilai: unknown): string => (typeof nilai === 'string' ? nilai : '')

/** Answers what was read, line by line, beside what the form has already. */
export function barisKtp(bahan: Bahan): BarisKtp[] {
  return URUTAN.filter(bahan.ada).flatMap((name) => {
    const terbaca = bacaIsian(name, bahan)
    if (terbaca === null) return []
    const kini = teks(bahan.kini(name))
    const beda = kini !== '' && kini !== terbaca.nilai
    const catatan = terbaca.catatan ?? (beda ? 'Isian ini sudah terisi; centang untuk menggantinya.' : null)
    return [{ ...terbaca, name, label: ISIAN[name], catatan, pilih: terbaca.nilai !== null && catatan === null }]
  })
}
