const SEBUTAN: Readonly<Record<string, string>> = {
  blok: 'Blok',
  baris: 'baris',
  depan: 'Depan, lapisan',
  belakang: 'Belakang, lapisan',
  kolom: 'Kolom',
  penandatangan: 'Penandatangan',
  isi: 'isi',
  html: 'HTML',
  label: 'label',
  labelInggris: 'label Inggris',
  teks: 'teks',
  judul: 'judul',
  judulInggris: 'judul Inggris',
  lebar: 'lebar',
  tinggi: 'tinggi',
  ukuran: 'ukuran',
  warna: 'warna',
  idBerkas: 'berkas',
  namaJabatan: 'nama jabatan',
  jabatan: 'jabatan',
  nama: 'nama',
  atas: 'atas',
  kanan: 'kanan',
  bawah: 'bawah',
  kiri: 'kiri',
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** 'Blok 3, baris 1, isi' of ['blok', '2', 'baris', '0', 'isi']: places are counted from 1. */
function tempat(jalan: readonly string[]): string {
  const kata: string[] = []
  for (const satu of jalan) {
    const nomor = /^\d+$/.test(satu)
    if (nomor && kata.length > 0) kata[kata.length - 1] += ` ${Number(satu) + 1}`
    else kata.push(nomor ? String(Number(satu) + 1) : (SEBUTAN[satu] ?? satu))
  }
  return kata.join(', ')
}

/** A message with the name of what it is about, as forms write it: 'isi.blok.1.baris.0.isi'. */
type PesanDalam = { name: string; pesan: string }

function kumpul(galat: unknown, name: string, jalan: readonly string[]): PesanDalam[] {
  if (!isRecord(galat)) return []
  const { message } = galat
  if (typeof message === 'string') {
    const letak = tempat(jalan)
    return [{ name, pesan: letak === '' ? message : `${letak.charAt(0).toUpperCase()}${letak.slice(1)}: ${message}` }]
  }
  return Object.entries(galat).flatMap(([kunci, isi]) => (kunci === 'ref' ? [] : kumpul(isi, `${name}.${kunci}`, [...jalan, kunci])))
}

/**
 * Answers what is wrong inside a field that holds lists, each message with its place in words; a message of the field
 * as a whole comes without one. Where the field itself is the list, its lines are called by its name.
 */
export const pesanDalam = (name: string, galat: unknown): PesanDalam[] => kumpul(galat, name, Array.isArray(galat) ? [name] : [])
