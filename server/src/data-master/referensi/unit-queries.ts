import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Named = { id?: string[] | undefined; cari?: string | undefined; nama?: string | undefined; aktif?: boolean | undefined }

/** A condition on the rows that a select asks for: by typed name, or exactly the chosen ones. */
const asked = (table: 'kampus' | 'jenis_kelas' | 'kelompok_sesi' | 'kelas_default', { id, cari, nama, aktif }: Named) => {
  const name = nama ?? cari
  const column = (of: string) => sql.ref(`${table}.${of}`)
  return sql.join(
    [
      sql`true`,
      ...(id ? [sql`${column('id')} = ANY (${id}::uuid[])`] : []),
      ...(name ? [sql`(${column('nama')} ILIKE ${contains(name)} OR ${column('kode')} ILIKE ${contains(name)})`] : []),
      ...(aktif === undefined ? [] : [sql`${column('aktif')} = ${aktif}`]),
    ],
    sql` AND `,
  )
}
const condition = (...given: Parameters<typeof asked>) => sql<boolean>`(${asked(...given)})`

export const selectKampusRef = (db: Db, filter: Named) =>
  db
    .selectFrom('kampus')
    .select(['kampus.id', 'kampus.kode', 'kampus.nama', 'kampus.kota', 'kampus.utama'])
    .where(condition('kampus', filter))

export const selectJenisKelasRef = (db: Db, filter: Named) =>
  db
    .selectFrom('jenisKelas')
    .select([
      'jenisKelas.id',
      'jenisKelas.kode',
      'jenisKelas.kodeNim',
      'jenisKelas.nama',
      'jenisKelas.idKelompokSesi',
      'jenisKelas.perluInstansi',
      'jenisKelas.aktif',
    ])
    .where(condition('jenis_kelas', filter))

export const selectKelompokSesiRef = (db: Db, filter: Named) =>
  db
    .selectFrom('kelompokSesi')
    .select(['kelompokSesi.id', 'kelompokSesi.kode', 'kelompokSesi.nama', 'kelompokSesi.hari'])
    .where(condition('kelompok_sesi', filter))

type KelasFilter = Named & { prodi?: string[] | undefined; angkatan?: number[] | undefined }

/** Default classes with how many students sit in them; row-level security hides those of other prodi. */
export const selectKelasDefaultRef = (db: Db, { prodi, angkatan, ...named }: KelasFilter) =>
  db
    .selectFrom('kelasDefault')
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'kelasDefault.collegeId').onRef('prodi.id', '=', 'kelasDefault.idProdi'))
    .select(['kelasDefault.id', 'kelasDefault.kode', 'kelasDefault.nama', 'kelasDefault.kapasitas'])
    .select((eb) =>
      eb
        .selectFrom('mahasiswa')
        .whereRef('mahasiswa.collegeId', '=', 'kelasDefault.collegeId')
        .whereRef('mahasiswa.idKelasDefault', '=', 'kelasDefault.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('terisi'),
    )
    .where(condition('kelas_default', named))
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(angkatan !== undefined, (query) => query.where('kelasDefault.angkatan', 'in', angkatan ?? []))
