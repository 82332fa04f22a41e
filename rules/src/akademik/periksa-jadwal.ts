import { labelJendela, type KodeJendela } from './kode-jendela'

/** The general window of one code in a period; both instants in ms. */
export interface JendelaUmum {
  readonly kode: KodeJendela
  readonly mulai: number
  readonly selesai: number
}

export interface TemuanJadwal {
  readonly kode: KodeJendela
  /** An error is refused with 422, a warning only shown. */
  readonly tingkat: 'galat' | 'peringatan'
  readonly pesan: string
}

type Periksa = (ambil: (kode: KodeJendela) => JendelaUmum | undefined) => TemuanJadwal | null

/** PKRS opens after KRS has ended (platform, edge case 24). */
const pkrsSetelahKrs: Periksa = (ambil) => {
  const [krs, pkrs] = [ambil('KRS'), ambil('PKRS')]
  if (!krs || !pkrs || pkrs.mulai > krs.selesai) return null
  return { kode: 'PKRS', tingkat: 'galat', pesan: 'PKRS harus setelah KRS berakhir.' }
}

/** One window that should not begin before another begins. */
const tidakSebelum =
  (kode: KodeJendela, acuan: KodeJendela): Periksa =>
  (ambil) => {
    const [baris, dasar] = [ambil(kode), ambil(acuan)]
    if (!baris || !dasar || baris.mulai >= dasar.mulai) return null
    return { kode, tingkat: 'peringatan', pesan: `${labelJendela(kode)} dibuka sebelum ${labelJendela(acuan)} dimulai.` }
  }

const PERIKSA: readonly Periksa[] = [
  pkrsSetelahKrs,
  tidakSebelum('INPUT_NILAI', 'UAS'),
  tidakSebelum('INPUT_NILAI_UTS', 'UTS'),
  tidakSebelum('UMUM_NILAI', 'INPUT_NILAI'),
  tidakSebelum('SUSULAN_UTS', 'UTS'),
  tidakSebelum('SUSULAN_UAS', 'UAS'),
]

/** Answers what is wrong with the general windows of one period: order and ends (screen 'Jadwal Sistem Akademik', checks). */
export function periksaJadwal(jendela: readonly JendelaUmum[]): TemuanJadwal[] {
  const ambil = (kode: KodeJendela): JendelaUmum | undefined => jendela.find((baris) => baris.kode === kode)
  const terbalik = jendela
    .filter(({ mulai, selesai }) => mulai >= selesai)
    .map(({ kode }): TemuanJadwal => ({ kode, tingkat: 'galat', pesan: 'Waktu selesai harus setelah waktu mulai.' }))
  return [...terbalik, ...PERIKSA.flatMap((periksa) => periksa(ambil) ?? [])]
}
