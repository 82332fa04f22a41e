import { galatNama, rapikanNama } from '../nama'
import { galatNik, peringatanNik, type JenisKelamin } from '../nik'
import { susunTanggal } from '../../platform/tanggal-sah'
import { barisKtp, type LabelKtp } from './baris'
import { bacaAngka, bacaHuruf, bedaHuruf, hurufAwal, kerangka, serupa } from './huruf'

/** What a KTP says, as the forms of a person store it; `kecamatan`, `kota` and `provinsi` are words that lead to a wilayah. */
export interface BacaanKtp {
  readonly nik: string | null
  readonly nama: string | null
  readonly tempatLahir: string | null
  /** YYYY-MM-DD. */
  readonly tanggalLahir: string | null
  readonly jenisKelamin: JenisKelamin | null
  readonly golonganDarah: string | null
  readonly jalan: string | null
  readonly rt: string | null
  readonly rw: string | null
  readonly kelurahan: string | null
  readonly kecamatan: string | null
  readonly kota: string | null
  readonly provinsi: string | null
  /** Code of the list 'agama'. */
  readonly idAgama: string | null
}
export type FieldKtp = keyof BacaanKtp

const NIK_ANGKA = 16
/** Of sixteen signs so many must be read as digits without help, so that a word is never taken for a NIK. */
const NIK_PASTI = 10

/** Religions as cards spell them, with their codes (data-master, code list 'agama'). */
const AGAMA: readonly (readonly [string, string])[] = [
  ['ISLAM', '1'],
  ['KRISTEN', '2'],
  ['PROTESTAN', '2'],
  ['KATOLIK', '3'],
  ['KATHOLIK', '3'],
  ['HINDU', '4'],
  ['BUDDHA', '5'],
  ['BUDHA', '5'],
  ['KONGHUCU', '6'],
  ['KHONGHUCU', '6'],
  ['KEPERCAYAAN', '99'],
]

const atauKosong = (teks: string): string | null => (teks === '' ? null : teks)

