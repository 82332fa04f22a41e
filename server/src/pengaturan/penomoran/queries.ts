import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Terakhir = { kunci: string; terakhir: number; tanggal: string }

/** Schemes with their counters and how many numbers they gave out. */
export function selectPenomoran(db: Db, { ulang, cari }: { ulang?: string | undefined; cari?: string | undefined } = {}) {
  const used = (status: string) =>
    sql<number>`(SELECT count(*)::int FROM nomor_terpakai t WHERE t.college_id = n.college_id AND t.id_nomor = n.id AND t.status = ${status})`
  return db
    .selectFrom('nomorDokumen as n')
    .select([
      'n.id',
      'n.versi',
      'n.diubahPada',
      'n.kode',
      'n.nama',
      'n.pola',
      'n.ulang',
      'n.cakupanHitung',
      'n.kodeUnit',
      'n.kodeJenis',
      'n.mulai',
    ])
    .select([
      used('dipakai').as('jumlahDipakai'),
      used('batal').as('jumlahBatal'),
      sql<Terakhir[]>`coalesce((SELECT jsonb_agg(h ORDER BY h.tanggal DESC, h.kunci) FROM (
        SELECT p.kunci, p.terakhir, p.tanggal FROM nomor_penghitung p
         WHERE p.college_id = n.college_id AND p.id_nomor = n.id ORDER BY p.tanggal DESC, p.kunci LIMIT 5) h), '[]'::jsonb)`.as('terakhir'),
    ])
    .$if(ulang !== undefined, (query) => query.where('n.ulang', '=', ulang ?? ''))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('n.kode', 'ilike', contains(cari ?? '')), eb('n.nama', 'ilike', contains(cari ?? ''))])),
    )
}

export const findPenomoran = (db: Db, id: string) => selectPenomoran(db).where('n.id', '=', id).executeTakeFirst()
export type PenomoranRow = NonNullable<Awaited<ReturnType<typeof findPenomoran>>>

/** Names of the units whose keys stand in counters. */
export async function listUnitNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; nama: string }>`
    SELECT id::text, nama FROM fakultas WHERE id::text = ANY (${ids}::text[])
    UNION ALL SELECT id::text, jenjang_prodi || ' - ' || nama FROM prodi WHERE id::text = ANY (${ids}::text[])
    UNION ALL SELECT id::text, nama FROM lokasi WHERE id::text = ANY (${ids}::text[])`.execute(db)
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

type NomorFilter = { id: string; status?: string | undefined; kunci?: string | undefined; cari?: string | undefined }

/** 'Daftar nomor' of a scheme. */
export function selectNomor(db: Db, { id, status, kunci, cari }: NomorFilter) {
  return db
    .selectFrom('nomorTerpakai as t')
    .leftJoin('dokumen as d', (on) => on.onRef('d.collegeId', '=', 't.collegeId').onRef('d.id', '=', 't.idDokumen'))
    .select(['t.id', 't.nilai', 't.nomor', 't.kunci', 't.tanggal', 't.status', 't.idDokumen', 't.sebab', 't.dibuatPada'])
    .select(sql<string | null>`d.judul || ' - ' || coalesce(d.nim_pemilik, d.nama_pemilik)`.as('judulDokumen'))
    .where('t.idNomor', '=', id)
    .$if(status !== undefined, (query) => query.where('t.status', '=', status ?? ''))
    .$if(kunci !== undefined, (query) => query.where('t.kunci', '=', kunci ?? ''))
    .$if(Boolean(cari), (query) => query.where('t.nomor', 'ilike', contains(cari ?? '')))
}
