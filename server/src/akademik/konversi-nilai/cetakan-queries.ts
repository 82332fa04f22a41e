import type { KonversiTercetak } from '@sivitas/rules/akademik/isi-konversi'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { listAsal, selectKonversi } from './queries'
import { barisDari } from './baris'
import { namaJenis } from './nama-jenis'

/** The newest conversion of each student that is not cancelled, as a test print of its sheet shows it. */
export async function listKonversiTercetak(db: Db, ids: readonly string[]): Promise<Map<string, KonversiTercetak>> {
  const rows = await selectKonversi(db, {})
    .where('v.idMahasiswa', 'in', ids.length > 0 ? [...ids] : [''])
    .where('v.status', '<>', 'batal')
    .orderBy('v.dibuatPada')
    .orderBy('v.id')
    .execute()
  const asal = await listAsal(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => {
      const baris = barisDari(asal.filter(({ idKonversi }) => idKonversi === row.id))
      return [row.idMahasiswa, { ...row, baris, namaJenis: namaJenis(row), batas: null }]
    }),
  )
}

/** Students whose sheet is hard on a template: most rows first. */
export async function listContohKonversi(db: Db, jumlah: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT v.id_mahasiswa AS id FROM konversi_nilai v JOIN mahasiswa m ON m.college_id = v.college_id AND m.id = v.id_mahasiswa
     WHERE v.status = 'disahkan' GROUP BY v.id_mahasiswa ORDER BY max(v.jumlah_asal) DESC, v.id_mahasiswa LIMIT ${jumlah}`.execute(db)
  return rows.map(({ id }) => id)
}
