import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = { fakultas?: string[] | undefined; nama?: string | undefined; aktif?: boolean | undefined; cari?: string | undefined }

const fields = [
  'jurusan.id',
  'jurusan.versi',
  'jurusan.diubahPada',
  'jurusan.kode',
  'jurusan.nama',
  'jurusan.namaInggris',
  'jurusan.idFakultas',
  'jurusan.idKetua',
  'jurusan.idSekretaris',
  'jurusan.urut',
  'jurusan.aktif',
] as const

/** Departments with their faculty, heads and how many prodi they hold. */
export function selectJurusan(db: Db, { fakultas, nama, aktif, cari }: Filter = {}) {
  return db
    .selectFrom('jurusan')
    .leftJoin('fakultas', (on) => on.onRef('fakultas.collegeId', '=', 'jurusan.collegeId').onRef('fakultas.id', '=', 'jurusan.idFakultas'))
    .leftJoin('dosen as ketua', (on) => on.onRef('ketua.collegeId', '=', 'jurusan.collegeId').onRef('ketua.id', '=', 'jurusan.idKetua'))
    .leftJoin('dosen as sekretaris', (on) =>
      on.onRef('sekretaris.collegeId', '=', 'jurusan.collegeId').onRef('sekretaris.id', '=', 'jurusan.idSekretaris'),
    )
    .select(fields)
    .select(['fakultas.nama as namaFakultas', 'ketua.namaLengkap as namaKetua', 'sekretaris.namaLengkap as namaSekretaris'])
    .select((eb) =>
      eb
        .selectFrom('prodi')
        .whereRef('prodi.collegeId', '=', 'jurusan.collegeId')
        .whereRef('prodi.idJurusan', '=', 'jurusan.id')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('jumlahProdi'),
    )
    .$if(fakultas !== undefined, (query) => query.where('jurusan.idFakultas', 'in', fakultas ?? []))
    .$if(aktif !== undefined, (query) => query.where('jurusan.aktif', '=', aktif ?? true))
    .$if(Boolean(nama), (query) => query.where('jurusan.nama', 'ilike', contains(nama ?? '')))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('jurusan.nama', 'ilike', contains(cari ?? '')), eb('jurusan.kode', 'ilike', contains(cari ?? ''))])),
    )
}

export const findJurusan = (db: Db, id: string) => selectJurusan(db).where('jurusan.id', '=', id).executeTakeFirst()

/** The department that holds a code. */
export const findJurusanByKode = (db: Db, kode: string) =>
  db
    .selectFrom('jurusan')
    .select('nama')
    .where(sql`lower(kode)`, '=', kode.toLowerCase())
    .executeTakeFirst()

/** The form of the college decides whether its units hang below a faculty (DM-R28). */
export async function hasFakultas(db: Db): Promise<boolean> {
  const pt = await db.selectFrom('perguruanTinggi').select('bentukPt').executeTakeFirst()
  return pt?.bentukPt === 'universitas' || pt?.bentukPt === 'institut'
}
