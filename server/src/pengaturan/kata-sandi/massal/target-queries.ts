import type { SaringanSandi } from '@sivitas/contract/pengaturan/kata-sandi/massal'
import { sql, type RawBuilder } from 'kysely'
import { anggotaKelompok } from '../../../data-master/public'
import type { Db } from '../../../db/client'

/** Whose students the caller may see, and whose sets and imports are his. */
type Asker = { uuid: string; sesiSemester: number }

type Found = { idAkun: string; idOperator: number | null; pernah: boolean }

/** Accounts of students behind the filter, as far as the caller may see the students. */
async function students(db: Db, { prodi, angkatan, kelompokTersimpan }: SaringanSandi, asker: Asker): Promise<RawBuilder<unknown>> {
  const members = kelompokTersimpan === undefined ? sql`true` : await anggotaKelompok(db, asker, kelompokTersimpan)
  return sql`
    SELECT a.uuid AS id_akun, NULL::int AS id_operator, a.terakhir_masuk IS NOT NULL AS pernah
      FROM akun a JOIN mahasiswa m ON m.college_id = a.college_id AND m.id = a.id_mahasiswa
     WHERE a.status <> 'nonaktif' AND ${members}
       AND (${prodi === undefined} OR m.id_prodi IN (SELECT p.id FROM prodi p WHERE p.id::text = ANY (${prodi ?? []}::text[]) OR p.kode = ANY (${prodi ?? []}::text[])))
       AND (${angkatan === undefined} OR m.angkatan = ANY (${angkatan ?? []}::int[]))`
}

/** Accounts of operators that an import of the caller wrote; his own is never among them. */
const operators = (impor: string, { uuid }: Asker): RawBuilder<unknown> => sql`
    SELECT a.uuid AS id_akun, a.id_operator, a.terakhir_masuk IS NOT NULL AS pernah
      FROM impor_baris b JOIN impor i ON i.college_id = b.college_id AND i.id = b.id_impor
      JOIN akun a ON a.college_id = b.college_id AND a.id_operator = b.sasaran::int
     WHERE i.id = ${impor} AND i.jenis = 'operator' AND i.id_akun = ${uuid} AND b.status = 'tersimpan' AND a.uuid <> ${uuid} AND a.status <> 'nonaktif'`

/** Accounts that a filter means. */
export async function listTargets(db: Db, saringan: SaringanSandi, asker: Asker): Promise<Found[]> {
  const source = saringan.impor === undefined ? await students(db, saringan, asker) : operators(saringan.impor, asker)
  const { rows } = await sql<Found>`${source} ORDER BY id_akun`.execute(db)
  return rows
}
