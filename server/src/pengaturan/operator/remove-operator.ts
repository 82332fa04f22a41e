import type { Context } from '../../auth/context'
import { Galat, dipakai, tidakDitemukan } from '../../kit/galat'
import { assertMayTouch, keepingAdministrators } from './guardians'
import { deleteOperator, hasWritten, lockOperator } from './write-queries'

/**
 * Takes an operator away who never wrote anything; history must keep the name of everybody else.
 * @throws Galat 409 `dipakai` with 'Nonaktifkan' as the way out, 409 on oneself and the last administrator
 */
export async function removeOperator(context: Context, id: number): Promise<void> {
  const { db, session, services } = context
  await keepingAdministrators(context, async () => {
    const target = await lockOperator(db, id)
    if (!target) throw tidakDitemukan('Operator')
    if (target.id === session.idOperator) throw new Galat([409, 'akun_sendiri'], 'Anda tidak dapat menghapus akun Anda sendiri.')
    await assertMayTouch(context, target)
    if (await hasWritten(db, target.idAkun))
      throw dipakai(`Operator ${target.nama} sudah pernah mengubah data, sehingga tidak dapat dihapus. Nonaktifkan saja.`)
    await deleteOperator(db, target)
  })
  services.sessions.forget()
}
