/** A layer of a card, as far as it matters here. */
export interface LapisanKartu {
  readonly jenis: string
  readonly isi?: string | undefined
}

interface Wajib {
  readonly nama: string
  /** Placeholders of which a line of text must hold one; none: the photo. */
  readonly kata: readonly string[]
}

const FOTO: Wajib = { nama: 'foto', kata: [] }
const NAMA: Wajib = { nama: 'nama', kata: ['nama'] }
const NIM: Wajib = { nama: 'NIM', kata: ['nim', 'nomorInduk'] }
const NOMOR: Wajib = { nama: 'nomor induk', kata: ['nomorInduk', 'nim'] }
const PRODI: Wajib = { nama: 'program studi', kata: ['prodi', 'labelProdi'] }
const BERLAKU: Wajib = { nama: 'masa berlaku', kata: ['berlakuSampai'] }
const UNIT: Wajib = { nama: 'unit', kata: ['unit', 'prodi', 'labelProdi'] }
const JABATAN: Wajib = { nama: 'jabatan atau unit', kata: ['jabatan', 'unit'] }

/** What makes a card of each kind one: whose it is, what he is here, and until when. */
const WAJIB: Readonly<Record<string, readonly Wajib[]>> = {
  ktm: [FOTO, NAMA, NIM, PRODI, BERLAKU],
  'kartu-perpustakaan': [FOTO, NAMA, NIM, BERLAKU],
  'kartu-dosen': [FOTO, NAMA, NOMOR, UNIT, BERLAKU],
  'kartu-pegawai': [FOTO, NAMA, NOMOR, JABATAN, BERLAKU],
  'kartu-asisten': [FOTO, NAMA, NIM, JABATAN, BERLAKU],
}

/**
 * Answers what a card of a kind must show and neither face does, in the order of its fields; [] for what is no card. A QR or a
 * barcode doesn't count: people cannot read it (data-master, entity templateKartu).
 */
export function kurangKartu(jenis: string, lapisan: readonly LapisanKartu[]): readonly string[] {
  const foto = lapisan.some((satu) => satu.jenis === 'foto')
  const teks = lapisan.filter((satu) => satu.jenis === 'teks').map(({ isi }) => isi ?? '')
  const memuat = (kata: string) => teks.some((isi) => isi.includes(`{${kata}}`))
  return (WAJIB[jenis] ?? []).filter(({ kata }) => (kata.length === 0 ? !foto : !kata.some(memuat))).map(({ nama }) => nama)
}
