import { urutanPeriode } from './periode'

/** What a rule set is for; an absent field means 'any' (table aturan). */
export interface CakupanAturan {
  readonly jenjang?: string | null
  readonly idProdi?: string | null
  readonly jenisKelas?: string | null
  readonly angkatanMulai?: number | null
  readonly angkatanSampai?: number | null
}

export interface SetAturan {
  /** 0 = the whole college. */
  readonly id: number
  readonly cakupan: CakupanAturan
  /** Period from which the set counts. */
  readonly berlakuMulai: number
  /** Typed keys; an absent or null key is silent and leaves the answer to a wider set. */
  readonly nilai: Readonly<Record<string, unknown>>
}

export interface SasaranAturan {
  readonly jenjang?: string | null
  readonly idProdi?: string | null
  readonly jenisKelas?: string | null
  readonly angkatan?: number | null
}

export interface NilaiAturan {
  readonly nilai: unknown
  /** The set that answered, for 'Aturan yang berlaku untuk...'. */
  readonly idAturan: number
}

function ada<T>(nilai: T | null | undefined): nilai is T {
  return nilai !== null && nilai !== undefined
}

function cocok(cakupan: CakupanAturan, sasaran: SasaranAturan): boolean {
  const { angkatanMulai, angkatanSampai } = cakupan
  if (ada(angkatanMulai) || ada(angkatanSampai)) {
    if (!ada(sasaran.angkatan)) return false
    if (sasaran.angkatan < (angkatanMulai ?? 0) || sasaran.angkatan > (angkatanSampai ?? 9999)) return false
  }
  return (['jenjang', 'idProdi', 'jenisKelas'] as const).every((b) => !ada(cakupan[b]) || cakupan[b] === sasaran[b])
}

/**
 * Weight of a set: prodi+angkatan > prodi+jenisKelas > prodi > jenjang+angkatan > jenjang > id 0
 * (PL-R35). The weights also place the combinations that the rule does not name: a prodi outweighs
 * everything without one, angkatan outweighs jenisKelas.
 */
function bobot(cakupan: CakupanAturan): number {
  const unit = ada(cakupan.idProdi) ? 16 : ada(cakupan.jenjang) ? 8 : 0
  const angkatan = ada(cakupan.angkatanMulai) || ada(cakupan.angkatanSampai) ? 4 : 0
  return unit + angkatan + (ada(cakupan.jenisKelas) ? 2 : 0)
}

/**
 * Answers every rule that holds for a target in a period, key by key, each with the set that gave it
 * (PL-R35). Sets of the same weight: the one that began last, then the one with the greater id.
 */
export function aturanBerlaku(
  daftar: readonly SetAturan[],
  sasaran: SasaranAturan,
  periode: number,
): Readonly<Record<string, NilaiAturan>> {
  const kini = urutanPeriode(periode)
  const menang = daftar
    .filter((set) => urutanPeriode(set.berlakuMulai) <= kini && cocok(set.cakupan, sasaran))
    .map((set) => ({ set, berat: bobot(set.cakupan), mulai: urutanPeriode(set.berlakuMulai) }))
    .toSorted((a, b) => a.berat - b.berat || a.mulai - b.mulai || a.set.id - b.set.id)
  const hasil: Record<string, NilaiAturan> = {}
  for (const { set } of menang) {
    for (const [kunci, nilai] of Object.entries(set.nilai)) {
      if (ada(nilai)) hasil[kunci] = { nilai, idAturan: set.id }
    }
  }
  return hasil
}
