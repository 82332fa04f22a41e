/** For whom a template is; an absent field means 'any'. */
export interface CakupanTemplate {
  readonly jenjang?: string | null
  readonly idProdi?: readonly string[] | null
  readonly idKampus?: string | null
  readonly jenisKelas?: string | null
  readonly jenisUjian?: string | null
}

export interface SasaranTemplate {
  readonly jenjang?: string | null
  readonly idProdi?: string | null
  readonly idKampus?: string | null
  readonly jenisKelas?: string | null
  readonly jenisUjian?: string | null
}

export interface TemplateTerbit {
  readonly jenis: string
  readonly status: string
  readonly cakupan: CakupanTemplate
}

export type PilihanTemplate<T> = { readonly template: T } | { readonly galat: 'kosong' | 'kembar'; readonly pesan: string }

const BIDANG = ['jenjang', 'idKampus', 'jenisKelas', 'jenisUjian'] as const

function cocok(cakupan: CakupanTemplate, sasaran: SasaranTemplate): boolean {
  const prodi = cakupan.idProdi ?? []
  if (prodi.length > 0 && !prodi.includes(sasaran.idProdi ?? '')) return false
  return BIDANG.every((bidang) => !cakupan[bidang] || cakupan[bidang] === sasaran[bidang])
}

/**
 * prodi > kampus+jenisKelas > jenjang > all (PL-R52). A kampus or a jenisKelas alone stands between
 * the pair and jenjang; the kind of exam only decides between templates that are otherwise equal.
 */
function bobot(cakupan: CakupanTemplate): number {
  const prodi = (cakupan.idProdi ?? []).length > 0 ? 64 : 0
  const tempat = (cakupan.idKampus ? 16 : 0) + (cakupan.jenisKelas ? 8 : 0)
  return prodi + tempat + (cakupan.jenjang ? 2 : 0) + (cakupan.jenisUjian ? 1 : 0)
}

/**
 * Answers the published template of a kind for an owner: the most specific wins; two equally
 * specific ones or none are a conflict (409) with its message (PL-R52).
 */
export function pilihTemplate<T extends TemplateTerbit>(daftar: readonly T[], jenis: string, sasaran: SasaranTemplate): PilihanTemplate<T> {
  const calon = daftar.filter((t) => t.jenis === jenis && t.status === 'terbit' && cocok(t.cakupan, sasaran))
  const berat = Math.max(...calon.map((t) => bobot(t.cakupan)))
  const [template, kembar] = calon.filter((t) => bobot(t.cakupan) === berat)
  if (template === undefined) return { galat: 'kosong', pesan: `Belum ada template ${jenis} yang terbit.` }
  if (kembar !== undefined) return { galat: 'kembar', pesan: `Dua template ${jenis} terbit dengan cakupan yang sama.` }
  return { template }
}
