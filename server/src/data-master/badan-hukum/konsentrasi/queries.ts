import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { prodi?: string[] | undefined; nama?: string | undefined; aktif?: boolean | undefined; cari?: string | undefined }

const fields = [
  'konsentrasi.id',
  'konsentrasi.versi',
  'konsentrasi.diubahPada',
  'konsentrasi.kode',
  'konsentrasi.nama',
  'konsentrasi.namaInggris',
  'konsentrasi.idProdi',
  'konsentrasi.sksMinimum',
  'konsentrasi.kuota',
  'konsentrasi.aktif',
] as const

/** Specialisations with their prodi and how many students chose them; row-level security hides those of other prodi. */
export function selectKonsentrasi(db: Db, { prodi, nama, aktif, cari }: Filter = {}) {
  return db
    .selectFrom('konsentrasi')
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'konsentrasi.collegeId').onRef('prodi.id', '=', 'konsentrasi.idProdi'))
    .select(fields)
    .select(['prodi.nama as namaProdi', 'prodi.jenjangProdi'])
    .select((eb) =>
      eb
        .selectFrom('mahasiswa')
        .whereRef('mahasiswa.collegeId', '=', 'konsentrasi.collegeId')
        .whereRef('mahasiswa.idKonsentrasi', '=', 'konsentrasi.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahMahasiswa'),
    )
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(aktif !== undefined, (query) => query.where('konsentrasi.aktif', '=', aktif ?? true))
    .$if(Boolean(nama), (query) => query.where('konsentrasi.nama', 'ilike', contains(nama ?? '')))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('konsentrasi.nama', 'ilike', contains(cari ?? '')), eb('konsentrasi.kode', 'ilike', contains(cari ?? ''))]),
      ),
    )
}

export const findKonsentrasi = (db: Db, id: string) => selectKonsentrasi(db).where('konsentrasi.id', '=', id).executeTakeFirst()

/** The specialisation of a prodi that holds a code. */
export const findKonsentrasiByKode = (db: Db, { idProdi, kode }: { idProdi: string; kode: string }) =>
  db
    .selectFrom('konsentrasi')
    .select('nama')
    .where('idProdi', '=', idProdi)
    .where(sql`lower(kode)`, '=', kode.toLowerCase())
    .executeTakeFirst()

/** Students who may go into a konsentrasi: chosen ones, or all of another konsentrasi; null `idProdi` is out of reach. */
export async function listPindah(
  db: Db,
  { dari, idMahasiswa }: { dari?: string | undefined; idMahasiswa?: readonly string[] | undefined },
) {
  return await db
    .selectFrom('mahasiswa')
    .select(['id', 'nim', 'idProdi', 'idKonsentrasi'])
    .$if(dari !== undefined, (query) => query.where('idKonsentrasi', '=', dari ?? ''))
    .$if(idMahasiswa !== undefined, (query) => query.where('id', '=', sql<string>`ANY (${idMahasiswa}::uuid[])`))
    .orderBy('nim')
    .execute()
}

/** Puts students into a konsentrasi at once. */
export const setKonsentrasi = (db: Db, ids: readonly string[], idKonsentrasi: string) =>
  db
    .updateTable('mahasiswa')
    .set({ idKonsentrasi })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .execute()
