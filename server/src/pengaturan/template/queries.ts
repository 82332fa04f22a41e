import type { Temuan } from '@sivitas/contract/pengaturan/template/template'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { jenis?: readonly string[] | undefined; status?: string | undefined; kode?: string | undefined; cari?: string | undefined }

/** Digest of everything that a test print looks at; kept beside the test, so that a change makes the test stale. */
const sidik = sql<string>`md5(concat_ws('|', t.isi::text, t.kolom::text, t.margin::text, t.kertas, t.orientasi, t.bahasa, t.huruf, t.ukuran::text, t.penandatangan::text,
  t.tanda_air, t.catatan_kaki, t.qr::text))`

const lastTest = (column: string) =>
  sql`(SELECT ${sql.ref(`u.${column}`)} FROM template_uji u WHERE u.college_id = t.college_id AND u.id_template = t.id ORDER BY u.pada DESC, u.id LIMIT 1)`

/** Versions of templates with how often they were used and whether their last test print still counts. */
export function selectTemplate(db: Db, { jenis, status, kode, cari }: Filter = {}) {
  return db
    .selectFrom('template as t')
    .leftJoin('akun as a', (on) => on.onRef('a.collegeId', '=', 't.collegeId').onRef('a.uuid', '=', 't.terbitOleh'))
    .leftJoin('operator as o', (on) => on.onRef('o.collegeId', '=', 'a.collegeId').onRef('o.id', '=', 'a.idOperator'))
    .select([
      't.id',
      't.versi',
      't.diubahPada',
      't.jenis',
      't.nama',
      't.kode',
      't.nomorVersi',
      't.status',
      't.cakupan',
      't.kertas',
      't.terbitPada',
    ])
    .select([
      sql<string | null>`coalesce(o.nama, a.username)`.as('terbitOleh'),
      sql<number>`(SELECT count(*)::int FROM dokumen d WHERE d.college_id = t.college_id AND d.id_template = t.id)`.as('jumlahDokumen'),
      sql<
        'berhasil' | 'gagal' | 'basi' | 'belum'
      >`CASE WHEN ${lastTest('sidik')} IS NULL THEN 'belum' WHEN ${lastTest('sidik')} <> ${sidik} THEN 'basi'
        WHEN ${lastTest('berhasil')} THEN 'berhasil' ELSE 'gagal' END`.as('uji'),
    ])
    .$if(jenis !== undefined, (query) => query.where(sql<boolean>`t.jenis = ANY (${jenis}::text[])`))
    .$if(status !== undefined, (query) => query.where('t.status', '=', status ?? ''))
    .$if(kode !== undefined, (query) => query.where(sql<boolean>`lower(t.kode) = lower(${kode ?? ''})`))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('t.nama', 'ilike', contains(cari ?? '')), eb('t.kode', 'ilike', contains(cari ?? ''))])),
    )
}

/** Drafts that nobody has published yet, by kind: as many as the list of the kind shows under 'Draf'. */
export async function countTemplateDraf(db: Db): Promise<{ jenis: string; jumlah: number; tertua: string }[]> {
  const { rows } = await sql<{ jenis: string; jumlah: number; tertua: string }>`
    SELECT jenis, count(*)::int AS jumlah, min(dibuat_pada)::date AS tertua FROM template WHERE status = 'draf' GROUP BY jenis ORDER BY jenis`.execute(
    db,
  )
  return rows
}

export type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplate>['executeTakeFirstOrThrow']>>

export const findTemplateRow = (db: Db, id: string) => selectTemplate(db).where('t.id', '=', id).executeTakeFirst()

/** Holds a template until the transaction ends, before it is published. */
export const holdTemplate = (db: Db, id: string) => sql`SELECT 1 FROM template WHERE id = ${id} FOR UPDATE`.execute(db)

type Uji = {
  id: string
  pada: Date
  berhasil: boolean
  jumlah: number
  halaman: number
  temuan: Temuan[]
  idBerkas: string | null
  basi: boolean
}

