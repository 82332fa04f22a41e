import { sql } from 'kysely'
import type { Db } from '../../db/client'
import type { Context } from '../context'

export type AkunMasuk = NonNullable<Awaited<ReturnType<typeof findAkunByLogin>>>

const fields = [
  'uuid',
  'username',
  'email',
  'emailTerverifikasi',
  'roles',
  'status',
  'terkunciSampai',
  'jumlahKunci',
  'sandiHash',
  'wajibGantiSandi',
  'versiToken',
  'idOperator',
  'idMahasiswa',
] as const

/** Username, verified e-mail or idOperator (PL-R1). */
export function findAkunByLogin(db: Db, login: string) {
  const idOperator = /^\d{1,9}$/.test(login) ? Number(login) : null
  return db
    .selectFrom('akun')
    .select(fields)
    .where((eb) =>
      eb.or([
        eb('username', '=', login),
        eb.and([eb(sql`lower(email)`, '=', login), eb('emailTerverifikasi', '=', true)]),
        ...(idOperator === null ? [] : [eb('idOperator', '=', idOperator)]),
      ]),
    )
    .orderBy(sql`username = ${login}`, 'desc')
    .orderBy('uuid')
    .limit(1)
    .executeTakeFirst()
}

export const findAkun = (db: Db, uuid: string) => db.selectFrom('akun').select(fields).where('uuid', '=', uuid).executeTakeFirstOrThrow()

/** Failures of an account since its last success, newest 20. */
export const listFailures = (db: Db, idAkun: string) =>
  db.selectFrom('gagalMasuk').select('waktu').where('idAkun', '=', idAkun).orderBy('waktu', 'desc').limit(20).execute()

/** Failures from an address in the last hour, the longest window that a college may set. */
export const listAddressFailures = (db: Db, alamatIp: string) =>
  db
    .selectFrom('gagalMasuk')
    .select(['waktu', 'loginHash'])
    .where('alamatIp', '=', alamatIp)
    .where('waktu', '>', sql<Date>`now() - interval '60 minutes'`)
    .orderBy('waktu', 'desc')
    .limit(500)
    .execute()

export const insertFailure = (db: Db, row: { idAkun: string | null; loginHash: string; alamatIp: string }) =>
  db.insertInto('gagalMasuk').values(row).execute()

export const lockAkun = (db: Db, uuid: string, until: Date) =>
  db
    .updateTable('akun')
    .set((eb) => ({ terkunciSampai: until, jumlahKunci: eb('jumlahKunci', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()

/** A success empties the record of failures (PL-R2). */
export async function clearFailures(db: Db, uuid: string): Promise<void> {
  await db
    .with('terhapus', (cte) => cte.deleteFrom('gagalMasuk').where('idAkun', '=', uuid))
    .updateTable('akun')
    .set({ terkunciSampai: null, jumlahKunci: 0, terakhirMasuk: sql<Date>`now()` })
    .where('uuid', '=', uuid)
    .execute()
}

/** Puts an act into the audit log that no row change tells by itself: signing in, failing, signing out. */
export const recordAct = (
  { db, http }: Pick<Context, 'db' | 'http'>,
  row: { aksi: 'masuk' | 'gagal_masuk' | 'keluar' | 'ubah'; idAkun: string | null; label: string | null; alasan?: string },
) =>
  db
    .insertInto('auditLog')
    .values({ ...row, entitas: 'akun', idBaris: row.idAkun, alamatIp: http.ip, peramban: http.userAgent, requestId: http.requestId })
    .execute()

export type SesiBaru = {
  id: string
  idAkun: string
  berakhirPada: Date
  versiToken: number
  alamatIp: string
  peramban: string
  /** 'portal-operator' unless another system opened it. */
  klien?: string
  amr?: string[]
  idInduk?: string | null
  atasNama?: string | null
  alasan?: string | null
  bolehUbah?: boolean
}

export const insertSesi = (db: Db, row: SesiBaru) => db.insertInto('sesi').values(row).execute()

/** A session with the state of its account, whatever its own; locked against a second tab. */
export const findSesiForRefresh = (db: Db, id: string) =>
  db
    .selectFrom('sesi')
    .innerJoin('akun', (on) => on.onRef('akun.collegeId', '=', 'sesi.collegeId').onRef('akun.uuid', '=', 'sesi.idAkun'))
    .select(['sesi.id', 'sesi.idAkun', 'sesi.urutan', 'sesi.diputarPada', 'sesi.berakhirPada', 'sesi.dicabutPada', 'sesi.versiToken'])
    .select(['akun.status as statusAkun', 'akun.versiToken as versiAkun'])
    .select(sql<boolean>`sesi.id_induk IS NULL OR sesi_hidup(sesi.id_induk)`.as('indukHidup'))
    .where('sesi.id', '=', id)
    .forUpdate('sesi')
    .executeTakeFirst()

export const rotateSesi = (db: Db, id: string, row: { urutan: number; alamatIp: string; peramban: string }) =>
  db
    .updateTable('sesi')
    .set({ ...row, diputarPada: sql<Date>`now()`, terakhirDipakai: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

export type SebabCabut = 'keluar' | 'sandi' | 'reuse' | 'admin' | 'nonaktif'

export const revokeSesi = (db: Db, id: string, sebab: SebabCabut) =>
  db
    .updateTable('sesi')
    .set({ dicabutPada: sql<Date>`now()`, sebabCabut: sebab })
    .where('id', '=', id)
    .where('dicabutPada', 'is', null)
    .executeTakeFirst()

export const revokeAllSesi = (db: Db, idAkun: string, sebab: SebabCabut) =>
  db
    .updateTable('sesi')
    .set({ dicabutPada: sql<Date>`now()`, sebabCabut: sebab })
    .where('idAkun', '=', idAkun)
    .where('dicabutPada', 'is', null)
    .execute()

/**
 * Ends a session with those that were handed over from it: the separate portal's and every 'login sebagai'. A handed-over
 * session of the portal takes the one it came from along; a 'login sebagai' ends alone.
 */
export async function revokeFamily(db: Db, id: string, sebab: SebabCabut): Promise<void> {
  await sql`
    WITH akar AS (SELECT CASE WHEN atas_nama IS NULL THEN coalesce(id_induk, id) ELSE id END AS id FROM sesi WHERE id::text = ${id})
    UPDATE sesi SET dicabut_pada = now(), sebab_cabut = ${sebab}
     WHERE dicabut_pada IS NULL AND (id IN (SELECT id FROM akar) OR id_induk IN (SELECT id FROM akar))`.execute(db)
}

export const listLivingSesi = (db: Db, idAkun: string) =>
  db
    .selectFrom('sesi')
    .select(['id', 'klien', 'peramban', 'alamatIp', 'dibuatPada', 'terakhirDipakai', 'berakhirPada'])
    .where('idAkun', '=', idAkun)
    .where('dicabutPada', 'is', null)
    .where('berakhirPada', '>', sql<Date>`now()`)
    .orderBy('terakhirDipakai', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

export const findSesiOwner = (db: Db, id: string) =>
  db.selectFrom('sesi').select('idAkun').where('id', '=', id).where('dicabutPada', 'is', null).executeTakeFirst()
