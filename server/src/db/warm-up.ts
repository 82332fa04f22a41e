import { sql } from 'kysely'
import { inTransaction, type AppDatabase } from './client'

/** Connections that stay open however quiet it is, so that the first click after a pause does not wait for a new one. */
export const KEPT_CONNECTIONS = 4

/**
 * Opens the connections that are kept and lets each read what the database says about the tables that nearly every page
 * joins: columns, indexes, walls. A connection that has to do so within a request takes some 50 ms more. No rows are read,
 * since without a college none are visible.
 */
export async function warmUp(app: AppDatabase): Promise<void> {
  await Promise.all(
    Array.from({ length: KEPT_CONNECTIONS }, () =>
      inTransaction(app, { collegeId: null, readOnly: true }, (db) =>
        sql`
          SELECT m.id FROM mahasiswa m
            JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
            JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
            LEFT JOIN jenis_kelas jk ON jk.college_id = m.college_id AND jk.id = m.id_jenis_kelas
            LEFT JOIN kampus ka ON ka.college_id = m.college_id AND ka.id = m.id_kampus
            LEFT JOIN kelas_default kd ON kd.college_id = m.college_id AND kd.id = m.id_kelas_default
            LEFT JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
            LEFT JOIN riwayat_status r ON r.college_id = m.college_id AND r.id_mahasiswa = m.id
            LEFT JOIN aktivitas_kuliah a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id
            LEFT JOIN sesi s ON s.college_id = m.college_id AND s.id = m.id
            LEFT JOIN operator o ON o.college_id = m.college_id AND o.id = 0
           LIMIT 1`.execute(db),
      ),
    ),
  )
}
