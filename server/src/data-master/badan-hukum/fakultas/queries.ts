import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { nama?: string | undefined; aktif?: boolean | undefined; cari?: string | undefined }

const fields = [
  'fakultas.id',
  'fakultas.versi',
  'fakultas.diubahPada',
  'fakultas.kode',
  'fakultas.kodeNim',
  'fakultas.nama',
  'fakultas.namaInggris',
  'fakultas.singkatan',
  'fakultas.idDekan',
  'fakultas.telepon',
  'fakultas.email',
  'fakultas.skPendirian',
  'fakultas.tanggalSk',
  'fakultas.idKampus',
  'fakultas.urut',
  'fakultas.aktif',
] as const

/** Faculties with their dean, campus and how many units they hold. */
export function selectFakultas(db: Db, { nama, aktif, cari }: Filter = {}) {
  return db
    .selectFrom('fakultas')
    .leftJoin('dosen', (on) => on.onRef('dosen.collegeId', '=', 'fakultas.collegeId').onRef('dosen.id', '=', 'fakultas.idDekan'))
    .leftJoin('kampus', (on) => on.onRef('kampus.collegeId', '=', 'fakultas.collegeId').onRef('kampus.id', '=', 'fakultas.idKampus'))
    .select(fields)
    .select(['dosen.namaLengkap as namaDekan', 'kampus.nama as namaKampus'])
    .select((eb) => [
      eb
        .selectFrom('jurusan')
        .whereRef('jurusan.collegeId', '=', 'fakultas.collegeId')
        .whereRef('jurusan.idFakultas', '=', 'fakultas.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahJurusan'),
      eb
        .selectFrom('prodi')
        .whereRef('prodi.collegeId', '=', 'fakultas.collegeId')
        .whereRef('prodi.idFakultas', '=', 'fakultas.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahProdi'),
    ])
    .$if(aktif !== undefined, (query) => query.where('fakultas.aktif', '=', aktif ?? true))
    .$if(Boolean(nama), (query) => query.where('fakultas.nama', 'ilike', contains(nama ?? '')))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('fakultas.nama', 'ilike', contains(cari ?? '')),
          eb('fakultas.kode', 'ilike', contains(cari ?? '')),
          eb('fakultas.singkatan', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )
}

export const findFakultas = (db: Db, id: string) => selectFakultas(db).where('fakultas.id', '=', id).executeTakeFirst()

/** The faculty that holds a code, a name or a NIM code. */
export const findFakultasBy = (db: Db, field: 'kode' | 'nama' | 'kodeNim', value: string) =>
  db
    .selectFrom('fakultas')
    .select('nama')
    .where(sql`lower(${sql.ref(field)})`, '=', value.toLowerCase())
    .executeTakeFirst()
