import { perluTotp } from '@sivitas/rules/platform/perlu-totp'
import { berlakuPada, scopesBerlaku } from '@sivitas/rules/platform/hak-akses'
import { bacaScopes } from '@sivitas/rules/platform/scope'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { inTransaction, type AppDatabase, type Db } from '../db/client'
import type { College } from '../tenant/queries'
import { findAccount, findSession, type AccountRow, type SessionRow } from './queries'
import type { Session } from './session'
import type { AccessClaims } from './token'

const FRESH_MS = 15_000
const KEPT = 5_000

/** Answers the session behind an access token. Reads may see it up to 15 s old, writes ask the database (PL-R9). */
export class Sessions {
  readonly #app: AppDatabase
  readonly #kept = new Map<string, { at: number; session: Session }>()

  constructor(app: AppDatabase) {
    this.#app = app
  }

  async forRead(claims: AccessClaims, college: College): Promise<Session | null> {
    const kept = this.#kept.get(claims.sid)
    if (kept && Date.now() - kept.at < FRESH_MS && kept.session.collegeId === college.collegeId) return kept.session
    return await inTransaction(this.#app, { collegeId: college.collegeId, readOnly: true }, (db) => this.forWrite(db, claims, college))
  }

  /** Reads it anew, inside the caller's transaction. */
  async forWrite(db: Db, claims: AccessClaims, college: College): Promise<Session | null> {
    const row = await findSession(db, college.collegeId, claims.sid)
    const session = row && isAlive(row, claims, college) ? toSession(row, college) : null
    if (session) this.#keep(session)
    else this.#kept.delete(claims.sid)
    return session
  }

  /**
   * Whoever asked for work that runs in the background, with the rights that he has now; null when he may not work any
   * more. `id` stands for the session that he asked in.
   */
  async forJob(db: Db, job: { id: string; akun: string; atasNama: string | null }, college: College): Promise<Session | null> {
    const row = await findAccount(db, college.collegeId, job.akun)
    if (!row || !mayWork(row, college)) return null
    return toSession({ ...row, sid: job.id, versiSesi: row.versiToken, atasNama: job.atasNama, bolehUbah: true }, college)
  }

  /** Forgets a session that this process has just changed or ended. */
  forget(sid?: string): void {
    if (sid === undefined) this.#kept.clear()
    else this.#kept.delete(sid)
  }

  #keep(session: Session): void {
    if (this.#kept.size >= KEPT) {
      const [oldest] = this.#kept.keys()
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
    this.#kept.delete(session.sid)
    this.#kept.set(session.sid, { at: Date.now(), session })
  }
}

// A raised versi_token ends every session that began before it (password, rights, disabling).
const isAlive = (row: SessionRow, claims: AccessClaims, college: College): boolean =>
  row.uuid === claims.sub && row.versiSesi === row.versiToken && mayWork(row, college)

function mayWork(row: AccountRow, college: College): boolean {
  const today = hariIni(Date.now(), college.zonaWaktu as ZonaWaktu)
  const operatorWorks = row.idOperator === null || (row.aktif === true && (row.berlakuSelesai === null || row.berlakuSelesai >= today))
  return row.status !== 'nonaktif' && operatorWorks
}

const written = ({ scopes, berlakuMulai, berlakuSelesai }: SessionRow['grants'][number]) => ({
  berlakuMulai,
  berlakuSelesai,
  scopes: Object.entries(scopes).map(([kode, tingkat]) => `${kode}:${tingkat}`),
})

function toSession(row: SessionRow, college: College): Session {
  const today = hariIni(Date.now(), college.zonaWaktu as ZonaWaktu)
  const own = row.grants.map(written)
  const pinjaman = row.lent
    .filter((loan) => berlakuPada(loan, today))
    .map(({ dari, prodi, idProdi, ...loan }) => ({
      dari,
      prodi,
      idProdi: prodi === '' ? null : idProdi,
      scopes: bacaScopes(written(loan).scopes),
    }))
  const scopesSemua = scopesBerlaku([...own, ...row.lent.map(written)], today)
  return {
    sid: row.sid,
    collegeId: row.collegeId,
    uuid: row.uuid,
    username: row.username,
    nama: row.nama ?? row.username,
    email: row.email,
    roles: row.roles,
    scopes: scopesSemua,
    scopesSemua,
    scopesSendiri: scopesBerlaku(own, today),
    pinjaman,
    idOperator: row.idOperator,
    supervisor: row.supervisor ?? false,
    prodi: row.prodi ?? '',
    idProdi: row.idProdi,
    sesiSemester: row.sesiSemester ?? college.periodeAktif,
    wajibGantiSandi: row.wajibGantiSandi,
    hanyaBacaSampai: row.hanyaBacaSampai,
    wajibTotp: !row.totpAktif && row.atasNama === null && perluTotp(row.totpWajib, scopesSemua),
    atasNama: row.atasNama,
    bolehUbah: row.bolehUbah,
  }
}
