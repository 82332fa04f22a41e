import { isAdmin, tampakMenu, type Scopes, type SyaratScope } from './scope'

export type PutusanGerbang =
  | { readonly buka: true }
  | { readonly buka: false; readonly status: 404; readonly alamatLain: string | null }
  | { readonly buka: false; readonly status: 403; readonly pesan: string }

export interface MintaDataMaster {
  readonly path: string
  readonly scopes: Scopes
  /** Scope of the screen, from the menu definition. */
  readonly syarat: SyaratScope
  /** konfigurasi data_master_aktif; '0' = the master data are kept in another system. */
  readonly dataMasterAktif: string
  /** Where that other system is, if it is known. */
  readonly urlSikadLegacy?: string | null
}

const PEMBUKA = ['F1', 'F2', 'F3', 'F4', 'F7']

function namaSyarat(syarat: SyaratScope): string {
  if (syarat === null) return '-'
  if (typeof syarat === 'string') return syarat
  return 'type' in syarat ? syarat.scopes.join(' atau ') : syarat.join(' dan ')
}

/**
 * Answers whether a path below /data-master opens (PL-R21): hidden by the college -> 404 for
 * everyone, an administrator too; none of the area's scopes -> 403; not the screen's -> 403 that
 * names it. Other paths always pass; they have guards of their own.
 */
export function gerbangDataMaster(minta: MintaDataMaster): PutusanGerbang {
  if (!/^\/data-master(\/|$)/.test(minta.path)) return { buka: true }
  if (minta.dataMasterAktif === '0') return { buka: false, status: 404, alamatLain: minta.urlSikadLegacy || null }
  const { scopes, syarat } = minta
  // A screen such as 'Cetak Status Aktivitas' also opens with LP, which is none of the five.
  if (tampakMenu(scopes, syarat) && syarat !== null) return { buka: true }
  if (!isAdmin(scopes) && !PEMBUKA.some((kode) => scopes[kode] !== undefined)) {
    return { buka: false, status: 403, pesan: 'Anda tidak memiliki hak akses ke Data Master. Hubungi administrator.' }
  }
  if (tampakMenu(scopes, syarat)) return { buka: true }
  return { buka: false, status: 403, pesan: `Anda tidak memiliki hak akses ${namaSyarat(syarat)} untuk halaman ini` }
}
