import { sql, type RawBuilder } from 'kysely'
import { batasStudi, semesterKeOfMany } from '../filter-queries'
import { akmPada, ipkPada, sampaiPeriode, statusPada } from '../posisi-queries'
import { rentang, type Saat } from '../rekap/dimensi-queries'

/** The groups that are counted by one or two keys; `studi` alone are those of whom only the studying count. */
const SETS = {
  statusAngkatan: ['angkatan', 'status'],
  kohort: ['angkatan', 'nasib'],
  kelamin: ['studi', 'kelamin'],
  agama: ['studi', 'agama'],
  jalur: ['studi', 'jalur'],
  provinsi: ['studi', 'provinsi'],
  penghasilan: ['studi', 'penghasilan'],
  ipk: ['studi', 'ipk'],
  semesterKe: ['studi', 'semester_ke'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

const COLUMNS = [...new Set(Object.values(SETS).flat())]
const TEMPAT = sql.raw('x.id_prodi, x.id_kampus, x.id_jenis_kelas')
const grouping = sql.raw(COLUMNS.map((name) => `x.${name}`).join(', '))
/** The bits of GROUPING(): 1 where a column is not part of the set. */
const bits = (keys: readonly string[]) => COLUMNS.reduce((sum, name) => 2 * sum + (keys.includes(name) ? 0 : 1), 0)

const perSet = (then: (name: string, keys: readonly [string, string]) => RawBuilder<unknown>) =>
  sql.join(
    Object.entries(SETS).map(([name, keys]) => sql`WHEN ${sql.lit(bits(keys))} THEN ${then(name, keys)}`),
    sql` `,
  )
const kunci = (keys: readonly [string, string]) => (keys[0] === 'studi' ? [keys[1]] : [...keys])
const key = (place: number) => perSet((_name, keys) => sql.raw(kunci(keys)[place] === undefined ? 'NULL' : `x.${kunci(keys)[place]}::text`))

/** So many prodi are looked up row by row; for more a walk through everybody is faster. */
const SEDIKIT = 3

/** Narrows a table to students, or persons, of these prodi before it is joined, where they are few. */
const milik = (kolom: string, dari: 'id' | 'id_biodata', prodi: readonly string[]) =>
  prodi.length > SEDIKIT
    ? sql`true`
    : sql`${sql.ref(kolom)} IN (SELECT ${sql.ref(`w.${dari}`)} FROM mahasiswa w WHERE w.id_prodi = ANY (${[...prodi]}::uuid[]))`

/** Persons, read once from an index: joined row by row the planner expects few and looks 50,000 of them up one after the other. */
const persons = (prodi: readonly string[]) =>
  sql`b AS MATERIALIZED (SELECT o.id, o.id_agama, o.id_wilayah FROM biodata o WHERE ${milik('o.id', 'id_biodata', prodi)})`

/** Students of these prodi as of the period, each once with everything that he is counted by. */
const orang = ({ periode, kini }: Saat, prodi: readonly string[]) => sql`
  SELECT m.id_prodi, m.id_kampus, m.id_jenis_kelas, m.angkatan, ${statusPada(periode)} AS status, m.jenis_kelamin AS kelamin, b.id_agama AS agama,
         m.jalur_daftar AS jalur, left(b.id_wilayah, 2) || '0000' AS provinsi,
         (SELECT o.id_penghasilan FROM orang_tua o
           WHERE o.college_id = m.college_id AND o.id_biodata = m.id_biodata AND o.id_penghasilan IS NOT NULL ORDER BY o.peran LIMIT 1) AS penghasilan,
         ${rentang(ipkPada(periode, kini))} AS ipk, ${semesterKeOfMany(periode)} AS semester_ke, ${batasStudi} AS batas, p.masa_tempuh,
         m.id_dosen_pa IS NULL AS tanpa_pa, m.siap_pddikti, m.kelengkapan
    FROM mahasiswa m
    JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
    JOIN b ON b.id = m.id_biodata
    ${kini ? sql`` : akmPada(periode)}
   WHERE m.id_prodi = ANY (${[...prodi]}::uuid[]) AND ${sampaiPeriode('m.periode_masuk', periode)}`

/** Everybody's stretches of status: each row of the history holds until the next one of the same student. */
const tren = ({ periode }: Saat, prodi: readonly string[]) => sql`
  SELECT m.id_prodi, m.id_kampus, m.id_jenis_kelas, 'tren' AS kelompok, s.id::text AS k1, q.status AS k2, count(*)::int AS jumlah, 0 AS tanpa_pa, 0 AS lewat, 0 AS siap, 0 AS titik
    FROM (SELECT r.id_mahasiswa, r.status, r.urut, coalesce(lag(r.urut) OVER (PARTITION BY r.id_mahasiswa ORDER BY r.urut DESC), 2147483647) AS sampai
            FROM riwayat_status r WHERE NOT r.dibatalkan AND ${milik('r.id_mahasiswa', 'id', prodi)}) q
    JOIN (SELECT p.id, p.urutan FROM periode p
           WHERE p.kode_semester <= 2 AND p.urutan <= urutan_periode(${periode}) ORDER BY p.urutan DESC LIMIT 10) s ON s.urutan >= q.urut AND s.urutan < q.sampai
    JOIN mahasiswa m ON m.id = q.id_mahasiswa
   WHERE q.status IN ('A', 'C', 'N') AND m.id_prodi = ANY (${[...prodi]}::uuid[])
   GROUP BY 1, 2, 3, 5, 6`

/** Who left and who came in the period itself. */
const kejadian = ({ periode }: Saat, prodi: readonly string[]) => sql`
  SELECT m.id_prodi, m.id_kampus, m.id_jenis_kelas, 'kejadian', k.nama, NULL, count(*)::int, 0, 0, 0, 0
    FROM mahasiswa m JOIN LATERAL (VALUES ('keluar', m.periode_keluar), ('baru', m.periode_masuk)) AS k(nama, periode) ON k.periode = ${periode}
   WHERE m.id_prodi = ANY (${[...prodi]}::uuid[]) GROUP BY 1, 2, 3, 5`

/**
 * The cells of some prodi as of a period (DM-R10), in the columns of `dashboard_sel`: all groups in one pass over the
 * students. Who does not study is counted by status and intake alone.
 */
export const selDashboard = (saat: Saat, prodi: readonly string[]): RawBuilder<unknown> => sql`
  WITH ${persons(prodi)}, x AS MATERIALIZED (
    SELECT y.*, y.status IN ('A', 'C', 'N', 'S', 'U', 'O') AS studi,
           CASE WHEN y.status IN ('A', 'C', 'N', 'S', 'U', 'O') THEN 'studi' WHEN y.status = 'L' AND y.semester_ke <= y.masa_tempuh THEN 'tepat'
                WHEN y.status = 'L' THEN 'terlambat' ELSE 'keluar' END AS nasib
      FROM (${orang(saat, prodi)}) y
  )
  SELECT ${TEMPAT}, CASE GROUPING(${grouping}) ${perSet((name) => sql`${sql.lit(name)}`)} END AS kelompok,
         CASE GROUPING(${grouping}) ${key(0)} END AS k1, CASE GROUPING(${grouping}) ${key(1)} END AS k2,
         count(*)::int AS jumlah, count(*) FILTER (WHERE x.status IN ('A', 'C', 'N', 'S', 'U', 'O') AND x.tanpa_pa)::int AS tanpa_pa,
         count(*) FILTER (WHERE x.status IN ('A', 'C', 'N', 'S', 'U', 'O') AND x.semester_ke > x.batas)::int AS lewat,
         count(*) FILTER (WHERE x.status IN ('A', 'C', 'N', 'S', 'U', 'O') AND x.siap_pddikti)::int AS siap,
         coalesce(sum(x.kelengkapan) FILTER (WHERE x.status IN ('A', 'C', 'N', 'S', 'U', 'O')), 0)::int AS titik
    FROM x GROUP BY GROUPING SETS (${sql.join(Object.values(SETS).map((keys) => sql`(${TEMPAT}, ${sql.raw(keys.map((name) => `x.${name}`).join(', '))})`))})
  HAVING x.studi IS DISTINCT FROM false
  UNION ALL ${tren(saat, prodi)}
  UNION ALL ${kejadian(saat, prodi)}`
