import { ipk, sksTanpaRincian, type PilihanIpk } from './ipk'
import { ips, type NilaiMakul } from './ips'
import { percobaanTerhitung, type PilihanUlang } from './mengulang'

/** A grade with whether it can still change. */
export interface NilaiAkm extends NilaiMakul {
  readonly final: boolean
}

/** The figures of an activity (AKM); averages with two decimals, null without counted SKS. */
export interface AngkaAkm {
  readonly ips: number | null
  readonly ipk: number | null
  readonly sksSemester: number
  readonly sksLulusSemester: number
  readonly sksTempuh: number
  readonly sksTotal: number
  /** Some grade of the period is not final yet, so the figures may change (AK-R49). */
  readonly sementara: boolean
}

export interface PermintaanAkm {
  readonly periode: number
  /** Status of the period: on leave or idle nothing of it counts (AK-R49). */
  readonly status: string
  /** SKS recognised on entry; those whose courses are listed among the grades are not counted again. */
  readonly sksDiakui: number
  readonly aturan: Omit<PilihanUlang, 'sampai'> & PilihanIpk
}

/**
 * Answers the activity of one student in a period (AK-R45 to AK-R50): IPS over final grades of the period, IPK and passed SKS
 * over the attempts that count up to it. Who is on leave or idle has no SKS and no IPS and carries the rest on.
 */
export function hitungAkm(nilai: readonly NilaiAkm[], { periode, status, sksDiakui, aturan }: PermintaanAkm): AngkaAkm {
  const diam = status === 'C' || status === 'N'
  const diPeriode = (n: NilaiAkm): boolean => n.idPeriode === periode && n.konversi !== true
  const sendiri = diam ? [] : nilai.filter((n) => diPeriode(n) && n.huruf !== 'W')
  const final = nilai.filter((n) => n.final && !(diam && diPeriode(n)))
  const semester = ips(sendiri.filter((n) => n.final))
  const semua = ipk(percobaanTerhitung(final, { ...aturan, sampai: periode }), aturan)
  return {
    ips: semester.ip,
    ipk: semua.ip,
    sksSemester: sendiri.reduce((n, { sks }) => n + sks, 0),
    sksLulusSemester: semester.sksLulusSemester,
    sksTempuh: semua.sksTempuh,
    sksTotal: semua.sksTotal + sksTanpaRincian(sksDiakui, nilai),
    sementara: sendiri.some((n) => !n.final),
  }
}
