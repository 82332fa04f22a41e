import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

export type DokumenAda = {
  id: string
  idMahasiswa: string
  jenis: string
  idBerkas: string
  sha256: string
  statusVerifikasi: 'menunggu' | 'sah' | 'ditolak'
  alasanTolak: string | null
  diverifikasiOleh: string | null
  diverifikasiPada: string | null
}

/** Papers of some students, the newest of each kind first. */
export async function listDokumenAda(db: Db, idMahasiswa: readonly string[]): Promise<DokumenAda[]> {
  const { rows } = await sql<DokumenAda>`
    SELECT d.id, d.id_mahasiswa, d.jenis, d.id_berkas, b.sha256, d.status_verifikasi, d.alasan_tolak, d.diverifikasi_oleh, d.diverifikasi_pada::text
      FROM dokumen_mahasiswa d JOIN berkas b ON b.college_id = d.college_id AND b.id = d.id_berkas
     WHERE d.id_mahasiswa = ANY (${[...idMahasiswa]}::uuid[]) ORDER BY d.id_mahasiswa, d.jenis, d.dibuat_pada DESC, d.id`.execute(db)
  return rows
}

export type DokumenBaru = { id: string; idMahasiswa: string; jenis: string; idBerkas: string }

/** Files new papers, and gives those that are there another content; all of them wait to be verified. */
export async function tulisDokumen(
  db: Db,
  { baru, ganti }: { baru: readonly DokumenBaru[]; ganti: readonly DokumenBaru[] },
): Promise<void> {
  await sql`
    INSERT INTO dokumen_mahasiswa (id, id_mahasiswa, jenis, id_berkas)
    SELECT n.id, n."idMahasiswa", n.jenis, n."idBerkas"
      FROM jsonb_to_recordset(${JSON.stringify(baru)}::jsonb) AS n(id uuid, "idMahasiswa" uuid, jenis text, "idBerkas" uuid)`.execute(db)
  await sql`
    UPDATE dokumen_mahasiswa d SET id_berkas = n."idBerkas", status_verifikasi = 'menunggu', alasan_tolak = NULL, diverifikasi_oleh = NULL, diverifikasi_pada = NULL
      FROM jsonb_to_recordset(${JSON.stringify(ganti)}::jsonb) AS n(id uuid, "idBerkas" uuid) WHERE d.id = n.id`.execute(db)
}

/** A paper that an import wrote, and what stood there before; none where the import filed it. */
export type Kembali = { id: string; berkas: string; lama: DokumenAda | null }

/** Takes papers back that still are as the import left them and that nobody has verified; answers their ids. */
export async function kembalikanDokumen(db: Db, rows: readonly Kembali[]): Promise<Set<string>> {
  const hapus = await sql<{ id: string }>`
    DELETE FROM dokumen_mahasiswa d USING jsonb_to_recordset(${JSON.stringify(rows.filter(({ lama }) => lama === null))}::jsonb) AS n(id uuid, berkas uuid)
     WHERE d.id = n.id AND d.id_berkas = n.berkas AND d.status_verifikasi = 'menunggu' RETURNING d.id`.execute(db)
  const ubah = await sql<{ id: string }>`
    UPDATE dokumen_mahasiswa d SET id_berkas = n."idBerkas", status_verifikasi = n."statusVerifikasi", alasan_tolak = n."alasanTolak",
           diverifikasi_oleh = n."diverifikasiOleh", diverifikasi_pada = n."diverifikasiPada"
      FROM jsonb_to_recordset(${JSON.stringify(rows.flatMap(({ lama, berkas }) => (lama ? [{ ...lama, berkas }] : [])))}::jsonb)
        AS n(id uuid, berkas uuid, "idBerkas" uuid, "statusVerifikasi" text, "alasanTolak" text, "diverifikasiOleh" uuid, "diverifikasiPada" timestamptz)
     WHERE d.id = n.id AND d.id_berkas = n.berkas AND d.status_verifikasi = 'menunggu' RETURNING d.id`.execute(db)
  return new Set([...hapus.rows, ...ubah.rows].map(({ id }) => id))
}