/** The last test print, and whether the content was changed since. */
export async function findLastTest(db: Db, idTemplate: string): Promise<Uji | undefined> {
  const { rows } = await sql<Uji>`
    SELECT u.id, u.pada, u.berhasil, u.jumlah, u.halaman, u.temuan, u.id_berkas, u.sidik <> ${sidik} AS basi
      FROM template_uji u JOIN template t ON t.college_id = u.college_id AND t.id = u.id_template
     WHERE u.id_template = ${idTemplate} ORDER BY u.pada DESC, u.id LIMIT 1`.execute(db)
  return rows[0]
}

export async function insertTest(
  db: Db,
  row: {
    id: string
    idTemplate: string
    berhasil: boolean
    jumlah: number
    halaman: number
    temuan: readonly Temuan[]
    idBerkas: string | null
  },
): Promise<void> {
  await sql`
    INSERT INTO template_uji (id, id_template, sidik, berhasil, jumlah, halaman, temuan, id_berkas, oleh)
    SELECT ${row.id}, t.id, ${sidik}, ${row.berhasil}, ${row.jumlah}, ${row.halaman}, ${JSON.stringify(row.temuan)}::jsonb, ${row.idBerkas}, app_akun()
      FROM template t WHERE t.id = ${row.idTemplate}`.execute(db)
}

type Other = { id: string; kode: string; nama: string; nomorVersi: number; cakupan: Record<string, unknown>; sama: boolean }

/** Published templates of the kind, and whether each has exactly the cakupan of this one. */
export async function listPublishedBeside(db: Db, id: string): Promise<Other[]> {
  const { rows } = await sql<Other>`
    SELECT x.id, x.kode, x.nama, x.nomor_versi, x.cakupan, x.cakupan = t.cakupan AS sama
      FROM template t JOIN template x ON x.college_id = t.college_id AND x.jenis = t.jenis AND x.status = 'terbit' AND x.id <> t.id
     WHERE t.id = ${id}`.execute(db)
  return rows
}

export const archive = (db: Db, ids: readonly string[]) =>
  sql`UPDATE template SET status = 'arsip' WHERE id = ANY (${ids}::uuid[])`.execute(db)

export const publish = (db: Db, { id, versi }: { id: string; versi: number }) =>
  sql`UPDATE template SET status = 'terbit', terbit_pada = now(), terbit_oleh = app_akun() WHERE id = ${id} AND versi = ${versi}`.execute(
    db,
  )

/** The number that the next version of a kode gets. */
export async function nextVersion(db: Db, jenis: string, kode: string): Promise<number> {
  const { rows } = await sql<{ nomor: number }>`
    SELECT coalesce(max(nomor_versi), 0)::int + 1 AS nomor FROM template WHERE jenis = ${jenis} AND lower(kode) = lower(${kode})`.execute(
    db,
  )
  return rows[0]?.nomor ?? 1
}

/** A draft with the content of another template. */
export async function copyTemplate(
  db: Db,
  from: string,
  { kode, nama, nomorVersi }: { kode: string; nama: string; nomorVersi: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO template (jenis, nama, kode, nomor_versi, cakupan, kertas, orientasi, margin, bahasa, isi, kolom, huruf, ukuran, penandatangan, id_nomor, tanda_air, catatan_kaki, qr)
    SELECT jenis, ${nama}, ${kode}, ${nomorVersi}, cakupan, kertas, orientasi, margin, bahasa, isi, kolom, huruf, ukuran, penandatangan, id_nomor, tanda_air, catatan_kaki, qr
      FROM template WHERE id = ${from} RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The template to copy is gone.')
  return row.id
}

/** Names for a cakupan in words. */
export async function listScopeNames(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nama: string }>`
    SELECT id::text, kode || ' ' || nama AS nama FROM prodi UNION ALL SELECT id::text, nama FROM kampus UNION ALL SELECT id::text, nama FROM jenis_kelas`.execute(
    db,
  )
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

/** Whether a file belongs to a template already, such as the one that a design was copied from. */
export async function milikTemplate(db: Db, idBerkas: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM berkas WHERE id = ${idBerkas} AND pemilik_jenis = 'template' AND status = 'tersimpan'`.execute(db)
  return rows.length > 0
}
