import { ipk, sksTanpaRincian } from '@sivitas/rules/akademik/ipk'
import type { NilaiMakul } from '@sivitas/rules/akademik/ips'
import { masaStudi, type FaktaKelulusan } from '@sivitas/rules/akademik/kelulusan'
import { jenisAmbil, percobaanTerhitung } from '@sivitas/rules/akademik/mengulang'
import { skalaBerlaku } from '../skala-nilai/skala'
import { kurikulumMahasiswa, type BahanAudit } from './bahan'
import type { CalonLulus, Kurikulum, NilaiTempuh } from './queries'

export type FaktaMahasiswa = {
  fakta: FaktaKelulusan
  kurikulum: Kurikulum | null
  /** The attempts that count. */
  tempuh: readonly (NilaiTempuh & NilaiMakul)[]
  /** Some course was taken a second time. */
  adaUlang: boolean
}

/** Letters without a result: an attempt that was put off, withdrawn from or left blank is not repeated by the next one. */
const TANPA_HASIL: ReadonlySet<string> = new Set(['T', 'W', 'K'])

/** Months that one main period of leave takes from the duration of study (AK-R56). */
const BULAN_SEMESTER = 6

/** Letters of a student's scale: what each passes and weighs. A letter that it does not know passes by its index. */
function pembacaHuruf(bahan: BahanAudit, m: CalonLulus) {
  const skala = skalaBerlaku(bahan.skala, m, bahan.hariIni)
  const huruf = new Map<string, { indeks: number | null; lulus: boolean }>()
  for (const b of skala?.baris ?? []) huruf.set(b.huruf, b)
  for (const k of skala?.khusus ?? []) huruf.set(k.huruf, { indeks: null, lulus: k.lulus })
  return {
    indeksHuruf: (h: string): number | null => huruf.get(h)?.indeks ?? null,
    lulus: (h: string, indeks: number | null): boolean => huruf.get(h)?.lulus ?? (indeks ?? 0) > 0,
  }
}

function bulanStudi(m: CalonLulus, hariIni: string, cutiDihitung: boolean): number {
  return masaStudi(m.mulai, m.tanggalKeluar ?? hariIni, cutiDihitung ? 0 : m.cuti * BULAN_SEMESTER)
}

/**
 * What an audit of one student knows (AK-R57): the attempts that count by mk_ulang, the required courses of his curriculum,
 * his duration of study. What other areas answer is not known here and stays so.
 */
export function faktaMahasiswa(bahan: BahanAudit, m: CalonLulus, nilai: readonly NilaiTempuh[]): FaktaMahasiswa {
  const kurikulum = kurikulumMahasiswa(bahan.kurikulum, m)
  const aturan = bahan.aturan({ idProdi: m.idProdi, jenjang: m.jenjang, idJenisKelas: m.idJenisKelas, angkatan: m.angkatan }).nilai
  const { indeksHuruf, lulus } = pembacaHuruf(bahan, m)
  const percobaan = nilai.map((n) => ({ ...n, lulus: lulus(n.huruf, n.indeks) }))
  const maksimum = aturan.ulang_nilai_maks ? { huruf: aturan.ulang_nilai_maks, indeks: indeksHuruf(aturan.ulang_nilai_maks) ?? 4 } : null
  const tempuh = percobaanTerhitung(percobaan, { aturan: aturan.mk_ulang, maksimum }) as readonly (NilaiTempuh & NilaiMakul)[]
  const jumlah = ipk(tempuh, { eMasukIpk: aturan.e_masuk_ipk })
  const sksDiakui = sksTanpaRincian(m.sksDiakui, nilai)
  const fakta: FaktaKelulusan = {
    sksTotal: jumlah.sksTotal + sksDiakui,
    ipk: jumlah.ip,
    tempuh,
    wajib: kurikulum ? (bahan.wajib.get(kurikulum.id) ?? []) : [],
    masaStudi: bulanStudi(m, bahan.hariIni, aturan.bulan_cuti_dihitung),
    indeksHuruf,
    sksDiakui,
    siapPddikti: m.siapPddikti,
    jawaban: {},
  }
  return { fakta, kurikulum, tempuh, adaUlang: jenisAmbil(percobaan.filter((n) => !TANPA_HASIL.has(n.huruf) && !n.konversi)).includes('U') }
}
