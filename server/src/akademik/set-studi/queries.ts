import type { SyaratKelulusan } from '@sivitas/rules/akademik/kelulusan'
import type { BarisPredikat } from '@sivitas/rules/akademik/predikat'
import type { IsiHakSks, SetKelulusan, SetStudi } from '@sivitas/rules/akademik/set-studi'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Kepala = {
  id: string
  jenjang: string | null
  idProdi: string | null
  angkatanMulai: number | null
  angkatanSampai: number | null
  berlakuMulai: number
}

type KepalaLonggar = { id: string; berlakuMulai: number } & { [Bidang in keyof Kepala]?: Kepala[Bidang] | undefined }

/** The head of a set as the resolver reads it; what is left out of a proposal means 'any'. */
export const kepalaSet = ({
  id,
  jenjang = null,
  idProdi = null,
  angkatanMulai = null,
  angkatanSampai = null,
  berlakuMulai,
}: KepalaLonggar) => ({
  id,
  cakupan: { jenjang, idProdi, angkatanMulai, angkatanSampai },
  berlakuMulai,
})

/** Every set of SKS rights of the college. */
export async function listSetHakSks(db: Db): Promise<SetStudi<IsiHakSks>[]> {
  const { rows } = await sql<Kepala & SetStudi<IsiHakSks>['isi']>`
    SELECT id, jenjang, id_prodi, angkatan_mulai, angkatan_sampai, berlaku_mulai, dasar, pita, batas_semester, sks_sp, sks_tanpa_ip, sks_mutlak, sks_minimum
      FROM hak_sks_maksimum ORDER BY dibuat_pada, id`.execute(db)
  return rows.map(({ dasar, pita, batasSemester, sksSp, sksTanpaIp, sksMutlak, sksMinimum, ...kepala }) => ({
    ...kepalaSet(kepala),
    isi: { dasar, pita, batasSemester, sksSp, sksTanpaIp, sksMutlak, sksMinimum },
  }))
}

/** Every set of graduation rules of the college. */
export async function listSetKelulusan(db: Db): Promise<SetKelulusan[]> {
  const { rows } = await sql<Kepala & { idKurikulum: string | null } & { [K in keyof SyaratKelulusan]: SyaratKelulusan[K] | null }>`
    SELECT id, jenjang, id_prodi, id_kurikulum, angkatan_mulai, angkatan_sampai, berlaku_mulai, sks_lulus, sks_wajib, sks_pilihan, ipk_min,
           persen_maks_d, boleh_e, nilai_min_wajib, masa_studi_maks, syarat
      FROM sks_kelulusan ORDER BY dibuat_pada, id`.execute(db)
  return rows.map((row) => {
    const { sksLulus, sksWajib, sksPilihan, ipkMin, persenMaksD, bolehE, nilaiMinWajib, masaStudiMaks, syarat } = row
    const isi = { sksLulus, sksWajib, sksPilihan, ipkMin, persenMaksD, bolehE, nilaiMinWajib, masaStudiMaks, syarat }
    return { ...kepalaSet(row), idKurikulum: row.idKurikulum, isi }
  })
}

/** Every set of honours of the college. */
export async function listSetPredikat(db: Db): Promise<SetStudi<{ baris: readonly BarisPredikat[] }>[]> {
  const { rows } = await sql<Kepala & { baris: BarisPredikat[] }>`
    SELECT id, jenjang, id_prodi, angkatan_mulai, angkatan_sampai, berlaku_mulai, baris FROM predikat ORDER BY dibuat_pada, id`.execute(db)
  return rows.map((row) => ({ ...kepalaSet(row), isi: { baris: row.baris } }))
}

/** How many sets for the whole college there are beside this one. */
export async function countUmumLain(db: Db, table: 'hakSksMaksimum' | 'sksKelulusan' | 'predikat', id: string): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '<>', id)
    .where((eb) =>
      eb.and([eb('jenjang', 'is', null), eb('idProdi', 'is', null), eb('angkatanMulai', 'is', null), eb('angkatanSampai', 'is', null)]),
    )
    .execute()
  return rows.length
}
