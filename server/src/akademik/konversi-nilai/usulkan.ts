import type { AsalKonversi, Usulan } from '@sivitas/contract/akademik/konversi-nilai'
import { indeksAsal } from '@sivitas/rules/data-master/konversi'
import { usulanKonversi } from '@sivitas/rules/data-master/usulan-konversi'
import type { Context } from '../../auth/context'
import { dasarKonversi, findOrang, type DasarKonversi } from './bahan'
import type { OrangKonversi } from './orang-queries'
import { listIngatan, listIngatanKurikulum } from './pemetaan-queries'
import { listPilihanKurikulum, tujuanKurikulum } from './sendiri'

type Permintaan = {
  idMahasiswa: string
  idPtAsal?: string | null | undefined
  idProdiAsal?: string | null | undefined
  idKurikulum?: string | null | undefined
  idPemetaan?: string | null | undefined
  asal: readonly AsalKonversi[]
  kecuali: readonly string[]
}

/**
 * Proposes courses for subjects of origin (akademik, Beyond 11). A subject that was not passed, and a course that is matched or
 * recognised already, are left out.
 */
export async function usulkan(context: Context, { asal, kecuali, ...permintaan }: Permintaan): Promise<Usulan[]> {
  const orang = await findOrang(context, permintaan.idMahasiswa)
  const dasar = await dasarKonversi(context, orang)
  if (permintaan.idKurikulum) return await usulkanKurikulum(context, { orang, dasar, idKurikulum: permintaan.idKurikulum, asal, kecuali })
  const { tujuan, skala, terpakai } = dasar
  const idPtAsal = permintaan.idPtAsal ?? orang.idPtAsal
  const idProdiAsal = permintaan.idProdiAsal ?? orang.idProdiAsal
  const ingatan = await listIngatan(
    context.db,
    { idProdi: orang.idProdi, idPtAsal, idProdiAsal, idPemetaan: permintaan.idPemetaan },
    asal.map(({ kode }) => kode),
  )
  const sisa = new Set([...terpakai, ...kecuali])
  const terendah = Math.min(...skala.filter(({ lulus }) => lulus).map(({ indeks }) => indeks))
  const lulus = asal.flatMap((satu, urut) => ((satu.indeks ?? indeksAsal(satu.nilai, skala) ?? 0) >= terendah ? [{ ...satu, urut }] : []))
  const hasil = usulanKonversi(
    lulus,
    tujuan.filter(({ idMakul }) => !sisa.has(idMakul)),
    ingatan,
  )
  return hasil.map((satu) => ({ ...satu, urut: lulus[satu.urut]?.urut ?? satu.urut }))
}

type KeKurikulum = Pick<Permintaan, 'asal' | 'kecuali'> & { orang: OrangKonversi; dasar: DasarKonversi; idKurikulum: string }

/** The same for his own courses under another curriculum: earlier decisions for it, equal codes, names alike (AK-R10). */
async function usulkanKurikulum(context: Context, { orang, dasar, idKurikulum, asal, kecuali }: KeKurikulum): Promise<Usulan[]> {
  const { makul } = tujuanKurikulum(await listPilihanKurikulum(context, orang, dasar.terpakai), idKurikulum)
  const terpasang = new Set(kecuali)
  const ingatan = await listIngatanKurikulum(
    context.db,
    idKurikulum,
    asal.flatMap(({ idMakulAsal }) => idMakulAsal ?? []),
  )
  return usulanKonversi(
    asal,
    makul.filter(({ idMakul, terpakai }) => !terpakai && !terpasang.has(idMakul)),
    ingatan,
  )
}
