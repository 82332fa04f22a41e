import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { aktif?: boolean | undefined; cari?: string | undefined }

const count = (table: 'jenis_kelas' | 'mahasiswa') =>
  sql<number>`(SELECT count(*)::int FROM ${sql.table(table)} x WHERE x.college_id = kelompok_sesi.college_id AND x.id_kelompok_sesi = kelompok_sesi.id)`

export const selectKelompokSesi = (db: Db, { aktif, cari }: Filter = {}) =>
  db
    .selectFrom('kelompokSesi')
    .select(['kelompokSesi.id', 'kelompokSesi.versi', 'kelompokSesi.diubahPada', 'kelompokSesi.kode', 'kelompokSesi.nama'])
    .select([
      'kelompokSesi.hari',
      'kelompokSesi.aktif',
      count('jenis_kelas').as('jumlahJenisKelas'),
      count('mahasiswa').as('jumlahMahasiswa'),
    ])
    .$if(aktif !== undefined, (query) => query.where('kelompokSesi.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('kelompokSesi.nama', 'ilike', contains(cari ?? '')), eb('kelompokSesi.kode', 'ilike', contains(cari ?? ''))]),
      ),
    )

export const findKelompokSesi = (db: Db, id: string) => selectKelompokSesi(db).where('kelompokSesi.id', '=', id).executeTakeFirst()

export const findKelompokSesiByKode = (db: Db, kode: string) =>
  db
    .selectFrom('kelompokSesi')
    .select('nama')
    .where(sql<boolean>`lower(kode) = lower(${kode})`)
    .executeTakeFirst()
