import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'
import { batasStudi, conditionsOf, semesterKeOfMany, type Condition, type MahasiswaFilter } from '../filter-queries'
import { akmSampai, ipkPada, statusPada } from '../posisi-queries'
import { ORANG, rentang, type Saat } from '../rekap/dimensi-queries'

/** Which of the counted groups a row belongs to. */
export type Kelompok =
  | 'statusAngkatan'
  | 'prodiKelamin'
  | 'agama'
  | 'jalur'
  | 'jenisKelas'
  | 'kampus'
  | 'provinsi'
  | 'penghasilan'
  | 'ipk'
  | 'semesterKe'
  | 'kohort'

export type Baris = {
  kelompok: Kelompok
  k1: string | null
  k2: string | null
  jumlah: number
  tanpaPa: number
  lewat: number
  siap: number
  titik: number
}

const STUDI = sql<SqlBool>`x.status IN ('A', 'C', 'N', 'S', 'U', 'O')`

/** The dimensions that are counted, each by one or two columns of `x`; the studying alone but where it is said. */
const SETS: readonly { kelompok: Kelompok; kunci: readonly string[] }[] = [
  { kelompok: 'statusAngkatan', kunci: ['angkatan', 'status'] },
  { kelompok: 'prodiKelamin', kunci: ['studi', 'prodi', 'kelamin'] },
  { kelompok: 'agama', kunci: ['studi', 'agama'] },
  { kelompok: 'jalur', kunci: ['studi', 'jalur'] },
  { kelompok: 'jenisKelas', kunci: ['studi', 'jenis_kelas'] },
  { kelompok: 'kampus', kunci: ['studi', 'kampus'] },
  { kelompok: 'provinsi', kunci: ['studi', 'provinsi'] },
  { kelompok: 'penghasilan', kunci: ['studi', 'penghasilan'] },
  { kelompok: 'ipk', kunci: ['studi', 'ipk'] },
  { kelompok: 'semesterKe', kunci: ['studi', 'semester_ke'] },
  { kelompok: 'kohort', kunci: ['angkatan', 'nasib'] },
]

const COLUMNS = [
  'angkatan',
  'status',
  'prodi',
  'kelamin',
  'agama',
  'jalur',
  'jenis_kelas',
  'kampus',
  'provinsi',
  'penghasilan',
  'ipk',
  'semester_ke',
  'nasib',
  'studi',
] as const

const grouping = sql.raw(COLUMNS.map((name) => `x.${name}`).join(', '))
/** The bits of GROUPING(): 1 where a column is not part of the set. */
const bits = (kunci: readonly string[]) => COLUMNS.reduce((sum, name) => 2 * sum + (kunci.includes(name) ? 0 : 1), 0)

/** The column that stands at a place of a set, or nothing where the set is shorter. */
const keyed = (kunci: readonly string[], place: number) =>
  sql`WHEN ${sql.lit(bits(kunci))} THEN ${sql.raw(kunci[place] === undefined ? 'NULL' : `x.${kunci[place]}::text`)}`

/**
 * All groups in one pass over the students: each is read once with everything that he is counted by. Those who are not
 * counted by anything but status and intake are out of the other groups, which hold the studying.
 */
