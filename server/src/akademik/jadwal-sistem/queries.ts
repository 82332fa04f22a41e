import type { KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  periode?: number | undefined
  kode?: readonly KodeJendela[] | undefined
  prodi?: readonly string[] | undefined
  angkatan?: number | undefined
  aktif?: boolean | undefined
  cari?: string | undefined
}

/** Windows with the names of whom they are for and who wrote them last. */
export function selectJadwal(db: Db, { periode, kode, prodi, angkatan, aktif, cari }: Filter = {}) {
  return db
    .selectFrom('jadwalSistem')
    .leftJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'jadwalSistem.collegeId').onRef('prodi.id', '=', 'jadwalSistem.idProdi'))
    .leftJoin('mahasiswa', (on) =>
      on.onRef('mahasiswa.collegeId', '=', 'jadwalSistem.collegeId').onRef('mahasiswa.id', '=', 'jadwalSistem.idMahasiswa'),
    )
    .leftJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'jadwalSistem.collegeId').onRef('akun.uuid', '=', 'jadwalSistem.diubahOleh'))
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .select([
      'jadwalSistem.id',
      'jadwalSistem.versi',
      'jadwalSistem.diubahPada',
      'jadwalSistem.idPeriode',
      'jadwalSistem.kode',
      'jadwalSistem.mulai',
      'jadwalSistem.selesai',
      'jadwalSistem.idProdi',
      'jadwalSistem.angkatan',
      'jadwalSistem.idMahasiswa',
      'jadwalSistem.alasan',
      'jadwalSistem.aktif',
      'mahasiswa.nim',
      'mahasiswa.nama as mahasiswa',
      sql<string | null>`prodi.jenjang_prodi || ' - ' || prodi.nama`.as('prodi'),
      sql<string | null>`coalesce(operator.nama, akun.username)`.as('diubahOleh'),
    ])
    .$if(periode !== undefined, (query) => query.where('jadwalSistem.idPeriode', '=', periode ?? 0))
    .$if(kode !== undefined, (query) => query.where('jadwalSistem.kode', 'in', [...(kode ?? [])]))
    .$if(prodi !== undefined, (query) => query.where('jadwalSistem.idProdi', 'in', [...(prodi ?? [])]))
    .$if(angkatan !== undefined, (query) => query.where('jadwalSistem.angkatan', '=', angkatan ?? 0))
    .$if(aktif !== undefined, (query) => query.where('jadwalSistem.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('jadwalSistem.kode', 'ilike', contains(cari ?? '')),
          eb('jadwalSistem.alasan', 'ilike', contains(cari ?? '')),
          eb('mahasiswa.nim', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )
}

export const findJadwal = (db: Db, id: string) => selectJadwal(db).where('jadwalSistem.id', '=', id).executeTakeFirst()

/** Windows by their ids, in the order of their students. */
export const listJadwal = (db: Db, ids: readonly string[]) =>
  selectJadwal(db)
    .where('jadwalSistem.id', 'in', [...ids])
    .orderBy('mahasiswa.nim')
    .execute()

/** The active general windows of a period. */
export const listUmum = (db: Db, idPeriode: number) =>
  selectJadwal(db, { periode: idPeriode, aktif: true })
    .where('jadwalSistem.idProdi', 'is', null)
    .where('jadwalSistem.angkatan', 'is', null)
    .where('jadwalSistem.idMahasiswa', 'is', null)
    .execute()

export const findPeriodeStatus = (db: Db, id: number) =>
  db.selectFrom('periode').select(['status', 'label']).where('id', '=', id).executeTakeFirst()

/** A period as a printed sheet names it. */
export const findPeriodeCetak = (db: Db, id: number) =>
  db.selectFrom('periode').select(['label', 'tahun', 'tanggalMulai', 'tanggalSelesai']).where('id', '=', id).executeTakeFirst()

export type BarisBaru = {
  idPeriode: number
  kode: KodeJendela
  mulai: Date
  selesai: Date
  idProdi?: string | null | undefined
  angkatan?: number | null | undefined
  idMahasiswa?: string | null | undefined
  alasan?: string | null | undefined
}

export async function insertJadwal(db: Db, rows: readonly BarisBaru[]): Promise<string[]> {
  const made = await db
    .insertInto('jadwalSistem')
    .values([...rows])
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Lets earlier exceptions rest, since longer ones of the same reach come in their place; they stay as a record. */
export async function restJadwal(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('jadwalSistem')
    .set({ aktif: false })
    .where('id', 'in', [...ids])
    .execute()
}

export const moveJadwal = (db: Db, id: string, isi: { mulai: Date; selesai: Date; alasan: string | null }) =>
  db.updateTable('jadwalSistem').set(isi).where('id', '=', id).execute()
