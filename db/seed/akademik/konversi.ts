import { statusKini, type Mahasiswa } from '../data-master/mahasiswa'
import { hash32 } from '../kit/random'
import { KODE } from './skala'
import type { MakulCollege, SusunanCollege } from './susunan'

export type StatusKonversi = 'draf' | 'diajukan' | 'disahkan'

/** A course that a transfer brought along, with the subjects that it was made of. */
export interface BarisKonversi {
  readonly makul: MakulCollege
  readonly huruf: number
  readonly asal: readonly { readonly kode: string; readonly nama: string; readonly sks: number }[]
}

export interface Konversi {
  readonly jenis: 'TRANSFER' | 'RPL_TRANSFER' | 'RPL_PEROLEHAN'
  readonly status: StatusKonversi
  readonly masukIpk: boolean
  readonly baris: readonly BarisKonversi[]
}

const JENIS: Readonly<Record<string, Konversi['jenis']>> = {
  pindahan: 'TRANSFER',
  rpl_transfer_sks: 'RPL_TRANSFER',
  rpl_perolehan_sks: 'RPL_PEROLEHAN',
}
const HURUF = [KODE.A, KODE.AB, KODE.B, KODE.B, KODE.BC, KODE.C] as const
const LAIN = ['', ' Lanjut', ' Terapan', ''] as const

/** Whoever has left is decided; of those who study some wait. */
function statusKonversi(m: Mahasiswa, acak: number): StatusKonversi {
  if (m.jalan.keluar !== null || 'LMDEPW0'.includes(statusKini(m))) return 'disahkan'
  return acak % 7 === 1 ? 'draf' : acak % 7 === 2 ? 'diajukan' : 'disahkan'
}

/** A course of four SKS was two of two at the other place. */
function asalDari(makul: MakulCollege, i: number, acak: number): BarisKonversi['asal'] {
  const kode = `${['TI', 'SI', 'MN', 'PS'][acak % 4] ?? 'TI'}${100 + i * 2}`
  const nama = `${makul.nama}${LAIN[(acak + i) % LAIN.length] ?? ''}`
  if (makul.sks !== 4) return [{ kode, nama, sks: makul.sks }]
  return [
    { kode: `${kode}A`, nama: `${makul.nama} I`, sks: 2 },
    { kode: `${kode}B`, nama: `${makul.nama} II`, sks: 2 },
  ]
}

/**
 * Answers what is recognised for a student who came from elsewhere: the graded courses of the semesters before the one he was
 * placed in (data-master, Demo data: 900 transfers with konversi). None for everybody else.
 */
export function konversiDari(idCollege: string, susunan: SusunanCollege, m: Mahasiswa): Konversi | null {
  const jenis = JENIS[m.jenisDaftar]
  if (jenis === undefined || m.semesterAwal === 1) return null
  const acak = hash32(`${idCollege}/konversi/${m.n}`)
  const daftar = (susunan.prodi[m.prodi]?.daftar ?? []).filter((mk) => mk.semester < m.semesterAwal && !mk.lulusTidak)
  return {
    jenis,
    status: statusKonversi(m, acak),
    masukIpk: jenis !== 'RPL_PEROLEHAN',
    baris: daftar.map((makul, i) => ({
      makul,
      huruf: HURUF[(acak + i * 5) % HURUF.length] ?? KODE.B,
      asal: asalDari(makul, i, acak),
    })),
  }
}
