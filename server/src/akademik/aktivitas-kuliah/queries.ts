import type { AktivitasKuliah, TemuanAkm } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type SaringAkm = {
  periode: number
  prodi?: readonly string[] | undefined
  angkatan?: readonly number[] | undefined
  status?: readonly string[] | undefined
  temuan?: TemuanAkm | undefined
  statusBeda?: boolean | undefined
  belumTerkirim?: boolean | undefined
  dikunci?: boolean | undefined
  adaSelisih?: boolean | undefined
  cari?: string | undefined
}

type Syarat = RawBuilder<boolean>

/** Who has a KRS in the period: its courses stand in `nilai` (see krs/terambil-queries). */
const adaKrs = (periode: number) =>
  sql<boolean>`a.id_mahasiswa IN (SELECT k.id_mahasiswa FROM nilai k WHERE k.id_periode = ${periode} AND k.huruf IS DISTINCT FROM 'W')`

/** Whose IPK fell by more than half a point since the main period before. */
const turun = (periode: number) => sql<boolean>`a.id_mahasiswa IN (
  SELECT k.id_mahasiswa FROM aktivitas_kuliah l JOIN aktivitas_kuliah k ON k.college_id = l.college_id AND k.id_mahasiswa = l.id_mahasiswa
   WHERE l.id_periode = ${periodeUtamaSebelum(periode)} AND k.id_periode = ${periode} AND l.ipk - k.ipk > 0.5)`

type BahanTemuan = { krs: Syarat; turun: Syarat }

/** Each contradiction as a condition on `aktivitas_kuliah a` (data-master, aktivitas-kuliah, check panel). */
const TEMUAN: Readonly<Record<TemuanAkm, (bahan: BahanTemuan) => Syarat>> = {
  aktif_tanpa_krs: ({ krs }) => sql<boolean>`a.status = 'A' AND NOT ${krs}`,
  cuti_dengan_krs: ({ krs }) => sql<boolean>`a.status = 'C' AND ${krs}`,
  nonaktif_dengan_krs: ({ krs }) => sql<boolean>`a.status = 'N' AND ${krs}`,
  ipk_turun: (bahan) => bahan.turun,
  sks_lebih: () => sql<boolean>`a.sks_semester > a.hak_sks`,
  ips_kosong: ({ krs }) => sql<boolean>`a.ips IS NULL AND ${krs}`,
}

const bila = (ada: boolean | undefined, syarat: Syarat): Syarat[] =>
  ada === undefined ? [] : [ada ? syarat : sql<boolean>`NOT (${syarat})`]

/** Conditions on `aktivitas_kuliah a` and `mahasiswa m`. Prodi are named by id or by code. */
function syaratOf({ periode, prodi, angkatan, status, cari, ...lain }: SaringAkm): Syarat[] {
  return [
    sql<boolean>`a.id_periode = ${periode}`,
    ...(prodi?.length
      ? [
          sql<boolean>`m.id_prodi IN (SELECT x.id FROM prodi x WHERE x.id::text = ANY (${[...prodi]}::text[]) OR x.kode = ANY (${[...prodi]}::text[]))`,
        ]
      : []),
    ...(angkatan?.length ? [sql<boolean>`m.angkatan = ANY (${[...angkatan]}::int[])`] : []),
    ...(status?.length ? [sql<boolean>`a.status = ANY (${[...status]}::text[])`] : []),
    ...(lain.temuan ? [TEMUAN[lain.temuan]({ krs: adaKrs(periode), turun: turun(periode) })] : []),
    ...bila(lain.statusBeda, sql<boolean>`(a.status = 'A') <> ${adaKrs(periode)} AND a.status IN ('A', 'C', 'N')`),
    ...bila(lain.belumTerkirim, sql<boolean>`a.status_pddikti <> 'TERKIRIM'`),
    ...bila(lain.dikunci, sql<boolean>`a.kunci`),
    ...bila(lain.adaSelisih, sql<boolean>`a.selisih IS NOT NULL`),
    ...(cari ? [sql<boolean>`(m.nim ILIKE ${contains(cari)} OR lower(m.nama) LIKE ${contains(cari.toLowerCase())})`] : []),
  ]
}

export type AkmRow = Omit<AktivitasKuliah, 'labelProdi' | 'pembiayaan'> & {
  jenjangProdi: string
  namaProdi: string
  idPeriode: number
  kodePembiayaan: string | null
  pembiayaan: string | null
  idRegistrasi: string | null
}

