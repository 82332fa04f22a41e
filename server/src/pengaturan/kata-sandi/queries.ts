import { bacaProdi } from '@sivitas/rules/platform/prodi-teks'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { cari?: string | undefined; roles?: string[] | undefined; status?: 'aktif' | 'terkunci' | 'nonaktif' | undefined }

const statusAkun = sql<'aktif' | 'terkunci' | 'nonaktif'>`CASE
  WHEN akun.status = 'nonaktif' OR operator.aktif = false THEN 'nonaktif'
  WHEN akun.status = 'terkunci' OR akun.terkunci_sampai > now() THEN 'terkunci'
  ELSE 'aktif' END`

/**
 * Accounts that somebody limited to some prodi may know of: students whom row-level security shows him, operators within
 * his list, lecturers.
 */
function visibleTo(prodi: string): RawBuilder<boolean> {
  if (prodi === '') return sql`true`
  return sql`((akun.id_mahasiswa IS NULL OR mahasiswa.id IS NOT NULL)
    AND (akun.id_operator IS NULL OR (operator.prodi <> '' AND string_to_array(ltrim(operator.prodi, '#'), '#') <@ ${bacaProdi(prodi)}::text[])))`
}

/** Looks the text up in each table by its own index before the accounts are joined. */
const found = (text: string): RawBuilder<boolean> => sql`(akun.username ILIKE ${contains(text)}
  OR akun.id_operator IN (SELECT id FROM operator WHERE nama ILIKE ${contains(text)})
  OR akun.id_mahasiswa IN (SELECT id FROM mahasiswa WHERE lower(nama) LIKE ${contains(text.toLowerCase())})
  OR akun.id_dosen IN (SELECT id FROM dosen WHERE lower(nama) LIKE ${contains(text.toLowerCase())}))`

/** Accounts of all roles with the name of the person behind them. */
export function selectAkun(db: Db, prodi: string, { cari, roles, status }: Filter = {}) {
  return db
    .selectFrom('akun')
    .leftJoin('operator', (on) => on.onRef('operator.collegeId', '=', 'akun.collegeId').onRef('operator.id', '=', 'akun.idOperator'))
    .leftJoin('mahasiswa', (on) => on.onRef('mahasiswa.collegeId', '=', 'akun.collegeId').onRef('mahasiswa.id', '=', 'akun.idMahasiswa'))
    .leftJoin('dosen', (on) => on.onRef('dosen.collegeId', '=', 'akun.collegeId').onRef('dosen.id', '=', 'akun.idDosen'))
    .select(['akun.uuid as id', 'akun.username', 'akun.email', 'akun.emailTerverifikasi', 'akun.idOperator'])
    .select(['akun.terkunciSampai', 'akun.sandiDiubahPada', 'akun.wajibGantiSandi', 'akun.terakhirMasuk'])
    .select((eb) => [
      eb.fn.coalesce('operator.nama', 'mahasiswa.nama', 'dosen.namaLengkap').as('nama'),
      sql<('ROLE_OPERATOR' | 'ROLE_MAHASISWA' | 'ROLE_DOSEN')[]>`akun.roles`.as('roles'),
      statusAkun.as('status'),
    ])
    .where(visibleTo(prodi))
    .$if(Boolean(cari), (query) => query.where(found(cari ?? '')))
    .$if(roles !== undefined, (query) => query.where(sql<boolean>`akun.roles && ${roles ?? []}::text[]`))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${statusAkun} = ${status ?? ''}`))
}

export type AkunRow = Awaited<ReturnType<ReturnType<typeof selectAkun>['execute']>>[number]

export const findAkunFor = (db: Db, prodi: string, uuid: string) => selectAkun(db, prodi).where('akun.uuid', '=', uuid).executeTakeFirst()

/** Opens a locked account and forgets its failures. */
export async function unlockAkun(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('gagalMasuk').where('idAkun', '=', uuid).execute()
  await db
    .updateTable('akun')
    .set({ terkunciSampai: null, jumlahKunci: 0, status: sql<string>`CASE WHEN status = 'terkunci' THEN 'aktif' ELSE status END` })
    .where('uuid', '=', uuid)
    .execute()
}

/** Comings and goings of one account, its failures too. */
export const selectRiwayatMasuk = (db: Db, idAkun: string) =>
  db
    .selectFrom('auditLog')
    .leftJoin('akun as wakil', (on) =>
      on.onRef('wakil.collegeId', '=', 'auditLog.collegeId').onRef('wakil.uuid', '=', 'auditLog.atasNamaOleh'),
    )
    .select(['auditLog.id', 'auditLog.waktu', 'auditLog.alamatIp', 'auditLog.peramban', 'auditLog.alasan', 'wakil.username as oleh'])
    .select(sql<'masuk' | 'gagal_masuk' | 'keluar' | 'login_sebagai'>`audit_log.aksi`.as('aksi'))
    .where('auditLog.idAkun', '=', idAkun)
    .where('auditLog.aksi', 'in', ['masuk', 'gagal_masuk', 'keluar', 'login_sebagai'])
