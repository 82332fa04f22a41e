import { kerangka, serupa } from './huruf'

/** What is printed before the values of a card, in its order. */
const LABEL = {
  provinsi: 'PROVINSI',
  nik: 'NIK',
  nama: 'Nama',
  lahir: 'Tempat/Tgl Lahir',
  kelamin: 'Jenis Kelamin',
  alamat: 'Alamat',
  rtRw: 'RT/RW',
  kelurahan: 'Kel/Desa',
  kecamatan: 'Kecamatan',
  agama: 'Agama',
  kawin: 'Status Perkawinan',
  pekerjaan: 'Pekerjaan',
  warga: 'Kewarganegaraan',
  berlaku: 'Berlaku Hingga',
} as const
export type LabelKtp = keyof typeof LABEL
const SEMUA = Object.keys(LABEL) as LabelKtp[]
/** 'Tempat/Tgl Lahir' is often read as three words. */
const PALING_BANYAK_KATA = 4
/** Values that go on in the next line. */
const BERSAMBUNG: readonly LabelKtp[] = ['nama', 'alamat']

const kenali = (teks: string): LabelKtp | null => SEMUA.find((label) => kerangka(teks) !== '' && serupa(teks, LABEL[label])) ?? null
const bersih = (nilai: string): string => nilai.replaceAll(/^[\s:;.,=~_—–-]+|[\s:;=~_|—–]+$/g, '').replaceAll(/\s+/g, ' ')

/** Parts a line into its label and value: the colon may be read as something else, or not at all. */
function belah(baris: string): { label: LabelKtp; nilai: string } | null {
  const titikDua = baris.indexOf(':')
  const depan = titikDua > 0 ? kenali(baris.slice(0, titikDua)) : null
  if (depan !== null) return { label: depan, nilai: bersih(baris.slice(titikDua + 1)) }
  const kata = baris.split(/\s+/)
  for (let banyak = Math.min(PALING_BANYAK_KATA, kata.length); banyak > 0; banyak -= 1) {
    const label = kenali(kata.slice(0, banyak).join(' '))
    if (label !== null) return { label, nilai: bersih(kata.slice(banyak).join(' ')) }
  }
  return null
}

/**
 * Answers the lines of a card by their labels, the first of each, and the line after the province's, which names the
 * regency and has no label. Values may stand in the line below their label; names and addresses may go on there.
 */
export function barisKtp(teks: string): ReadonlyMap<LabelKtp | 'kota', string> {
  const isi = new Map<LabelKtp | 'kota', string>()
  let kini: LabelKtp | null = null
  for (const baris of teks.split('\n').map((satu) => satu.trim())) {
    const terbelah = belah(baris)
    if (terbelah) kini = terbelah.label
    if (terbelah && !isi.get(terbelah.label)) isi.set(terbelah.label, terbelah.nilai)
    else if (!terbelah && kini !== null && bersih(baris).length > 2) tampung(isi, kini, bersih(baris))
  }
  return isi
}

function tampung(isi: Map<LabelKtp | 'kota', string>, label: LabelKtp, lanjutan: string): void {
  const ada = isi.get(label) ?? ''
  if (label === 'provinsi' && ada !== '') isi.set('kota', isi.get('kota') ?? lanjutan)
  else if (ada === '') isi.set(label, lanjutan)
  else if (BERSAMBUNG.includes(label) && /^[A-Z0-9 .,'/-]+$/.test(lanjutan)) isi.set(label, `${ada} ${lanjutan}`)
}