/** Activities of a period with who they are of. */
export function selectAkm(db: Db, saring: SaringAkm | { id: string }) {
  return db
    .selectFrom('aktivitasKuliah as a')
    .innerJoin('mahasiswa as m', (on) => on.onRef('m.collegeId', '=', 'a.collegeId').onRef('m.id', '=', 'a.idMahasiswa'))
    .innerJoin('prodi as p', (on) => on.onRef('p.collegeId', '=', 'm.collegeId').onRef('p.id', '=', 'm.idProdi'))
    .leftJoin('refKode as r', (on) =>
      on.onRef('r.collegeId', '=', 'a.collegeId').on('r.daftar', '=', 'pembiayaan').onRef('r.kode', '=', 'a.pembiayaan'),
    )
    .select(['a.id', 'a.versi', 'a.idMahasiswa', 'a.idPeriode', 'a.semesterKe', 'a.sksSemester', 'a.ips', 'a.sksTotal', 'a.ipk'])
    .select(['a.biayaKuliahSmt', 'a.sementara', 'a.kunci', 'a.statusPddikti', 'a.sumber', 'a.pembiayaan as kodePembiayaan'])
    .select([
      'm.nim',
      'm.nama',
      'm.angkatan',
      'm.idPddikti as idRegistrasi',
      'p.jenjangProdi',
      'p.nama as namaProdi',
      'r.nama as pembiayaan',
    ])
    .select((eb) => [
      eb.ref('a.status').$castTo<AktivitasKuliah['status']>().as('status'),
      eb.ref('a.selisih').$castTo<AktivitasKuliah['selisih']>().as('selisih'),
    ])
    .$call((query) =>
      'id' in saring ? query.where('a.id', '=', saring.id) : syaratOf(saring).reduce((rows, syarat) => rows.where(syarat), query),
    )
}

/** Contradictions of a period by kind, in one walk. */
export async function hitungTemuan(db: Db, saring: Pick<SaringAkm, 'periode' | 'prodi' | 'angkatan'>): Promise<Map<TemuanAkm, number>> {
  const { periode } = saring
  const kode = Object.keys(TEMUAN) as TemuanAkm[]
  // Both facts are joined once, not asked for by each count.
  const bahan = { krs: sql<boolean>`(t.id_mahasiswa IS NOT NULL)`, turun: sql<boolean>`(l.ipk - a.ipk > 0.5)` }
  const kolom = kode.map((satu) => sql`count(*) FILTER (WHERE ${TEMUAN[satu](bahan)})::int`)
  const { rows } = await sql<{ jumlah: number[] }>`
    SELECT ARRAY[${sql.join(kolom)}] AS jumlah
      FROM aktivitas_kuliah a
      JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      LEFT JOIN (SELECT DISTINCT k.id_mahasiswa FROM nilai k WHERE k.id_periode = ${periode} AND k.huruf IS DISTINCT FROM 'W') t ON t.id_mahasiswa = a.id_mahasiswa
      LEFT JOIN aktivitas_kuliah l ON l.college_id = a.college_id AND l.id_mahasiswa = a.id_mahasiswa AND l.id_periode = ${periodeUtamaSebelum(periode)}
     WHERE ${sql.join(syaratOf(saring), sql` AND `)}`.execute(db)
  return new Map(kode.map((satu, i) => [satu, rows[0]?.jumlah[i] ?? 0]))
}

/** Classes of the period with a grade of these students that is not final. */
export async function countKelasTerbuka(db: Db, saring: SaringAkm): Promise<number> {
  const { rows } = await sql<{ kelas: number }>`
    SELECT count(DISTINCT coalesce(n.id_kelas, n.id_makul))::int AS kelas
      FROM aktivitas_kuliah a
      JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
      JOIN nilai n ON n.college_id = a.college_id AND n.id_mahasiswa = a.id_mahasiswa AND n.id_periode = a.id_periode AND n.huruf IS DISTINCT FROM 'W'
     WHERE ${sql.join(syaratOf(saring), sql` AND `)} AND NOT a.kunci AND n.status <> 'final'`.execute(db)
  return rows[0]?.kelas ?? 0
}

const belum = (saring: SaringAkm, kunci: boolean) => sql`
  FROM aktivitas_kuliah a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
 WHERE a.kunci <> ${kunci}::boolean AND ${sql.join(syaratOf(saring), sql` AND `)}`

/** Activities of a scope that locking or opening would change. */
export async function countBelum(db: Db, saring: SaringAkm, kunci: boolean): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah ${belum(saring, kunci)}`.execute(db)
  return rows[0]?.jumlah ?? 0
}

/** Locks or opens at most so many activities of a scope; answers how many. */
export async function setKunci(db: Db, saring: SaringAkm, { kunci, paling }: { kunci: boolean; paling: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE aktivitas_kuliah SET kunci = ${kunci}::boolean WHERE id IN (SELECT a.id ${belum(saring, kunci)} LIMIT ${paling})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

/** Takes the waiting differences over (AK-R51); answers how many rows had one. */
export async function terimaSelisih(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE aktivitas_kuliah a SET ips = (a.selisih ->> 'ips')::numeric, ipk = (a.selisih ->> 'ipk')::numeric, sks_semester = (a.selisih ->> 'sksSemester')::int,
           sks_total = (a.selisih ->> 'sksTotal')::int, selisih = NULL
      FROM mahasiswa m WHERE m.college_id = a.college_id AND m.id = a.id_mahasiswa AND a.id = ANY (${[...ids]}::uuid[]) AND a.selisih IS NOT NULL`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}
