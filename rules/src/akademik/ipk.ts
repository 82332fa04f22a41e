import { rataIndeks, type JumlahIp, type NilaiMakul } from './ips'

export interface JumlahIpk extends JumlahIp {
  /** SKS of the attempts that count, failed ones included (AK-R50 sksTempuh). */
  readonly sksTempuh: number
  /** Of those, passed; recognised SKS are among them (AK-R50 sksTotal). */
  readonly sksTotal: number
}

/** Rule key e_masuk_ipk: whether a failed course weighs in the IPK while it is the attempt that counts. */
export interface PilihanIpk {
  readonly eMasukIpk?: boolean
}

const jumlahSks = (nilai: readonly NilaiMakul[]): number => nilai.reduce((n, { sks }) => n + Math.round(sks * 100), 0) / 100

/**
 * Answers IPK and SKS over the attempts that count, as `percobaanTerhitung` chose them (AK-R46, AK-R50):
 * 37 / 16 = 2.3125 -> 2.31, 16 SKS taken, 13 passed. Null without counted SKS.
 */
export function ipk(terhitung: readonly NilaiMakul[], { eMasukIpk = true }: PilihanIpk = {}): JumlahIpk {
  const ditimbang = eMasukIpk ? terhitung : terhitung.filter((n) => n.lulus)
  return {
    ...rataIndeks(ditimbang),
    sksTempuh: jumlahSks(terhitung),
    sksTotal: jumlahSks(terhitung.filter((n) => n.lulus)),
  }
}

/**
 * Answers the recognised SKS that no row of a conversion stands for: a college that has only the number keeps it, and one
 * that has listed the courses counts each once (AK-R50, AK-R52). 40 recognised, 36 listed -> 4; never below 0.
 * MBKM and changes of curriculum stand outside of sksDiakui, so they list nothing of it.
 */
export function sksTanpaRincian(sksDiakui: number, nilai: readonly Pick<NilaiMakul, 'sks' | 'konversi' | 'diakui'>[]): number {
  const terinci = nilai.filter((n) => n.konversi === true && n.diakui !== false).reduce((n, { sks }) => n + Math.round(sks * 100), 0) / 100
  return Math.max(0, sksDiakui - terinci)
}
