import type { StatusKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = {
  prodi?: string[] | undefined
  angkatan?: number[] | undefined
  status?: string[] | undefined
  kelasDefault?: string[] | undefined
  adaFoto?: boolean | undefined
  kartu?: 'belum' | 'aktif' | 'habis' | undefined
  siap?: boolean | undefined
  cari?: string | undefined
}

type Ukuran = { jenis: string; hari: string; statusBoleh: readonly string[] }

/** Whether a card is in force, and holds today. */
const berlaku = sql<boolean>`(k.id IS NOT NULL AND k.status = 'aktif' AND k.berlaku_sampai >= hari.ini)`

/** Students with their newest card of a kind, and whether one can be printed for them as it is. */
export function selectAntrean(db: Db, { jenis, hari, statusBoleh }: Ukuran, filter: Filter) {
  const { prodi, angkatan, status, kelasDefault, adaFoto, kartu, siap, cari } = filter
  const boleh = sql<boolean>`m.status = ANY (${[...statusBoleh]}::text[])`
  // One that has run out is not asked for here: it is 'habis', and its reprint has a reason.
  const siapCetak = sql<boolean>`(b.id_foto IS NOT NULL AND ${boleh} AND coalesce(k.status, '') <> 'aktif')`
  const keadaan = {
    belum: sql<boolean>`k.id IS NULL`,
    aktif: berlaku,
    habis: sql<boolean>`k.status = 'aktif' AND k.berlaku_sampai < hari.ini`,
  }
  return db
    .selectFrom('mahasiswa as m')
    .innerJoin('biodata as b', (on) => on.onRef('b.collegeId', '=', 'm.collegeId').onRef('b.id', '=', 'm.idBiodata'))
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'm.collegeId').onRef('prodi.id', '=', 'm.idProdi'))
    .innerJoin(sql<{ ini: string }>`(SELECT ${hari}::date AS ini)`.as('hari'), (on) => on.onTrue())
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('kartu as x')
          .select(['x.id', 'x.nomorKartu', 'x.status', 'x.berlakuSampai'])
          .whereRef('x.collegeId', '=', 'm.collegeId')
          .whereRef('x.idMahasiswa', '=', 'm.id')
          .where('x.jenis', '=', jenis)
          .orderBy('x.ke', 'desc')
          .limit(1)
          .as('k'),
      (on) => on.onTrue(),
    )
    .select(['m.id', 'm.nim', 'm.nama', 'prodi.jenjangProdi', 'prodi.nama as namaProdi', 'm.angkatan', 'm.status', 'b.idFoto'])
    .select([
      'k.nomorKartu',
      sql<StatusKartu | null>`CASE WHEN k.status = 'aktif' AND k.berlaku_sampai < hari.ini THEN 'kedaluwarsa' ELSE k.status END`.as(
        'statusKartu',
      ),
    ])
    .select(['k.berlakuSampai', siapCetak.as('siap')])
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(angkatan !== undefined, (query) => query.where('m.angkatan', 'in', angkatan ?? []))
    .$if(status !== undefined, (query) => query.where('m.status', 'in', status ?? []))
    .$if(kelasDefault !== undefined, (query) => query.where('m.idKelasDefault', 'in', kelasDefault ?? []))
    .$if(adaFoto !== undefined, (query) => query.where('b.idFoto', adaFoto ? 'is not' : 'is', null))
    .$if(kartu !== undefined, (query) => query.where(keadaan[kartu ?? 'belum']))
    .$if(siap !== undefined, (query) => query.where(siap ? siapCetak : sql<boolean>`NOT ${siapCetak}`))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('m.nama', 'ilike', contains(cari ?? '')), eb('m.nim', 'ilike', contains(cari ?? ''))])),
    )
}