export async function hitungDashboard(db: Db, saat: Saat, filter: MahasiswaFilter): Promise<Baris[]> {
  const { periode, kini } = saat
  const conditions: Condition[] = [
    ...conditionsOf(filter, { periode, alike: false }),
    sql<SqlBool>`urutan_periode(m.periode_masuk) <= urutan_periode(${periode})`,
  ]
  const sets = SETS.map(({ kunci }) => sql`(${sql.raw(kunci.map((name) => `x.${name}`).join(', '))})`)
  const names = SETS.map(({ kelompok, kunci }) => sql`WHEN ${sql.lit(bits(kunci))} THEN ${sql.lit(kelompok)}`)
  const first = SETS.map(({ kunci }) => keyed(kunci, kunci[0] === 'studi' ? 1 : 0))
  const second = SETS.map(({ kunci }) => keyed(kunci, kunci[0] === 'studi' ? 2 : 1))
  const { rows } = await sql<Baris>`
    WITH ${ORANG}, ot AS MATERIALIZED (
      SELECT o.id_biodata, (array_agg(o.id_penghasilan ORDER BY o.peran) FILTER (WHERE o.id_penghasilan IS NOT NULL))[1] AS penghasilan
        FROM orang_tua o GROUP BY o.id_biodata
    ), y AS MATERIALIZED (
      SELECT m.angkatan, ${statusPada(periode)} AS status, m.id_prodi AS prodi, m.jenis_kelamin AS kelamin, b.id_agama AS agama,
             m.jalur_daftar AS jalur, m.id_jenis_kelas AS jenis_kelas, m.id_kampus AS kampus, left(b.id_wilayah, 2) || '0000' AS provinsi,
             ot.penghasilan, ${rentang(ipkPada(periode, kini))} AS ipk, ${semesterKeOfMany(periode)} AS semester, ${batasStudi} AS batas,
             p.masa_tempuh, m.id_dosen_pa IS NULL AS tanpa_pa, m.siap_pddikti, m.kelengkapan
        FROM mahasiswa m
        JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
        JOIN b ON b.id = m.id_biodata
        LEFT JOIN ot ON ot.id_biodata = m.id_biodata
        ${kini ? sql`` : akmSampai(periode)}
       WHERE ${sql.join(conditions, sql` AND `)}
    ), x AS MATERIALIZED (
      SELECT y.*, y.semester AS semester_ke, y.status IN ('A', 'C', 'N', 'S', 'U', 'O') AS studi,
             CASE WHEN y.status IN ('A', 'C', 'N', 'S', 'U', 'O') THEN 'studi' WHEN y.status = 'L' AND y.semester <= y.masa_tempuh THEN 'tepat'
                  WHEN y.status = 'L' THEN 'terlambat' ELSE 'keluar' END AS nasib
        FROM y
    )
    SELECT CASE GROUPING(${grouping}) ${sql.join(names, sql` `)} END AS kelompok,
           CASE GROUPING(${grouping}) ${sql.join(first, sql` `)} END AS k1, CASE GROUPING(${grouping}) ${sql.join(second, sql` `)} END AS k2,
           count(*)::int AS jumlah, count(*) FILTER (WHERE ${STUDI} AND x.tanpa_pa)::int AS tanpa_pa,
           count(*) FILTER (WHERE ${STUDI} AND x.semester > x.batas)::int AS lewat, count(*) FILTER (WHERE ${STUDI} AND x.siap_pddikti)::int AS siap,
           coalesce(sum(x.kelengkapan) FILTER (WHERE ${STUDI}), 0)::int AS titik
      FROM x GROUP BY GROUPING SETS (${sql.join(sets)})
    HAVING x.studi IS DISTINCT FROM false`.execute(db)
  return rows
}

export type Kejadian = { keluar: number; baru: number }

/** Who left and who came in the period itself. */
export async function hitungKejadian(db: Db, periode: number, filter: MahasiswaFilter): Promise<Kejadian> {
  const conditions = conditionsOf(filter, { periode, alike: false })
  const { rows } = await sql<Kejadian>`
    SELECT count(*) FILTER (WHERE m.periode_keluar = ${periode})::int AS keluar, count(*) FILTER (WHERE m.periode_masuk = ${periode})::int AS baru
      FROM mahasiswa m WHERE ${sql.join([sql<SqlBool>`(m.periode_keluar = ${periode} OR m.periode_masuk = ${periode})`, ...conditions], sql` AND `)}`.execute(
    db,
  )
  return rows[0] ?? { keluar: 0, baru: 0 }
}

export type Tren = { periode: number; label: string; A: number; C: number; N: number }

/**
 * Active, on leave and inactive in the last ten main periods: each row of the history holds until the next one of the
 * same student, so one walk along the index counts all ten periods.
 */
export async function hitungTren(db: Db, periode: number, filter: MahasiswaFilter): Promise<Tren[]> {
  const conditions = conditionsOf(filter, { periode, alike: false })
  const inside =
    conditions.length > 0 ? sql`AND r.id_mahasiswa IN (SELECT m.id FROM mahasiswa m WHERE ${sql.join(conditions, sql` AND `)})` : sql``
  const { rows } = await sql<Omit<Tren, 'A' | 'C' | 'N'> & { a: number; c: number; n: number }>`
    WITH s AS MATERIALIZED (
      SELECT p.id, p.label, p.urutan FROM periode p
       WHERE p.kode_semester <= 2 AND p.urutan <= urutan_periode(${periode}) ORDER BY p.urutan DESC LIMIT 10
    ), masa AS MATERIALIZED (
      SELECT q.status, q.urut, q.sampai, count(*) AS jumlah FROM (
        SELECT r.status, r.urut, coalesce(lag(r.urut) OVER (PARTITION BY r.id_mahasiswa ORDER BY r.urut DESC), 2147483647) AS sampai
          FROM riwayat_status r WHERE NOT r.dibatalkan ${inside}
      ) q WHERE q.status IN ('A', 'C', 'N') AND q.sampai > (SELECT min(s.urutan) FROM s) GROUP BY 1, 2, 3
    )
    SELECT s.id AS periode, s.label, coalesce(sum(t.jumlah) FILTER (WHERE t.status = 'A'), 0)::int AS a,
           coalesce(sum(t.jumlah) FILTER (WHERE t.status = 'C'), 0)::int AS c, coalesce(sum(t.jumlah) FILTER (WHERE t.status = 'N'), 0)::int AS n
      FROM s LEFT JOIN masa t ON t.urut <= s.urutan AND t.sampai > s.urutan
     GROUP BY s.id, s.label, s.urutan ORDER BY s.urutan`.execute(db)
  return rows.map(({ a, c, n, ...row }) => ({ ...row, A: a, C: c, N: n }))
}