/** The NIK beside its label, or wherever sixteen digits stand together. */
function bacaNik(teks: string, disebut: string | undefined): string | null {
  const calon = [disebut ?? '', ...teks.split('\n')].map((baris) => baris.replaceAll(/[\s.,'-]/g, ''))
  for (const baris of calon)
    for (const [potong] of baris.matchAll(/[0-9A-Za-z|!?]{16,}/g)) {
      // What stands before the number is its label, when the two were read as one word.
      const akhir = potong.slice(-NIK_ANGKA)
      if (akhir.replaceAll(/\D/g, '').length >= NIK_PASTI && /^\d+$/.test(bacaAngka(akhir))) return bacaAngka(akhir)
    }
  // One that is too short or too long is shown too: it tells the reader that the photo is bad.
  const sisa = bacaAngka((disebut ?? '').replaceAll(/\s/g, '')).replaceAll(/\D/g, '')
  return sisa.length >= NIK_PASTI ? sisa : null
}

const TANGGAL = /([0-9OQDILSZB|!]{2})\s*[-–—./ ]\s*([0-9OQDILSZB|!]{2})\s*[-–—./ ]\s*([0-9OQDILSZB|!]{4})\D*$/i

function bacaLahir(nilai: string): { tempat: string | null; tanggal: string | null } {
  const cocok = TANGGAL.exec(nilai)
  const [hari = 0, bulan = 0, tahun = 0] = (cocok?.slice(1) ?? []).map((satu) => Number(bacaAngka(satu)))
  const depan = cocok ? nilai.slice(0, cocok.index) : nilai.replaceAll(/[\d,].*$/g, '')
  return { tempat: bacaKata(depan), tanggal: susunTanggal(tahun, bulan, hari) }
}

/** Words of letters, with what a photo adds at both ends taken off. */
function bacaKata(nilai: string): string | null {
  const huruf = bacaHuruf(nilai)
    .replaceAll(/[^\p{L}\p{M} .'()/-]/gu, ' ')
    .replaceAll(/^[^\p{L}]+|[^\p{L}).]+$/gu, '')
  return atauKosong(hurufAwal(rapikanNama(huruf)))
}

/** 'PEREMPUAN Gol. Darah : O' are two values in one line. */
function bacaKelamin(nilai: string): { kelamin: JenisKelamin | null; darah: string | null } {
  const pisah = /\bG[o0]?[l1I|][.,]?\s*D\S{2,4}\s*[:;.,]?\s*(.*)$/i.exec(nilai)
  const kata = kerangka((pisah ? nilai.slice(0, pisah.index) : nilai).split(/\s+/)[0] ?? '')
  const perempuan = /REMP|MPUAN|WANITA/.test(kata)
  const lelaki = /IAKI|^IAK|AKI$|^PRIA/.test(kata)
  return { kelamin: perempuan ? 'P' : lelaki ? 'L' : null, darah: bacaDarah(pisah?.[1] ?? '') }
}

function bacaDarah(nilai: string): string | null {
  const kata = nilai.trim().replaceAll('0', 'O').replaceAll('8', 'B').toUpperCase()
  if (kata.startsWith('-') || kata.startsWith('—')) return '-'
  return /^(AB|A|B|O)(?![A-Z])/.exec(kata)?.[1] ?? null
}

/** '001/012'; the stroke is often read as a digit, or not at all. */
function bacaRtRw(nilai: string): { rt: string | null; rw: string | null } {
  const angka = bacaAngka(nilai)
  const dua = /(\d{1,3})\s*[^\d\s]\s*(\d{1,3})/.exec(angka) ?? /(\d{3})\s+(\d{3})/.exec(angka)
  const rapat = angka.replaceAll(/\D/g, '')
  const [, rt, rw] = dua ?? (rapat.length === 6 || rapat.length === 7 ? [rapat, rapat.slice(0, 3), rapat.slice(-3)] : [])
  return { rt: rt ?? null, rw: rw ?? null }
}

function bacaAgama(nilai: string): string | null {
  const [kata = ''] = nilai.split(/\s+/)
  const [terdekat] = AGAMA.filter(([nama]) => serupa(kata, nama)).toSorted(
    ([a], [b]) => bedaHuruf(kerangka(kata), kerangka(a)) - bedaHuruf(kerangka(kata), kerangka(b)),
  )
  return terdekat?.[1] ?? null
}

/**
 * Answers what the text of a photographed KTP says, in the spelling of the forms: names in capitals become 'Siti Aminah',
 * what could not be read is null (data-master, Beyond 9). Letters and digits that look alike (O and 0, l and 1) are
 * told apart by what a line must hold; colons may be missing. Nothing here is certain: see `aduanKtp`, and have it confirmed.
 */
export function uraiKtp(teks: string): BacaanKtp {
  const baris = barisKtp(teks)
  const isi = (label: LabelKtp | 'kota') => baris.get(label) ?? ''
  const lahir = bacaLahir(isi('lahir'))
  const { kelamin, darah } = bacaKelamin(isi('kelamin'))
  return {
    nik: bacaNik(teks, baris.get('nik')),
    nama: bacaKata(isi('nama')),
    tempatLahir: lahir.tempat,
    tanggalLahir: lahir.tanggal,
    jenisKelamin: kelamin,
    golonganDarah: darah,
    jalan: atauKosong(hurufAwal(isi('alamat'))),
    ...bacaRtRw(isi('rtRw')),
    kelurahan: bacaKata(isi('kelurahan')),
    kecamatan: bacaKata(isi('kecamatan')),
    kota: bacaKata(isi('kota')),
    provinsi: bacaKata(isi('provinsi')),
    idAgama: bacaAgama(isi('agama')),
  }
}

/**
 * Answers why values that were read are not to be trusted, by field: a NIK that is none or does not fit the birth date
 * and sex of the same card (DM-R3), a name with signs that no name has.
 */
export function aduanKtp({ nik, nama, tanggalLahir, jenisKelamin }: BacaanKtp): Readonly<Partial<Record<FieldKtp, string>>> {
  const galat = nik === null ? null : (galatNik(nik) ?? peringatanNik(nik, { tanggalLahir, jenisKelamin }))
  const salahNama = nama === null ? null : galatNama(nama)
  return { ...(galat !== null && { nik: galat }), ...(salahNama !== null && { nama: salahNama }) }
}

/** Answers whether a wilayah's path ('Coblong, Kota Bandung, Jawa Barat') is the one that a card names; a card without regency leaves it open. */
export function wilayahCocok(jalur: string, { kecamatan, kota }: Pick<BacaanKtp, 'kecamatan' | 'kota'>): boolean {
  const [nama = '', induk = ''] = jalur.split(', ')
  if (kecamatan === null || !serupa(nama, kecamatan)) return false
  return kota === null || serupa(tanpaJenis(induk), tanpaJenis(kota))
}

const tanpaJenis = (kota: string): string => kota.replace(/^(Kabupaten|Kab\.?|Kota( Administrasi)?|Adm\.?)\s+/i, '')

/** Answers two readings of one photo as one: the second fills what the first left out, and its NIK wins where only it is right. */
export function gabungBacaan(utama: BacaanKtp, kedua: BacaanKtp): BacaanKtp {
  const terisi = Object.fromEntries(Object.entries(utama).filter(([, nilai]) => nilai !== null))
  const gabungan: BacaanKtp = { ...kedua, ...terisi }
  return aduanKtp(gabungan).nik !== undefined && aduanKtp({ ...gabungan, nik: kedua.nik }).nik === undefined
    ? { ...gabungan, nik: kedua.nik ?? gabungan.nik }
    : gabungan
}
