import type { JenisKegiatanMbkm, JenisKonversi, PilihanKurikulum } from '@sivitas/contract/akademik/konversi-jenis'
import type { BahanKonversi, StatusKonversi } from '@sivitas/contract/akademik/konversi-nilai'
import type { KonversiTampil } from './kata'

/** The head of a conversion while it is edited. */
export type Kepala = {
  jenis: JenisKonversi
  idPtAsal: string | null
  idProdiAsal: string | null
  idKurikulum: string | null
  jenisKegiatan: JenisKegiatanMbkm | null
  mitra: string | null
  judulKegiatan: string | null
  periode: number | null
}

/** Curricula that a student can move to: those that he does not study under. */
export const pilihanTujuan = ({ pilihanKurikulum }: BahanKonversi, tetap: string | null = null): PilihanKurikulum[] =>
  pilihanKurikulum.filter(({ id, kini }) => !kini || id === tetap)

/** The only curriculum that he could move to needs no choice. */
function tujuanBawaan(bahan: BahanKonversi): string | null {
  const [satu, ...lain] = pilihanTujuan(bahan)
  return satu && lain.length === 0 ? satu.id : null
}

/** The stored head; of a new conversion what fits how the student came. */
export function kepalaDari(bahan: BahanKonversi, konversi: KonversiTampil | null): Kepala {
  const { mahasiswa } = bahan
  if (konversi === null) {
    const { jenis, idPtAsal, idProdiAsal } = mahasiswa
    const kegiatan = { jenisKegiatan: null, mitra: null, judulKegiatan: null, periode: null }
    return { jenis, idPtAsal, idProdiAsal, idKurikulum: tujuanBawaan(bahan), ...kegiatan }
  }
  const { jenis, idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, mitra, judulKegiatan, periode } = konversi
  return { jenis, idPtAsal, idProdiAsal, idKurikulum, jenisKegiatan, mitra, judulKegiatan, periode: jenis === 'MBKM' ? periode : null }
}

type Tujuan = Pick<PilihanKurikulum, 'makul'> & { nilai: PilihanKurikulum['asal'] }

/**
 * The courses that a conversion may match, and the grades that it starts from. Once it is approved its own courses are passed, which
 * is no obstacle to reading them.
 */
export function tujuanDari(bahan: BahanKonversi, { jenis, idKurikulum }: Kepala, status?: StatusKonversi): Tujuan {
  if (jenis !== 'KURIKULUM') return { makul: bahan.kurikulum, nilai: [] }
  const tujuan = bahan.pilihanKurikulum.find(({ id }) => id === idKurikulum)
  if (!tujuan) return { makul: [], nilai: [] }
  const makul = status === 'disahkan' ? tujuan.makul.map((satu) => ({ ...satu, terpakai: false })) : tujuan.makul
  return { makul, nilai: tujuan.asal }
}
