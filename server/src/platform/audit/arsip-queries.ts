import { sql } from 'kysely'
import type { Db } from '../../db/client'

export type Batas = { sampaiUrut: number; dariWaktu: Date; sampaiWaktu: Date; jumlah: number }

/** How far the log of the caller's college may be archived: to the last link before the first row of a younger month. */
export async function batasArsip(db: Db, tahun: number): Promise<Batas | null> {
  const { rows } = await sql<{ [Name in keyof Batas]: Batas[Name] | null }>`
    WITH muda AS (
      SELECT min(r.urut) AS urut FROM audit_log a JOIN audit_rantai r ON r.college_id = a.college_id AND r.id_audit = a.id
       WHERE a.waktu >= date_trunc('month', now() - make_interval(years => ${tahun}))
    )
    SELECT max(r.urut) AS sampai_urut, min(a.waktu) AS dari_waktu, max(a.waktu) AS sampai_waktu, count(*)::int AS jumlah
      FROM audit_rantai r JOIN audit_log a ON a.college_id = r.college_id AND a.id = r.id_audit CROSS JOIN muda
     WHERE r.urut < coalesce(muda.urut, 9223372036854775807)`.execute(db)
  const [row] = rows
  return row?.sampaiUrut ? (row as Batas) : null
}

export type BarisRantai = { urut: number; hash: string; baris: unknown }

/** Links with their rows, in the order of the chain. */
export async function halamanRantai(
  db: Db,
  { setelah, sampai, banyak }: { setelah: number; sampai: number; banyak: number },
): Promise<BarisRantai[]> {
  const { rows } = await sql<BarisRantai>`
    SELECT r.urut, encode(r.hash, 'hex') AS hash, to_jsonb(a) AS baris
      FROM audit_rantai r JOIN audit_log a ON a.college_id = r.college_id AND a.id = r.id_audit
     WHERE r.urut > ${setelah} AND r.urut <= ${sampai} ORDER BY r.urut LIMIT ${banyak}`.execute(db)
  return rows
}

type Arsip = Batas & { id: string; sha256: string; idBerkas: string }

/** Records an archive and lets its rows go; the database refuses what is younger than five years or does not end where the chain does. */
export async function catatArsip(db: Db, { id, sampaiUrut, dariWaktu, sampaiWaktu, jumlah, sha256, idBerkas }: Arsip): Promise<void> {
  await sql`
    INSERT INTO audit_arsip (id, sampai_urut, dari_waktu, sampai_waktu, jumlah, sha256, id_berkas, hash_akhir)
    SELECT ${id}, ${sampaiUrut}, ${dariWaktu}, ${sampaiWaktu}, ${jumlah}, ${sha256}, ${idBerkas}, r.hash FROM audit_rantai r WHERE r.urut = ${sampaiUrut}`.execute(
    db,
  )
  await sql`SELECT audit_lepas(${sampaiUrut})`.execute(db)
}
