import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { aktif?: boolean | undefined; cari?: string | undefined }

/** Students of all prodi: a kind of class is the college's, and so is the question whether it is used. */
const jumlahMahasiswa = sql<number>`(SELECT count(*)::int FROM mahasiswa m WHERE m.college_id = jenis_kelas.college_id AND m.id_jenis_kelas = jenis_kelas.id)`

export const selectJenisKelas = (db: Db, { aktif, cari }: Filter = {}) =>
  db
    .selectFrom('jenisKelas')
    .leftJoin('kelompokSesi', (on) =>
      on.onRef('kelompokSesi.collegeId', '=', 'jenisKelas.collegeId').onRef('kelompokSesi.id', '=', 'jenisKelas.idKelompokSesi'),
    )
    .select(['jenisKelas.id', 'jenisKelas.versi', 'jenisKelas.diubahPada', 'jenisKelas.kode', 'jenisKelas.kodeNim', 'jenisKelas.nama'])
    .select(['jenisKelas.idKelompokSesi', 'kelompokSesi.nama as namaKelompokSesi', 'jenisKelas.perluInstansi', 'jenisKelas.aktif'])
    .select(jumlahMahasiswa.as('jumlahMahasiswa'))
    .$if(aktif !== undefined, (query) => query.where('jenisKelas.aktif', '=', aktif ?? true))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([eb('jenisKelas.nama', 'ilike', contains(cari ?? '')), eb('jenisKelas.kode', 'ilike', contains(cari ?? ''))]),
      ),
    )

export const findJenisKelas = (db: Db, id: string) => selectJenisKelas(db).where('jenisKelas.id', '=', id).executeTakeFirst()

export const findJenisKelasByKode = (db: Db, kode: string) =>
  db
    .selectFrom('jenisKelas')
    .select('nama')
    .where(sql<boolean>`lower(kode) = lower(${kode})`)
    .executeTakeFirst()

/** Prodi that offer a kind of class: their list is no foreign key. */
export async function countProdiOffering(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM prodi WHERE ${id}::uuid = ANY (jenis_kelas)`.execute(db)
  return rows[0]?.n ?? 0
}
