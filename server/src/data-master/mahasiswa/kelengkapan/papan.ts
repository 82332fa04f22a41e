import type { PapanKelengkapan } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { BANYAK_BUTIR, TITIK_KELENGKAPAN } from '@sivitas/rules/data-master/kelengkapan'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Context } from '../../../auth/context'
import { hitungKelompok, listProdi, type Kelompok, type Saring } from './papan-queries'
import { keadaanDari } from './saring'

const BUTIR = (1 << BANYAK_BUTIR) - 1

/** Ones in the binary form of a mask. */
function banyakBit(topeng: number): number {
  let sisa = topeng
  let banyak = 0
  while (sisa !== 0) {
    sisa &= sisa - 1
    banyak += 1
  }
  return banyak
}

/** Counts of some groups; the mean is of filled points, in percent with one decimal. */
function hitung(kelompok: readonly Kelompok[]) {
  const hasil = { jumlah: 0, lengkap: 0, perlu: 0, siap: 0, terkirim: 0, gagal: 0 }
  let titik = 0
  for (const satu of kelompok) {
    hasil.jumlah += satu.jumlah
    hasil[keadaanDari(satu)] += satu.jumlah
    titik += satu.jumlah * (BANYAK_BUTIR - banyakBit(satu.kurang & BUTIR))
  }
  return { ...hasil, lengkap: hasil.jumlah === 0 ? 0 : Math.round((1000 * titik) / (BANYAK_BUTIR * hasil.jumlah)) / 10 }
}

/** How many rows that are not reported yet lack each point, most first; points that nobody lacks are left out. */
function titikKurang(kelompok: readonly Kelompok[]): PapanKelengkapan['titik'] {
  const belum = kelompok.filter((satu) => keadaanDari(satu) !== 'terkirim')
  return TITIK_KELENGKAPAN.map((titik, letak) => ({
    titik,
    jumlah: belum.reduce((jumlah, satu) => ((satu.kurang & (1 << letak)) === 0 ? jumlah : jumlah + satu.jumlah), 0),
  }))
    .filter(({ jumlah }) => jumlah > 0)
    .toSorted((a, b) => b.jumlah - a.jumlah)
}

/** The board of the period in which the operator works (DM-R8). */
export async function papanKelengkapan({ db, session }: Context, saring: Saring): Promise<PapanKelengkapan> {
  const kelompok = await hitungKelompok(db, session.sesiSemester, saring)
  const prodi = await listProdi(db, [...new Set(kelompok.map(({ idProdi }) => idProdi))])
  return {
    ...hitung(kelompok),
    prodi: prodi.map(({ id, jenjangProdi, nama }) => ({
      idProdi: id,
      labelProdi: labelProdi(jenjangProdi, nama),
      ...hitung(kelompok.filter(({ idProdi }) => idProdi === id)),
    })),
    titik: titikKurang(kelompok),
  }
}
