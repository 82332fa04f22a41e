import type { AsalKonversi, Usulan } from '@sivitas/contract/akademik/konversi-nilai'
import { indeksAsal } from '@sivitas/rules/data-master/konversi'
import { usulanKonversi } from '@sivitas/rules/data-master/usulan-konversi'
import type { Context } from '../../auth/context'
import { dasarKonversi, findOrang } from './bahan'
import { listIngatan } from './pemetaan-queries'

type Permintaan = {
  idMahasiswa: string
  idPtAsal?: string | null | undefined
  idProdiAsal?: string | null | undefined
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
  const { tujuan, skala, terpakai } = await dasarKonversi(context, orang)
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
