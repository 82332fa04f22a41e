import { aturanBerlaku, type CakupanAturan, type SasaranAturan, type SetAturan } from '../platform/aturan'
import { BAWAAN_HAK_SKS, type AturanHakSks } from './hak-sks'
import type { SyaratKelulusan } from './kelulusan'
import type { BarisPredikat } from './predikat'

/** A stored set: for whom, from which period, and fields of which an empty one is silent (PL-R35). */
export interface SetStudi<Isi> {
  readonly id: string
  readonly cakupan: CakupanAturan
  readonly berlakuMulai: number
  readonly isi: { readonly [Bidang in keyof Isi]?: Isi[Bidang] | null | undefined }
}

export interface IsiBerlaku<Isi> {
  readonly isi: Isi
  /** The set that gave each field; null is the product's default. */
  readonly sumber: { readonly [Bidang in keyof Isi]: string | null }
}

/** Answers fields one by one from the most specific set that speaks, the default where none does. */
function berlaku<Isi extends object>(
  daftar: readonly SetStudi<Isi>[],
  bawaan: Isi,
  untuk: { sasaran: SasaranAturan; periode: number },
): IsiBerlaku<Isi> {
  // The resolver breaks ties by number, so the order in which the sets are handed over decides.
  const bernomor = daftar.map((s, id): SetAturan => ({ id, cakupan: s.cakupan, berlakuMulai: s.berlakuMulai, nilai: s.isi }))
  const jawab = aturanBerlaku(bernomor, untuk.sasaran, untuk.periode)
  const bidang = Object.keys(bawaan) as (keyof Isi & string)[]
  const isi = Object.fromEntries(bidang.map((b) => [b, jawab[b] === undefined ? bawaan[b] : jawab[b].nilai]))
  const sumber = Object.fromEntries(bidang.map((b) => [b, daftar[jawab[b]?.idAturan ?? -1]?.id ?? null]))
  return { isi, sumber } as IsiBerlaku<Isi>
}

export type IsiHakSks = AturanHakSks & { readonly sksMinimum: number }

/** Answers the SKS rights that hold for a target in a period, field by field with the set that gave it (AK-R20, PL-R35). */
export function hakSksBerlaku(daftar: readonly SetStudi<IsiHakSks>[], sasaran: SasaranAturan, periode: number): IsiBerlaku<IsiHakSks> {
  return berlaku<IsiHakSks>(daftar, BAWAAN_HAK_SKS, { sasaran, periode })
}

/** A set of graduation rules may name a curriculum, which outweighs every other reach. */
export interface SetKelulusan extends SetStudi<SyaratKelulusan> {
  readonly idKurikulum: string | null
}

/**
 * Answers the graduation rules that hold (AK-R57): those of the curriculum before the prodi's, the jenjang's and the college's.
 * `bawaan` is what stands where all are silent: SKS and IPK of the prodi itself.
 */
export function kelulusanBerlaku(
  daftar: readonly SetKelulusan[],
  bawaan: SyaratKelulusan,
  untuk: { readonly sasaran: SasaranAturan; readonly idKurikulum: string | null; readonly periode: number },
): IsiBerlaku<SyaratKelulusan> {
  const umum = berlaku<SyaratKelulusan>(
    daftar.filter((s) => s.idKurikulum === null),
    bawaan,
    untuk,
  )
  if (untuk.idKurikulum === null) return umum
  const sendiri = daftar.filter((s) => s.idKurikulum === untuk.idKurikulum)
  const khusus = berlaku<SyaratKelulusan>(sendiri, umum.isi, untuk)
  const bidang = Object.keys(khusus.sumber) as (keyof SyaratKelulusan)[]
  const sumber = Object.fromEntries(bidang.map((b) => [b, khusus.sumber[b] ?? umum.sumber[b]])) as IsiBerlaku<SyaratKelulusan>['sumber']
  return { isi: khusus.isi, sumber }
}

const baris = (...[nama, ipkMin, semesterMaks = null]: [string, number, (number | null)?]): BarisPredikat => ({
  nama,
  ipkMin,
  semesterMaks,
  tanpaUlang: false,
  hurufTerendah: null,
})

/** Diplomas and sarjana on one side, profesi and what follows on the other (AK-R58). */
const JENJANG_TINGGI: ReadonlySet<string> = new Set(['31', '32', '35', '36', '37', '40', '41'])
/** Semesters that a Pujian allows, for jenjang of which the rule names one. */
const SEMESTER_PUJIAN: Readonly<Record<string, number>> = { '22': 8, '23': 10, '30': 10 }

/** Answers the usual honours of a jenjang (AK-R58): S1 Pujian from 3.51 within 10 semesters, magister from 3.76. */
export function predikatBawaan(jenjang: string | null): readonly BarisPredikat[] {
  if (jenjang !== null && JENJANG_TINGGI.has(jenjang))
    return [baris('Pujian', 3.76), baris('Sangat Memuaskan', 3.51), baris('Memuaskan', 3)]
  const semester = jenjang === null ? null : (SEMESTER_PUJIAN[jenjang] ?? null)
  return [baris('Pujian', 3.51, semester), baris('Sangat Memuaskan', 3.01), baris('Memuaskan', 2.76)]
}

/** Answers the honours that hold for a target in a period (AK-R58), with the set that gave them. */
export function predikatBerlaku(
  daftar: readonly SetStudi<{ baris: readonly BarisPredikat[] }>[],
  sasaran: SasaranAturan,
  periode: number,
): { readonly baris: readonly BarisPredikat[]; readonly sumber: string | null } {
  const { isi, sumber } = berlaku<{ baris: readonly BarisPredikat[] }>(
    daftar,
    { baris: predikatBawaan(sasaran.jenjang ?? null) },
    { sasaran, periode },
  )
  return { baris: isi.baris, sumber: sumber.baris }
}
