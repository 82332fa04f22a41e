import { DAFTAR_KODE, type DaftarKode } from '@sivitas/contract/data-master/referensi/kode'

/** Words that a plain capital letter does not make right. */
const KHUSUS: Partial<Record<DaftarKode, string>> = {
  'bentuk-pt': 'Bentuk perguruan tinggi',
  'status-milik': 'Status kepemilikan',
  'jenis-daftar': 'Jenis pendaftaran',
  'jalur-daftar': 'Jalur pendaftaran',
}

/** 'jenis-kelamin' as people read it: 'Jenis kelamin'. */
export function namaDaftar(daftar: DaftarKode): string {
  const plain = daftar.replaceAll('-', ' ')
  return KHUSUS[daftar] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const PILIHAN_DAFTAR = DAFTAR_KODE.map((value) => ({ value, label: namaDaftar(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label, 'id'),
)
