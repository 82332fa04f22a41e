import type { SyaratKelulusan } from '@sivitas/rules/akademik/kelulusan'
import { kelulusanBerlaku, type SetKelulusan } from '@sivitas/rules/akademik/set-studi'
import type { Db } from '../../db/client'
import { aturanUntukBanyak } from '../../pengaturan/public'
import { listSetKelulusan } from '../set-studi/queries'
import { listSkala } from '../skala-nilai/skala'
import { listKurikulum, listMakulWajib, type CalonLulus, type Kurikulum, type MakulWajib } from './queries'

/** Everything that audits of any number of students have in common, read once. */
export type BahanAudit = {
  readonly periode: number
  /** Calendar day on which the audit stands. */
  readonly hariIni: string
  readonly sets: readonly SetKelulusan[]
  readonly kurikulum: readonly Kurikulum[]
  readonly wajib: ReadonlyMap<string, readonly MakulWajib[]>
  readonly skala: Awaited<ReturnType<typeof listSkala>>
  readonly aturan: Awaited<ReturnType<typeof aturanUntukBanyak>>
}

export async function kumpulkanBahan(db: Db, { periode, hariIni }: { periode: number; hariIni: string }): Promise<BahanAudit> {
  const wajib = new Map<string, MakulWajib[]>()
  for (const m of await listMakulWajib(db)) {
    const daftar = wajib.get(m.idKurikulum)
    if (daftar) daftar.push(m)
    else wajib.set(m.idKurikulum, [m])
  }
  const sets = await listSetKelulusan(db)
  const kurikulum = await listKurikulum(db)
  const skala = await listSkala(db)
  return { periode, hariIni, sets, kurikulum, wajib, skala, aturan: await aturanUntukBanyak(db, periode) }
}

/** What the product asks where every set is silent (akademik, rule keys): SKS and IPK stand at the prodi itself. */
export const syaratBawaan = ({ sksProdi, ipkProdi }: { sksProdi: number; ipkProdi: number }): SyaratKelulusan => ({
  sksLulus: sksProdi,
  sksWajib: null,
  sksPilihan: null,
  ipkMin: ipkProdi,
  persenMaksD: 10,
  bolehE: false,
  nilaiMinWajib: 'C',
  masaStudiMaks: null,
  syarat: [],
})

/** The curriculum that stands at a student, else that of his cohort; one of his own konsentrasi goes before the prodi's. */
export function kurikulumMahasiswa(
  daftar: readonly Kurikulum[],
  { idProdi, idKonsentrasi, idKurikulum, angkatan }: Pick<CalonLulus, 'idProdi' | 'idKonsentrasi' | 'idKurikulum' | 'angkatan'>,
): Kurikulum | null {
  const sendiri = daftar.find((k) => k.id === idKurikulum && k.idProdi === idProdi)
  if (sendiri) return sendiri
  const cocok = daftar.filter(
    (k) =>
      k.idProdi === idProdi &&
      k.status === 'aktif' &&
      k.angkatanMulai <= angkatan &&
      (k.angkatanSampai === null || angkatan <= k.angkatanSampai) &&
      (k.idKonsentrasi === null || k.idKonsentrasi === idKonsentrasi),
  )
  return cocok.find((k) => k.idKonsentrasi !== null) ?? cocok[0] ?? null
}

/** What of a student decides which rules of graduation hold for him. */
type OrangSyarat = Pick<CalonLulus, 'idProdi' | 'idKonsentrasi' | 'idKurikulum' | 'angkatan' | 'jenjang' | 'sksProdi' | 'ipkProdi'>

/** Resolves the rules of graduation that hold for students; those of one curriculum, prodi and cohort are resolved once. */
export function pembacaSyarat({
  sets,
  kurikulum,
  periode,
}: Pick<BahanAudit, 'sets' | 'kurikulum' | 'periode'>): (m: OrangSyarat) => SyaratKelulusan {
  const kenal = new Map<string, SyaratKelulusan>()
  return (m) => {
    const idKurikulum = kurikulumMahasiswa(kurikulum, m)?.id ?? null
    const kunci = `${m.idProdi}/${idKurikulum}/${m.angkatan}`
    const ada = kenal.get(kunci)
    if (ada) return ada
    const untuk = { sasaran: { jenjang: m.jenjang, idProdi: m.idProdi, angkatan: m.angkatan }, idKurikulum, periode }
    const syarat = kelulusanBerlaku(sets, syaratBawaan(m), untuk).isi
    kenal.set(kunci, syarat)
    return syarat
  }
}
