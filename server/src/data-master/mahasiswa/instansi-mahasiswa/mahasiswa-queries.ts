import type { JenisTugas } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { contains } from '../../../kit/list-query'

type Filter = {
  instansi?: string[] | undefined
  prodi?: string[] | undefined
  angkatan?: number[] | undefined
  status?: string[] | undefined
  jenisTugas?: string[] | undefined
  cari?: string | undefined
}

/** Students who belong to an agency; row-level security leaves out those of other prodi. */
export const selectMahasiswaInstansi = (db: Db, { instansi, prodi, angkatan, status, jenisTugas, cari }: Filter) =>
  db
    .selectFrom('mahasiswa as m')
    .innerJoin('instansi as i', (on) => on.onRef('i.collegeId', '=', 'm.collegeId').onRef('i.id', '=', 'm.idInstansi'))
    .innerJoin('prodi', (on) => on.onRef('prodi.collegeId', '=', 'm.collegeId').onRef('prodi.id', '=', 'm.idProdi'))
    .select(['m.id', 'm.nim', 'm.nama', 'prodi.jenjangProdi', 'prodi.nama as namaProdi', 'm.angkatan', 'i.nama as instansi', 'm.unitKerja'])
    .select([
      'm.jabatanInstansi',
      'm.nipInstansi',
      sql<JenisTugas | null>`m.jenis_tugas`.as('jenisTugas'),
      'm.status',
      'm.ipk',
      'm.sksLulus',
    ])
    .where('m.idInstansi', 'is not', null)
    .$if(instansi !== undefined, (query) => query.where('m.idInstansi', 'in', instansi ?? []))
    .$if(prodi !== undefined, (query) =>
      query.where((eb) => eb.or([eb(sql<string>`prodi.id::text`, 'in', prodi ?? []), eb('prodi.kode', 'in', prodi ?? [])])),
    )
    .$if(angkatan !== undefined, (query) => query.where('m.angkatan', 'in', angkatan ?? []))
    .$if(status !== undefined, (query) => query.where('m.status', 'in', status ?? []))
    .$if(jenisTugas !== undefined, (query) => query.where('m.jenisTugas', 'in', jenisTugas ?? []))
    .$if(Boolean(cari), (query) =>
      query.where((eb) =>
        eb.or([
          eb('m.nama', 'ilike', contains(cari ?? '')),
          eb('m.nim', 'ilike', contains(cari ?? '')),
          eb('i.nama', 'ilike', contains(cari ?? '')),
        ]),
      ),
    )

/** Students of agencies by agency, angkatan and status. */
export const listRekap = (db: Db, filter: Omit<Filter, 'cari' | 'jenisTugas'>) =>
  selectMahasiswaInstansi(db, filter)
    .clearSelect()
    .select(['i.id as idInstansi', 'i.nama as instansi', 'm.angkatan', 'm.status', sql<number>`count(*)::int`.as('jumlah')])
    .groupBy(['i.id', 'i.nama', 'm.angkatan', 'm.status'])
    .orderBy('i.nama')
    .orderBy('i.id')
    .orderBy('m.angkatan')
    .orderBy('m.status')
    .execute()

export type Penugasan = {
  idInstansi?: string | null | undefined
  jabatanInstansi?: string | null | undefined
  unitKerja?: string | null | undefined
  nipInstansi?: string | null | undefined
  jenisTugas?: string | null | undefined
}

/** Writes an agency and what is named besides on students; without an agency the rest goes as well. */
export async function writePenugasan(db: Db, ids: readonly string[], tugas: Penugasan): Promise<void> {
  const lepas = tugas.idInstansi === null
  const set = (
    [
      ['id_instansi', tugas.idInstansi],
      ['jabatan_instansi', lepas ? null : tugas.jabatanInstansi],
      ['unit_kerja', lepas ? null : tugas.unitKerja],
      ['nip_instansi', lepas ? null : tugas.nipInstansi],
      ['jenis_tugas', lepas ? null : tugas.jenisTugas],
    ] as const
  ).flatMap(([column, value]) => (value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]))
  if (set.length > 0) await sql`UPDATE mahasiswa SET ${sql.join(set)} WHERE id = ANY (${ids}::uuid[])`.execute(db)
}

type OrangRow = {
  id: string
  versi: number
  idInstansi: string | null
  namaInstansi: string | null
  jabatanInstansi: string | null
  unitKerja: string | null
  nipInstansi: string | null
  jenisTugas: JenisTugas | null
  wajib: boolean
}

/** The agency of one student, and whether his kind of class asks for one. */
export async function findOrangInstansi(db: Db, id: string): Promise<OrangRow | undefined> {
  const { rows } = await sql<OrangRow>`
    SELECT m.id, m.versi, m.id_instansi, i.nama AS nama_instansi, m.jabatan_instansi, m.unit_kerja, m.nip_instansi, m.jenis_tugas, j.perlu_instansi AS wajib
      FROM mahasiswa m
      JOIN jenis_kelas j ON j.college_id = m.college_id AND j.id = m.id_jenis_kelas
      LEFT JOIN instansi i ON i.college_id = m.college_id AND i.id = m.id_instansi
     WHERE m.id = ${id}`.execute(db)
  return rows[0]
}

/** Students of a kind of class that asks for an agency: theirs can't be taken away. */
export async function listWajibInstansi(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM mahasiswa m JOIN jenis_kelas j ON j.college_id = m.college_id AND j.id = m.id_jenis_kelas
     WHERE m.id = ANY (${ids}::uuid[]) AND j.perlu_instansi`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
