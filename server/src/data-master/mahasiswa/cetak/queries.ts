import type { KelompokCetak } from '@sivitas/contract/data-master/mahasiswa/cetak/cetak-biasa'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'
import { columns, joins, where, type ListQuery, type MahasiswaListRow } from '../list-queries'
import { statusPada } from '../posisi-queries'

/** A student on paper: the list's row with status and IPK as of the period, and where mail reaches him. */
export type CetakRow = MahasiswaListRow & { kodeProdi: string; alamat: string | null }

/**
 * What rows of a group have in common stands first, so that groups stay together; who has none comes last. Units and persons
 * are put in order once: looked up row by row, 50,000 students would ask 100,000 times.
 */
const KELOMPOK: Readonly<Record<KelompokCetak, { dari?: RawBuilder<unknown>; urut: RawBuilder<unknown> }>> = {
  prodi: {
    dari: sql`LEFT JOIN (SELECT x.id, row_number() OVER (ORDER BY x.kode) AS urut FROM prodi x OFFSET 0) up ON up.id = m.id_prodi`,
    urut: sql`up.urut`,
  },
  angkatan: { urut: sql`m.angkatan` },
  kelas: {
    dari: sql`LEFT JOIN (SELECT x.id, dense_rank() OVER (ORDER BY x.kode) AS urut FROM kelas_default x OFFSET 0) uk ON uk.id = m.id_kelas_default`,
    urut: sql`uk.urut`,
  },
  dosenPa: {
    dari: sql`LEFT JOIN (SELECT x.id, dense_rank() OVER (ORDER BY x.nama_lengkap) AS urut FROM dosen x OFFSET 0) ud ON ud.id = m.id_dosen_pa`,
    urut: sql`ud.urut`,
  },
}

const URUT: Readonly<Record<string, RawBuilder<unknown>>> = {
  nim: sql`m.nim`,
  nama: sql`m.nama`,
  angkatan: sql`m.angkatan`,
  ipk: sql`m.ipk`,
}

const gabungan = (kelompok: readonly KelompokCetak[]) =>
  sql.join(
    kelompok.map((satu) => KELOMPOK[satu].dari ?? sql``),
    sql` `,
  )

function orderBy({ order }: ListQuery, kelompok: readonly KelompokCetak[]): RawBuilder<unknown> {
  const groups = kelompok.map((satu) => sql`${KELOMPOK[satu].urut} ASC NULLS LAST`)
  const wanted = order.flatMap(([field, direction]) => {
    const column = URUT[field]
    return column ? [sql`${column} ${sql.raw(direction === 'desc' ? 'DESC NULLS LAST' : 'ASC')}`] : []
  })
  return sql`ORDER BY ${sql.join([...groups, ...wanted, sql`m.nim`])}`
}

const alamat = sql`nullif(concat_ws(', ', b.jalan, 'RT ' || b.rt || '/' || b.rw, b.kelurahan, (SELECT w.jalur FROM wilayah w WHERE w.kode = b.id_wilayah), b.kode_pos), '')`

/** IPK and SKS as they were after a period, for the few who are printed; of who has no activity up to it they are not known. */
const akm = (periode: number) => sql`LEFT JOIN LATERAL (
    SELECT a.ipk, a.sks_total FROM aktivitas_kuliah a
     WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND urutan_periode(a.id_periode) <= urutan_periode(${periode})
     ORDER BY urutan_periode(a.id_periode) DESC LIMIT 1) akm ON true`

type Ingin = { kelompok: readonly KelompokCetak[]; limit: number; beralamat: boolean; kini: boolean }

/**
 * The first `limit` students in groups. Their keys come first; only they are joined, since a preview of a college shows forty of
 * fifty thousand. `kini`: no period after the asked one has been counted, so stored numbers are those of the period.
 */
export async function listCetak(db: Db, query: ListQuery, { kelompok, limit, beralamat, kini }: Ingin): Promise<CetakRow[]> {
  const { periode } = query.options
  const { rows } = await sql<CetakRow>`
    WITH halaman AS MATERIALIZED (
      SELECT m.id, row_number() OVER () AS urut FROM (SELECT m.id FROM mahasiswa m ${gabungan(kelompok)} ${where(query)} ${orderBy(query, kelompok)} LIMIT ${sql.lit(limit)}) m
    )
    SELECT ${columns(periode)}, ${statusPada(periode)} AS status, ${kini ? sql`m.ipk, m.sks_lulus` : sql`akm.ipk, coalesce(akm.sks_total, 0) AS sks_lulus`},
           p.kode AS kode_prodi, ${beralamat ? alamat : sql`NULL::text`} AS alamat
      FROM halaman h JOIN mahasiswa m ON m.id = h.id AND m.college_id = (SELECT app_college()) ${joins} ${kini ? sql`` : akm(periode)}
     ORDER BY h.urut`.execute(db)
  return rows
}

/** What is known of a registration and how it ended; the last adviser is who had him when it did. */
export const findKeluar = (db: Db, id: string) =>
  db
    .selectFrom('mahasiswa as m')
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .select([
      'm.nim',
      'm.nama',
      'm.angkatan',
      'm.status',
      'm.periodeMasuk',
      'm.tanggalMasuk',
      'm.tanggalKeluar',
      'm.periodeKeluar',
      'm.nomorSkKeluar',
      'm.tanggalSkKeluar',
      'm.keteranganKeluar',
      'm.sksLulus',
      'm.ipk',
      'm.ipkLulus',
      'm.nomorIjazah',
      'm.nomorPin',
      'm.judulSkripsi',
      'p.jenjangProdi',
      'p.nama as namaProdi',
    ])
    .select((eb) =>
      eb
        .selectFrom('dosenPa as a')
        .innerJoin('dosen as d', (on) => on.onRef('d.collegeId', '=', 'a.collegeId').onRef('d.id', '=', 'a.idDosen'))
        .whereRef('a.collegeId', '=', 'm.collegeId')
        .whereRef('a.idMahasiswa', '=', 'm.id')
        .select('d.namaLengkap')
        .orderBy(sql`urutan_periode(a.mulai_periode)`, 'desc')
        .orderBy('a.id')
        .limit(1)
        .as('namaPa'),
    )
    .where('m.id', '=', id)
    .executeTakeFirst()
