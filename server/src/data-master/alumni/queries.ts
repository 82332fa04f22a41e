import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type AlumniFilter = {
  cari?: string | undefined
  prodi?: string[] | undefined
  tahunLulus?: number[] | undefined
  angkatan?: number[] | undefined
  predikat?: string[] | undefined
  provinsi?: string | undefined
  kontakKosong?: boolean | undefined
  sumber?: string | undefined
  pilih?: string[] | undefined
}

/** Alumni of the prodi that the caller may see, with their region. Old ones and graduates of this system alike. */
export function selectAlumni(db: Db, f: AlumniFilter = {}) {
  const cari = f.cari?.trim().toLowerCase() ?? ''
  const prefix = f.provinsi?.replace(/0+$/, '') ?? ''
  return db
    .selectFrom('alumni as a')
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'a.collegeId').onRef('p.id', '=', 'a.idProdi'))
    .leftJoin('wilayah as w', 'w.kode', 'a.idWilayah')
    .selectAll('a')
    .select(['p.jenjangProdi', 'p.nama as namaProdi', 'w.jalur as wilayah'])
    .$if(cari !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(sql`lower(a.nama)`, 'like', contains(cari)),
          eb('a.nim', 'like', contains(cari.toUpperCase())),
          eb(sql`upper(a.nomor_ijazah)`, '=', cari.toUpperCase()),
        ]),
      ),
    )
    .$if(Boolean(f.prodi?.length), (query) =>
      query.where((eb) => eb.or([eb(sql<string>`p.id::text`, 'in', f.prodi ?? []), eb('p.kode', 'in', f.prodi ?? [])])),
    )
    .$if(Boolean(f.tahunLulus?.length), (query) => query.where(sql`extract(year FROM a.tanggal_lulus)::int`, 'in', f.tahunLulus ?? []))
    .$if(Boolean(f.angkatan?.length), (query) => query.where('a.angkatan', 'in', f.angkatan ?? []))
    .$if(Boolean(f.predikat?.length), (query) => query.where('a.predikat', 'in', f.predikat ?? []))
    .$if(prefix !== '', (query) => query.where('a.idWilayah', 'like', `${prefix}%`))
    .$if(f.kontakKosong === true, (query) => query.where('a.handphone', 'is', null).where('a.email', 'is', null))
    .$if(f.kontakKosong === false, (query) =>
      query.where((eb) => eb.or([eb('a.handphone', 'is not', null), eb('a.email', 'is not', null)])),
    )
    .$if(f.sumber !== undefined, (query) => query.where('a.sumber', '=', f.sumber ?? ''))
    .$if(Boolean(f.pilih?.length), (query) => query.where('a.id', 'in', f.pilih ?? []))
}

export const findAlumni = (db: Db, id: string) => selectAlumni(db).where('a.id', '=', id).executeTakeFirst()

/** Of these NIM those that a student here has or has had, whatever his prodi. */
export async function listNimMahasiswa(db: Db, nim: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('mahasiswa')
    .select('nim')
    .where('nim', '=', sql<string>`ANY (${nim}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.nim))
}

/** Of these NIM those that an alumnus has, whatever his prodi. */
export async function listNimAlumni(db: Db, nim: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('alumni')
    .select('nim')
    .where('nim', '=', sql<string>`ANY (${nim}::text[])`)
    .execute()
  return new Set(rows.map((row) => row.nim))
}
