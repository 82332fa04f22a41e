import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = {
  jenis?: readonly string[] | undefined
  status?: readonly string[] | undefined
  idPemilik?: string | undefined
  idTemplate?: string | undefined
  prodi?: readonly string[] | undefined
  tanggal?: { after?: string | undefined; before?: string | undefined } | undefined
  cari?: string | undefined
}

const nameOf = (column: string) => sql<string | null>`(
  SELECT coalesce(o.nama, a.username) FROM akun a LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
   WHERE a.college_id = d.college_id AND a.uuid = ${sql.ref(column)})`

/** Issued documents of the kinds that the caller may look at. */
export function selectDokumen(db: Db, { jenis, status, idPemilik, idTemplate, prodi, tanggal, cari }: Filter) {
  return db
    .selectFrom('dokumen as d')
    .innerJoin('template as t', (on) => on.onRef('t.collegeId', '=', 'd.collegeId').onRef('t.id', '=', 'd.idTemplate'))
    .select(['d.id', 'd.kode', 'd.jenis', 'd.nomor', 'd.judul', 'd.pemilikJenis', 'd.idPemilik', 'd.tanggal', 'd.idPeriode as periode'])
    .select(['d.idTemplate', 't.nama as namaTemplate', 'd.nomorVersi', 'd.status', 'd.diterbitkanPada', 'd.jumlahCetak'])
    .select([nameOf('d.diterbitkanOleh').as('diterbitkanOleh'), sql<string>`concat_ws(' - ', d.nim_pemilik, d.nama_pemilik)`.as('pemilik')])
    .$if(jenis !== undefined, (query) => query.where(sql<boolean>`d.jenis = ANY (${jenis}::text[])`))
    .$if(Boolean(status?.length), (query) => query.where(sql<boolean>`d.status = ANY (${status}::text[])`))
    .$if(idPemilik !== undefined, (query) => query.where('d.idPemilik', '=', idPemilik ?? ''))
    .$if(idTemplate !== undefined, (query) => query.where('d.idTemplate', '=', idTemplate ?? ''))
    .$if(Boolean(prodi?.length), (query) => query.where(sql<boolean>`d.id_prodi = ANY (${prodi}::uuid[])`))
    .$if(tanggal?.after !== undefined, (query) => query.where('d.tanggal', '>=', tanggal?.after ?? ''))
    .$if(tanggal?.before !== undefined, (query) => query.where('d.tanggal', '<=', tanggal?.before ?? ''))
    .$if(Boolean(cari), (query) =>
      query.where(
        sql<boolean>`(d.nomor ILIKE ${contains(cari ?? '')} OR d.nama_pemilik ILIKE ${contains(cari ?? '')} OR d.nim_pemilik ILIKE ${contains(cari ?? '')} OR d.kode = ${cari ?? ''})`,
      ),
    )
}

export type DokumenRow = Awaited<ReturnType<ReturnType<typeof selectDokumen>['executeTakeFirstOrThrow']>>

export const findDokumen = (db: Db, id: string) => selectDokumen(db, {}).where('d.id', '=', id).executeTakeFirst()

export type Akhir = { alasan: string | null; berakhirPada: Date | null; berakhirOleh: string | null; idPengganti: string | null }

/** How a document came to its end, where it did. */
export async function findAkhir(db: Db, id: string): Promise<Akhir> {
  const { rows } = await sql<Akhir>`
    SELECT d.alasan, d.berakhir_pada, ${nameOf('d.berakhir_oleh')} AS berakhir_oleh, d.id_pengganti FROM dokumen d WHERE d.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? { alasan: null, berakhirPada: null, berakhirOleh: null, idPengganti: null }
}

type Mata = {
  id: string
  nomor: string | null
  status: 'draf' | 'terbit' | 'diganti' | 'dibatalkan'
  diterbitkanPada: Date | null
  hash: string | null
}

/** The document with those that it replaced and that replaced it, oldest first. */
export async function listRantai(db: Db, id: string): Promise<Mata[]> {
  const { rows } = await sql<Mata>`
    WITH RECURSIVE maju AS (
      SELECT id, id_pengganti FROM dokumen WHERE id = ${id}
      UNION SELECT d.id, d.id_pengganti FROM dokumen d JOIN maju m ON d.college_id = app_college() AND d.id = m.id_pengganti),
    mundur AS (
      SELECT id FROM dokumen WHERE id = ${id}
      UNION SELECT d.id FROM dokumen d JOIN mundur m ON d.college_id = app_college() AND d.id_pengganti = m.id)
    SELECT d.id, d.nomor, d.status, d.diterbitkan_pada, d.hash FROM dokumen d
     WHERE d.id IN (SELECT id FROM maju UNION SELECT id FROM mundur) ORDER BY d.diterbitkan_pada, d.id`.execute(db)
  return rows
}

/** Fingerprints of later copies. */
export async function listSalinan(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`SELECT hash FROM dokumen_cetak WHERE id_dokumen = ${id} ORDER BY ke`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** The document that a code stands for. */
export async function findByKode(db: Db, kode: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM dokumen WHERE kode = ${kode} AND status <> 'draf'`.execute(db)
  return rows[0]?.id
}

/** Looking at a document, or printing a copy, leaves a line in its history. */
export const recordUse = (
  db: Db,
  row: { aksi: 'unduh' | 'cetak'; idBaris: string; label: string; idAkun: string; alamatIp: string; peramban: string; requestId: string },
) =>
  db
    .insertInto('auditLog')
    .values({ ...row, entitas: 'dokumen' })
    .execute()
