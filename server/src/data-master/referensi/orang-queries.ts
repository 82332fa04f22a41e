import { REF_MAX } from '@sivitas/contract/data-master/referensi/query'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

/** Students of each angkatan that the caller may see, newest first. */
export const countAngkatan = (db: Db, prodi: string[] | undefined) =>
  db
    .selectFrom('mahasiswa')
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'mahasiswa.collegeId').onRef('prodi.id', '=', 'mahasiswa.idProdi'))
    .select(['mahasiswa.angkatan', sql<number>`count(*)::int`.as('jumlah')])
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .groupBy('mahasiswa.angkatan')
    .orderBy('mahasiswa.angkatan', 'desc')
    .execute()

type DosenFilter = {
  nama?: string | undefined
  id?: string[] | undefined
  prodi?: string[] | undefined
  jenisDosen?: string[] | undefined
  aktif: boolean
}

/** Lecturers by part of the name, or exactly the chosen ones, whether they still work or not. */
export const listDosenRef = (db: Db, { nama, id, prodi, jenisDosen, aktif }: DosenFilter) =>
  db
    .selectFrom('dosen')
    .leftJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'dosen.collegeId').onRef('prodi.id', '=', 'dosen.idProdiHomebase'))
    .select(['dosen.id', 'dosen.nidn', 'dosen.nuptk', 'dosen.namaLengkap', sql<'A' | 'F' | 'T'>`dosen.jenis_dosen`.as('jenisDosen')])
    .select(['prodi.jenjangProdi', 'prodi.nama as namaProdi'])
    .$if(id !== undefined, (query) => query.where('dosen.id', 'in', id ?? []))
    .$if(id === undefined, (query) => query.where('dosen.statusAktif', '=', aktif ? 'A' : 'N'))
    .$if(nama !== undefined, (query) => query.where('dosen.nama', 'ilike', contains(nama ?? '')))
    .$if(jenisDosen !== undefined, (query) => query.where('dosen.jenisDosen', 'in', jenisDosen ?? []))
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .orderBy('dosen.nama')
    .orderBy('dosen.id')
    .limit(REF_MAX)
    .execute()
