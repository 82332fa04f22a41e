import { bawaanLuar, type JenisKonversi } from '@sivitas/contract/akademik/konversi-jenis'
import type { KonversiInput } from '@sivitas/contract/akademik/konversi-nilai'
import { labelPeriode, urutanPeriode } from '@sivitas/rules/platform/periode'
import type { Context } from '../../auth/context'
import { isianSalah, type FieldError } from '../../kit/galat'
import type { OrangKonversi } from './orang-queries'
import { wajibTanpaGalat } from './periksa'

type Kegiatan = 'idPtAsal' | 'idProdiAsal' | 'idKurikulum' | 'jenisKegiatan' | 'mitra' | 'judulKegiatan' | 'periode'
export type KepalaMasuk = Partial<Pick<KonversiInput, Kegiatan | 'nomorSk' | 'tanggalSk' | 'catatan'>>

const WAJIB: Readonly<Record<JenisKonversi, readonly (readonly [Kegiatan, string])[]>> = {
  TRANSFER: [['idPtAsal', 'Perguruan tinggi asal wajib untuk transfer']],
  RPL_TRANSFER: [],
  RPL_PEROLEHAN: [],
  MBKM: [
    ['jenisKegiatan', 'Jenis kegiatan wajib dipilih'],
    ['mitra', 'Mitra wajib diisi'],
    ['judulKegiatan', 'Judul kegiatan wajib diisi'],
    ['periode', 'Periode kegiatan wajib dipilih'],
  ],
  KURIKULUM: [['idKurikulum', 'Kurikulum tujuan wajib dipilih']],
}

/** Asks for what a kind can't do without (akademik, konversiNilai), all of it at once. @throws Galat 422 */
export function wajibKepala(jenis: JenisKonversi, kepala: KepalaMasuk): void {
  const errors = WAJIB[jenis].flatMap(([field, message]): FieldError[] =>
    kepala[field] === null || kepala[field] === undefined ? [{ field, code: 'wajib', message }] : [],
  )
  wajibTanpaGalat(errors)
}

/** A draft stays what it was begun as: its origin means another thing in another kind. @throws Galat 422 */
export function wajibJenisSejenis(lama: JenisKonversi, baru: JenisKonversi): void {
  if (lama !== baru && !(bawaanLuar(lama) && bawaanLuar(baru)))
    throw isianSalah('jenis', 'Jenis ini tidak dapat diubah. Hapus drafnya, lalu buat konversi baru dengan jenis yang tepat.')
}

/**
 * The period in whose place recognised courses stand in the transcript: that of entry for what was brought along, that of the activity
 * for MBKM, the running one for a change of curriculum.
 * @throws Galat 422 for an activity before entry
 */
export function periodeKonversi(
  { tenant }: Pick<Context, 'tenant'>,
  jenis: JenisKonversi,
  { periodeMasuk, periode }: Pick<OrangKonversi, 'periodeMasuk'> & { periode: number | null | undefined },
): number {
  if (bawaanLuar(jenis)) return periodeMasuk
  if (jenis === 'KURIKULUM' || !periode) return tenant.college.periodeAktif
  if (urutanPeriode(periode) < urutanPeriode(periodeMasuk))
    throw isianSalah('periode', `Kegiatan tidak mungkin sebelum mahasiswa masuk pada ${labelPeriode(periodeMasuk)}`)
  return periode
}

/** What of a head is stored: what belongs to another kind is none. */
export function kepalaTersimpan(jenis: JenisKonversi, { periode: _periode, ...kepala }: KepalaMasuk) {
  const { idPtAsal = null, idProdiAsal = null, idKurikulum = null, jenisKegiatan = null, mitra = null, judulKegiatan = null } = kepala
  const kegiatan = jenis === 'MBKM' ? { jenisKegiatan, mitra, judulKegiatan } : { jenisKegiatan: null, mitra: null, judulKegiatan: null }
  const luar = jenis !== 'KURIKULUM'
  return {
    ...kepala,
    ...kegiatan,
    jenis,
    idKurikulum: luar ? null : idKurikulum,
    idPtAsal: luar ? idPtAsal : null,
    idProdiAsal: luar ? idProdiAsal : null,
  }
}
