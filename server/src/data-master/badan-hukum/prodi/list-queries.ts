import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

export type ProdiFilter = {
  cari?: string | undefined
  nama?: string | undefined
  id?: string[] | undefined
  fakultas?: string[] | undefined
  jurusan?: string[] | undefined
  jenjang?: string[] | undefined
  status?: string[] | undefined
  peringkat?: string[] | undefined
  /** Ends within so many months from `day`, or has ended already. */
  akreditasiBerakhir?: number | undefined
  /** Rows that the operator may see; null is all. */
  own?: readonly string[] | null | undefined
}

/** Students by what they count for: A as 'aktif', A S U O for the ratio, completeness of all who study (DM-R8, DM-R11). */
const studentsOf = (db: Db) =>
  db
    .selectFrom('mahasiswa')
    .where('mahasiswa.status', 'in', ['A', 'C', 'N', 'S', 'U', 'O'])
    .groupBy(['mahasiswa.collegeId', 'mahasiswa.idProdi'])
    .select(['mahasiswa.collegeId', 'mahasiswa.idProdi'])
    .select([
      sql<number>`(count(*) FILTER (WHERE mahasiswa.status = 'A'))::int`.as('aktif'),
      sql<number>`(count(*) FILTER (WHERE mahasiswa.status IN ('A', 'S', 'U', 'O')))::int`.as('rasio'),
      sql<number>`round(avg(mahasiswa.kelengkapan) * 5)::int`.as('kelengkapan'),
    ])

/** Permanent lecturers who work or are on izin belajar (DM-R11). */
const lecturersOf = (db: Db) =>
  db
    .selectFrom('dosen')
    .where('dosen.jenisDosen', '=', 'A')
    .where('dosen.idStatusKeaktifan', 'in', ['1', '24'])
    .groupBy(['dosen.collegeId', 'dosen.idProdiHomebase'])
    .select(['dosen.collegeId', 'dosen.idProdiHomebase'])
    .select(sql<number>`count(*)::int`.as('jumlah'))

/** The accreditation in force on a day, newest decision first; where none is, the one that ended last (DM-R19). */
const accreditationOf = (db: Db, day: string) =>
  db
    .selectFrom('akreditasi as a')
    .leftJoin('refKode as l', (on) =>
      on.onRef('l.collegeId', '=', 'a.collegeId').on('l.daftar', '=', 'lembaga-akreditasi').onRef('l.kode', '=', 'a.lembaga'),
    )
    .leftJoin('refKode as p', (on) =>
      on.onRef('p.collegeId', '=', 'a.collegeId').on('p.daftar', '=', 'peringkat-akreditasi').onRef('p.kode', '=', 'a.peringkat'),
    )
    .where('a.collegeId', '=', sql.ref<string>('prodi.collegeId'))
    .where('a.idProdi', '=', sql.ref<string>('prodi.id'))
    .where('a.tanggalMulai', '<=', day)
    .select(['a.peringkat', 'a.nomorSk', 'a.tanggalMulai', 'a.tanggalBerakhir'])
    .select((eb) => [eb.fn.coalesce('l.nama', 'a.lembaga').as('namaLembaga'), eb.fn.coalesce('p.nama', 'a.peringkat').as('namaPeringkat')])
    .orderBy(sql`a.tanggal_berakhir >= ${day}`, 'desc')
    .orderBy(sql`CASE WHEN a.tanggal_berakhir >= ${day} THEN a.tanggal_sk ELSE a.tanggal_berakhir END`, 'desc')
    .orderBy('a.id')
    .limit(1)

/** Prodi with their units and the accreditation of a day: what a select shows. */
export function selectProdiRef(db: Db, day: string, filter: ProdiFilter = {}) {
  return db
    .selectFrom('prodi')
    .leftJoin('fakultas', (on) => on.onRef('fakultas.collegeId', '=', 'prodi.collegeId').onRef('fakultas.id', '=', 'prodi.idFakultas'))
    .leftJoin('jurusan', (on) => on.onRef('jurusan.collegeId', '=', 'prodi.collegeId').onRef('jurusan.id', '=', 'prodi.idJurusan'))
    .leftJoinLateral(accreditationOf(db, day).as('akr'), (on) => on.onTrue())
    .select([
      'prodi.id',
      'prodi.kode',
      'prodi.jenjangProdi',
      'prodi.nama',
      'prodi.idFakultas',
      'prodi.idJurusan',
      'akr.namaPeringkat',
      'akr.tanggalBerakhir',
    ])
    .$call((query) => narrowed(query, day, filter))
}

