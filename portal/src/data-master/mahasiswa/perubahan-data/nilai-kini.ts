import type { FieldPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import { formatTanggal } from '@sivitas/rules/platform/tanggal'
import type { Biodata } from '../data-mahasiswa/biodata-query'

/** Fields that hold a code, and where its name stands. */
const NAMA = {
  idAgama: 'agama',
  idWilayah: 'wilayah',
  idJenisTinggal: 'jenisTinggal',
  idAlatTransportasi: 'alatTransportasi',
} as const

const bernama = (field: FieldPerubahan): field is keyof typeof NAMA => field in NAMA

/** Answers what is stored of a field as a person reads it; NIK and the mother's name stay masked (DM-R27). None for nothing. */
export function nilaiKini(orang: Biodata, field: FieldPerubahan): string | null {
  const nilai = bernama(field) ? orang[NAMA[field]] : orang[field]
  if (nilai === null || nilai === undefined || nilai === '') return null
  if (field === 'jenisKelamin') return nilai === 'L' ? 'Laki-laki' : 'Perempuan'
  return field === 'tanggalLahir' ? formatTanggal(nilai) : nilai
}
