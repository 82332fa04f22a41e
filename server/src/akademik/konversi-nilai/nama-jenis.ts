import { JENIS_KEGIATAN_MBKM, JENIS_KONVERSI } from '@sivitas/contract/akademik/konversi-jenis'
import type { KonversiRinci } from '@sivitas/contract/akademik/konversi-nilai'
import { labelPeriode } from '@sivitas/rules/platform/periode'

type Tersebut = Pick<KonversiRinci, 'jenis' | 'namaKurikulum' | 'jenisKegiatan' | 'mitra' | 'periode'>

/** The kind of a conversion as its sheet names it: which curriculum, or which activity, where and when. */
export function namaJenis({ jenis, namaKurikulum, jenisKegiatan, mitra, periode }: Tersebut): string {
  if (jenis === 'KURIKULUM') return `${JENIS_KONVERSI[jenis]} ke ${namaKurikulum ?? '-'}`
  if (jenis !== 'MBKM' || jenisKegiatan === null) return JENIS_KONVERSI[jenis]
  return `MBKM: ${JENIS_KEGIATAN_MBKM[jenisKegiatan]} di ${mitra ?? '-'}, ${labelPeriode(periode)}`
}
