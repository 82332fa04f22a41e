import { bacaProdi, galatProdi, prodiDalamBatas } from '@sivitas/rules/platform/prodi-teks'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { bolehMenyentuh } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import type { Context } from '../../auth/context'
import { Galat, isianSalah, tanpaHak } from '../../kit/galat'
import type { Viewer } from './operator-queries'
import { findOpenScopes, listAdministrators, lockOperators } from './rights-queries'
import { listKnownProdi, type Target } from './write-queries'

/** Who acts, and in which transaction; a request's context and a step of a job have it. */
export type Actor = Pick<Context, 'db' | 'session'> & { tenant: Pick<Context['tenant'], 'college'> }

/** Calendar day in the college's zone. */
export const todayOf = ({ tenant }: Pick<Actor, 'tenant'>): string => hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)

export const viewerOf = (context: Pick<Context, 'tenant' | 'session'>): Viewer => ({
  today: todayOf(context),
  prodi: context.session.prodi,
  idOperator: context.session.idOperator,
})

/**
 * Runs a write that may take rights away, and refuses it when the college would be left without an administrator, or the
 * caller without his own A:T (edge case 16).
 */
export async function keepingAdministrators<T>(context: Actor, write: () => Promise<T>): Promise<T> {
  const { db, session } = context
  const today = todayOf(context)
  await lockOperators(db)
  const before = await listAdministrators(db, today)
  const answer = await write()
  const after = await listAdministrators(db, today)
  if (before.length > 0 && after.length === 0)
    throw new Galat([409, 'administrator_terakhir'], 'Perguruan tinggi ini harus memiliki sedikitnya satu administrator (A:T) yang aktif.')
  const self = session.idOperator
  if (self !== null && before.includes(self) && !after.includes(self))
    throw new Galat([409, 'akun_sendiri'], 'Anda tidak dapat melepas hak administrator (A:T) Anda sendiri.')
  return answer
}

/**
 * Whether the caller may change this operator: he lies within the caller's prodi, and carries A only if the caller does.
 * @throws Galat 403
 */
export async function assertMayTouch(context: Context, target: Target): Promise<void> {
  const { db, session } = context
  if (!prodiDalamBatas(session.prodi, target.prodi)) throw outsideProdi(session.prodi, target.prodi)
  if (!bolehMenyentuh(session.scopes, await findOpenScopes(db, target.id, todayOf(context))))
    throw tanpaHak('Operator ini administrator: hanya administrator setingkat yang dapat mengubahnya.', { scope: ['A'] })
}

/**
 * Checks the prodi that an operator is to be given: known to the college, and within the caller's own list (PL-R28).
 * @throws Galat 422 on an unknown code, 403 outside the list
 */
export async function assertProdi({ db, session }: Context, prodi: string): Promise<void> {
  const unknown = galatProdi(prodi, await listKnownProdi(db, bacaProdi(prodi)))
  if (unknown) throw isianSalah('prodi', unknown, 'tidak_ditemukan')
  if (!prodiDalamBatas(session.prodi, prodi)) throw outsideProdi(session.prodi, prodi)
}

function outsideProdi(own: string, wanted: string): Galat {
  const allowed = bacaProdi(own)
  const foreign = bacaProdi(wanted).find((kode) => !allowed.includes(kode))
  const message = foreign
    ? `Program studi ${foreign} di luar akses Anda.`
    : `Anda hanya dapat mengelola operator program studi ${allowed.join(', ')}, bukan semua program studi.`
  return new Galat([403, 'prodi'], message, {
    errors: [{ field: 'prodi', code: 'prodi', message }],
    rincian: { prodi: foreign ?? 'semua' },
  })
}
