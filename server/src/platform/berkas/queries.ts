import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Writes into the audit log that a file was fetched, by whom and from where. */
export async function noteDownload(db: Db, { id, nama }: { id: string; nama: string }): Promise<void> {
  await sql`
    INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label)
    VALUES (app_college(), app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid, nullif(current_setting('app.alamat_ip', true), ''),
            nullif(current_setting('app.peramban', true), ''), nullif(current_setting('app.request_id', true), ''), 'unduh', 'berkas', ${id}, ${nama})`.execute(
    db,
  )
}
