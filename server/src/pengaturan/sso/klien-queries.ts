import { sql } from 'kysely'
import type { SsoKlien } from '@sivitas/contract/pengaturan/sso/klien'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { cari?: string | undefined; jenis?: string | undefined }

/** Registered systems with the last time that somebody got in through them; secrets stay where they are. */
export const selectKlien = (db: Db, { cari, jenis }: Filter = {}) =>
  db
    .selectFrom('ssoKlien')
    .select(['id', 'nama', 'redirectUri', 'logoutUri', 'backchannelLogoutUri', 'pihakPertama', 'aktif', 'versi', 'diubahPada'])
    .select([
      sql<SsoKlien['jenis']>`jenis`.as('jenis'),
      sql<SsoKlien['metodeAuth']>`metode_auth`.as('metodeAuth'),
      sql<SsoKlien['scopeOidc']>`scope_oidc`.as('scopeOidc'),
      sql<SsoKlien['peranDiizinkan']>`peran_diizinkan`.as('peranDiizinkan'),
      sql<SsoKlien['petaGrup']>`peta_grup`.as('petaGrup'),
      sql<SsoKlien['caraKirim']>`cara_kirim`.as('caraKirim'),
      sql<SsoKlien['parameterTambahan']>`parameter_tambahan`.as('parameterTambahan'),
      sql<Date | null>`CASE WHEN rahasia_lama_sampai > now() THEN rahasia_lama_sampai END`.as('rahasiaLamaSampai'),
      sql<Date | null>`(SELECT max(c.waktu) FROM sso_catatan c WHERE c.college_id = sso_klien.college_id AND c.id_klien = sso_klien.id AND c.berhasil)`.as(
        'terakhirDipakai',
      ),
    ])
    .$if(Boolean(cari), (query) => query.where(sql<boolean>`(id ILIKE ${contains(cari ?? '')} OR nama ILIKE ${contains(cari ?? '')})`))
    .$if(jenis !== undefined, (query) => query.where('jenis', '=', jenis ?? ''))

export const findKlienRow = (db: Db, id: string): Promise<SsoKlien | undefined> => selectKlien(db).where('id', '=', id).executeTakeFirst()

/** Lists and maps go in as they are stored. */
export function columnsOf(values: Record<string, unknown>): Record<string, unknown> {
  const json = ['petaGrup', 'parameterTambahan']
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, json.includes(name) && value !== undefined ? JSON.stringify(value) : value]),
  )
}

type Secret = { rahasiaHash: string | null; rahasiaJwt: string | null }

/** A new secret; the one before works on for a day. */
export async function replaceSecret(db: Db, id: string, { rahasiaHash, rahasiaJwt }: Secret): Promise<Date | null> {
  const { rows } = await sql<{ rahasiaLamaSampai: Date | null }>`
    UPDATE sso_klien
       SET rahasia_lama_hash = rahasia_hash,
           rahasia_lama_sampai = CASE WHEN rahasia_hash IS NULL THEN NULL ELSE now() + interval '24 hours' END,
           rahasia_hash = ${rahasiaHash}, rahasia_jwt = ${rahasiaJwt}
     WHERE id = ${id} RETURNING rahasia_lama_sampai`.execute(db)
  return rows[0]?.rahasiaLamaSampai ?? null
}

export async function isLinked(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('konfigurasi')
    .select('keyword')
    .where('keyword', 'in', ['klien_lms', 'klien_de', 'klien_elib'])
    .where('value', '=', id)
    .executeTakeFirst()
  return row?.keyword ?? null
}

type CatatanRow = {
  id: number
  waktu: Date
  idKlien: string | null
  langkah: string
  berhasil: boolean
  galat: string | null
  pesan: string | null
  alamatKembali: string | null
  username: string | null
}

/** The last 100 steps, of one client or of all. */
export async function listCatatan(db: Db, { idKlien, gagal }: { idKlien?: string | undefined; gagal: boolean }): Promise<CatatanRow[]> {
  const { rows } = await sql<CatatanRow>`
    SELECT c.id::int AS id, c.waktu, c.id_klien, c.langkah, c.berhasil, c.galat, c.pesan, c.alamat_kembali, a.username
      FROM sso_catatan c LEFT JOIN akun a ON a.college_id = c.college_id AND a.uuid = c.id_akun
     WHERE (${idKlien ?? null}::text IS NULL OR c.id_klien = ${idKlien ?? null}) AND (NOT ${gagal}::boolean OR NOT c.berhasil)
     ORDER BY c.id DESC LIMIT 100`.execute(db)
  return rows
}

export async function listHakAksesNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('hakAkses').select('nama').orderBy('nama').execute()
  return rows.map(({ nama }) => nama)
}

export const listPublishedKeys = (db: Db) =>
  db.selectFrom('ssoKunci').select(['kid', 'dibuatPada']).orderBy('dibuatPada', 'desc').orderBy('kid').execute()

export const selectIdp = (db: Db) =>
  db
    .selectFrom('idpLuar')
    .select(['id', 'nama', 'issuer', 'clientId', 'aktif', 'versi', 'diubahPada'])
    .select([
      sql<boolean>`rahasia IS NOT NULL`.as('adaRahasia'),
      sql<number>`(SELECT count(*)::int FROM akun_idp t WHERE t.college_id = idp_luar.college_id AND t.id_idp = idp_luar.id)`.as(
        'jumlahAkun',
      ),
    ])

export const findIdpRow = (db: Db, id: string) => selectIdp(db).where('id', '=', id).executeTakeFirst()