/** Prodi with heads, status and numbers beside that, as they stand on a day. */
export function selectProdi(db: Db, day: string, filter: ProdiFilter = {}) {
  return selectProdiRef(db, day, filter)
    .leftJoin('dosen as kaprodi', (on) => on.onRef('kaprodi.collegeId', '=', 'prodi.collegeId').onRef('kaprodi.id', '=', 'prodi.idKaprodi'))
    .leftJoin('refKode as s', (on) =>
      on.onRef('s.collegeId', '=', 'prodi.collegeId').on('s.daftar', '=', 'status-prodi').onRef('s.kode', '=', 'prodi.status'),
    )
    .leftJoin(studentsOf(db).as('m'), (on) => on.onRef('m.collegeId', '=', 'prodi.collegeId').onRef('m.idProdi', '=', 'prodi.id'))
    .leftJoin(lecturersOf(db).as('d'), (on) => on.onRef('d.collegeId', '=', 'prodi.collegeId').onRef('d.idProdiHomebase', '=', 'prodi.id'))
    .select([
      'prodi.versi',
      'prodi.diubahPada',
      'prodi.jenjang',
      'fakultas.nama as namaFakultas',
      'jurusan.nama as namaJurusan',
      'kaprodi.namaLengkap as namaKaprodi',
      'prodi.status',
      'prodi.rasioMaksimum',
      'akr.peringkat',
      'akr.namaLembaga',
      'akr.nomorSk',
      'akr.tanggalMulai',
      'm.kelengkapan',
    ])
    .select((eb) => [
      eb.fn.coalesce('s.nama', 'prodi.status').as('namaStatus'),
      eb.fn.coalesce('m.aktif', sql<number>`0`).as('mahasiswaAktif'),
      eb.fn.coalesce('m.rasio', sql<number>`0`).as('mahasiswaRasio'),
      eb.fn.coalesce('d.jumlah', sql<number>`0`).as('dosenTetap'),
    ])
}

type Narrowable<Query> = { where(condition: ReturnType<typeof sql<boolean>>): Query }

/** Each condition stands alone, so that the filters of the list and of the picker stay the same. */
function narrowed<Query extends Narrowable<Query>>(query: Query, day: string, filter: ProdiFilter): Query {
  const { cari, nama, id, fakultas, jurusan, jenjang, status, peringkat, akreditasiBerakhir, own } = filter
  const text = (like: string) => sql<boolean>`(prodi.nama ILIKE ${contains(like)} OR prodi.kode ILIKE ${contains(like)})`
  const conditions = [
    own ? sql<boolean>`prodi.id = ANY (${own}::uuid[])` : null,
    id ? sql<boolean>`prodi.id = ANY (${id}::uuid[])` : null,
    cari ? text(cari) : null,
    nama ? sql<boolean>`(prodi.jenjang_prodi || ' - ' || prodi.nama) ILIKE ${contains(nama)}` : null,
    fakultas ? sql<boolean>`prodi.id_fakultas = ANY (${fakultas}::uuid[])` : null,
    jurusan ? sql<boolean>`prodi.id_jurusan = ANY (${jurusan}::uuid[])` : null,
    jenjang ? sql<boolean>`prodi.jenjang = ANY (${jenjang})` : null,
    status ? sql<boolean>`prodi.status = ANY (${status})` : null,
    peringkat ? sql<boolean>`(akr.tanggal_berakhir >= ${day} AND akr.peringkat = ANY (${peringkat}))` : null,
    akreditasiBerakhir === undefined
      ? null
      : sql<boolean>`akr.tanggal_berakhir <= ${day}::date + make_interval(months => ${akreditasiBerakhir})`,
  ]
  return conditions.reduce<Query>((rows, condition) => (condition ? rows.where(condition) : rows), query)
}
