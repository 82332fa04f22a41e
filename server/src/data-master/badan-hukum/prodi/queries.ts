import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'
import { selectProdi } from './list-queries'

/** Everything that the form of one prodi edits, beside the row of the list. */
export const findProdi = (db: Db, day: string, id: string) =>
  selectProdi(db, day)
    .leftJoin('dosen as sekretaris', (on) =>
      on.onRef('sekretaris.collegeId', '=', 'prodi.collegeId').onRef('sekretaris.id', '=', 'prodi.idSekretaris'),
    )
    .select([
      'prodi.kodeNim',
      'prodi.namaInggris',
      'prodi.gelar',
      'prodi.singkatanGelar',
      'prodi.gelarInggris',
      'prodi.idKaprodi',
      'prodi.idSekretaris',
      'sekretaris.namaLengkap as namaSekretaris',
      'prodi.skPenyelenggaraan',
      'prodi.tanggalSk',
      'prodi.tmtSk',
      'prodi.tanggalTutup',
      'prodi.nomorSkStatus',
      'prodi.sksLulus',
      'prodi.masaTempuh',
      'prodi.batasStudiSemester',
      'prodi.ipkMinimalLulus',
      'prodi.rumpun',
      'prodi.pakaiKonsentrasi',
      'prodi.konsentrasiMulaiSemester',
      'prodi.idKampus',
      'prodi.jenisKelas',
      'prodi.bahasa',
      'prodi.telepon',
      'prodi.email',
      'prodi.website',
      'prodi.visi',
      'prodi.misi',
      'prodi.tujuan',
      'prodi.kompetensi',
      'prodi.kkniLevel',
      'prodi.idPddikti',
    ])
    .where('prodi.id', '=', id)
    .executeTakeFirst()

/** The prodi that holds a code or a NIM code. */
export const findProdiBy = (db: Db, field: 'kode' | 'kodeNim', value: string) =>
  db
    .selectFrom('prodi')
    .select('nama')
    .where(sql.ref(`prodi.${field}`), '=', value)
    .executeTakeFirst()

/** How many students of a prodi still study. */
export async function countStudi(db: Db, idProdi: string): Promise<number> {
  const { jumlah } = await db
    .selectFrom('mahasiswa')
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where('idProdi', '=', idProdi)
    .where('status', 'in', ['A', 'C', 'N', 'S', 'U', 'O'])
    .executeTakeFirstOrThrow()
  return jumlah
}

/** The faculty that a department stands in; undefined when there is no such department. */
export const findJurusanFakultas = (db: Db, idJurusan: string) =>
  db.selectFrom('jurusan').select('idFakultas').where('id', '=', idJurusan).executeTakeFirst()

/** How many of these keys are rows of the table. */
export async function countRows(db: Db, table: 'kampus' | 'jenisKelas', ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { jumlah } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('jumlah'))
    .where('id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return jumlah
}

/** Students per angkatan and status, newest angkatan first. */
export const countMahasiswa = (db: Db, idProdi: string) =>
  db
    .selectFrom('mahasiswa')
    .select(['angkatan', 'status', sql<number>`count(*)::int`.as('jumlah')])
    .where('idProdi', '=', idProdi)
    .groupBy(['angkatan', 'status'])
    .orderBy('angkatan', 'desc')
    .execute()

type DosenFilter = { id: string; jenisDosen?: string[] | undefined; statusAktif?: string | undefined; cari?: string | undefined }

/** Lecturers with their homebase in a prodi; nothing personal. */
export const selectDosenProdi = (db: Db, { id, jenisDosen, statusAktif, cari }: DosenFilter) =>
  db
    .selectFrom('dosen')
    .leftJoin('refKode as j', (on) =>
      on.onRef('j.collegeId', '=', 'dosen.collegeId').on('j.daftar', '=', 'jenis-dosen').onRef('j.kode', '=', 'dosen.jenisDosen'),
    )
    .leftJoin('refKode as f', (on) =>
      on
        .onRef('f.collegeId', '=', 'dosen.collegeId')
        .on('f.daftar', '=', 'jabatan-fungsional')
        .onRef('f.kode', '=', 'dosen.jabatanFungsional'),
    )
    .leftJoin('refKode as p', (on) =>
      on
        .onRef('p.collegeId', '=', 'dosen.collegeId')
        .on('p.daftar', '=', 'jenjang-pendidikan')
        .onRef('p.kode', '=', 'dosen.pendidikanTertinggi'),
    )
    .select([
      'dosen.id',
      'dosen.namaLengkap',
      'dosen.nidn',
      'dosen.nuptk',
      'dosen.jenisDosen',
      sql<'A' | 'N'>`dosen.status_aktif`.as('statusAktif'),
    ])
    .select((eb) => [
      eb.fn.coalesce('j.nama', 'dosen.jenisDosen').as('namaJenisDosen'),
      eb.fn.coalesce('f.nama', 'dosen.jabatanFungsional').as('jabatanFungsional'),
      eb.fn.coalesce('p.nama', 'dosen.pendidikanTertinggi').as('pendidikanTertinggi'),
    ])
    .where('dosen.idProdiHomebase', '=', id)
    .$if(jenisDosen !== undefined, (query) => query.where('dosen.jenisDosen', 'in', jenisDosen ?? []))
    .$if(statusAktif !== undefined, (query) => query.where('dosen.statusAktif', '=', statusAktif ?? 'A'))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('dosen.namaLengkap', 'ilike', contains(cari ?? '')),
          eb('dosen.nidn', 'ilike', contains(cari ?? '')),
          eb('dosen.nuptk', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )
