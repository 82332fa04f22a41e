import type { ContohKartu } from '@sivitas/contract/data-master/mahasiswa/template-kartu'
import { kartuPetugas, type JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { REGISTER_PETUGAS } from './petugas-queries'

/** Students of the newest cohorts: enough to find a long name among, and no walk through all of them. */
const DARI = 2000

/** Who may hold a card of a kind, with what a design is tried by. */
const pemegang = (jenis: JenisKartu) =>
  kartuPetugas(jenis)
    ? sql`SELECT o.id, o.nama, o.id_foto FROM (${REGISTER_PETUGAS[jenis]}) o WHERE o.aktif`
    : sql`SELECT m.id, m.nama, b.id_foto
            FROM (SELECT id, nama, id_biodata, college_id FROM mahasiswa WHERE status IN ('A','S','U','O') ORDER BY angkatan DESC, nim LIMIT ${sql.lit(DARI)}) m
            JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata`

/** Five real holders of a kind: the longest name, one without photo, the shortest name, and two with a photo (template-kartu, Preview). */
export async function listContohKartu(db: Db, jenis: JenisKartu): Promise<ContohKartu[]> {
  const { rows } = await sql<ContohKartu>`
    WITH o AS MATERIALIZED (${pemegang(jenis)}), ciri AS (
      (SELECT 1 AS urut, id, nama, 'Nama terpanjang' AS ciri FROM o ORDER BY length(nama) DESC, nama, id LIMIT 1)
      UNION ALL (SELECT 2, id, nama, 'Tanpa foto' FROM o WHERE id_foto IS NULL ORDER BY nama, id LIMIT 1)
      UNION ALL (SELECT 3, id, nama, 'Nama terpendek' FROM o ORDER BY length(nama), nama, id LIMIT 1)
      UNION ALL (SELECT 4, id, nama, 'Dengan foto' FROM o WHERE id_foto IS NOT NULL ORDER BY nama, id LIMIT 5)
      UNION ALL (SELECT 5, id, nama, 'Lainnya' FROM o ORDER BY nama DESC, id LIMIT 5))
    SELECT id, nama, ciri FROM (SELECT DISTINCT ON (id) * FROM ciri ORDER BY id, urut) satu ORDER BY urut, nama, id LIMIT 5`.execute(db)
  return rows
}
