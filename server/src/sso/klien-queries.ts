import { sql } from 'kysely'
import type { Db } from '../db/client'

/** A registered system as the protocol needs it. */
export type Klien = {
  id: string
  nama: string
  jenis: string
  rahasiaHash: string | null
  rahasiaLamaHash: string | null
  rahasiaLamaSampai: Date | null
  rahasiaJwt: string | null
  redirectUri: string[]
  logoutUri: string | null
  backchannelLogoutUri: string | null
  metodeAuth: 'client_secret_basic' | 'client_secret_post' | 'none'
  scopeOidc: string[]
  peranDiizinkan: string[]
  petaGrup: Record<string, string>
  caraKirim: 'oidc' | 'kode' | 'jwt'
  parameterTambahan: Record<string, string>
  pihakPertama: boolean
  aktif: boolean
}

const COLUMNS = sql`id, nama, jenis, rahasia_hash, rahasia_lama_hash, rahasia_lama_sampai, rahasia_jwt, redirect_uri, logout_uri, backchannel_logout_uri,
  metode_auth, scope_oidc, peran_diizinkan, peta_grup, cara_kirim, parameter_tambahan, pihak_pertama, aktif`

export async function findKlien(db: Db, id: string): Promise<Klien | undefined> {
  const { rows } = await sql<Klien>`SELECT ${COLUMNS} FROM sso_klien WHERE id = ${id}`.execute(db)
  return rows[0]
}

/** The system in use that receives codes at an address. */
export async function findKlienAt(db: Db, alamat: string): Promise<Klien | undefined> {
  const { rows } =
    await sql<Klien>`SELECT ${COLUMNS} FROM sso_klien WHERE aktif AND ${alamat} = ANY (redirect_uri) ORDER BY id LIMIT 1`.execute(db)
  return rows[0]
}
