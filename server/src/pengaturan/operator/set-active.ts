import type { Context } from '../../auth/context'
import { revokeAllSesi } from '../../auth/masuk/queries'
import { noteAct } from '../../auth/queries'
import { Galat, isianSalah } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { closeAkun, lockOperator, reopenAkun, type Target } from './write-queries'

/**
 * Disables an operator with a reason, which ends every session of his at once, or lets him in again (table States).
 * @throws Galat 409 on one's own account, 422 without a reason
 */
export async function setActive(
  context: Context,
  target: Target,
  { aktif, alasan }: { aktif: boolean; alasan?: string | null | undefined },
): Promise<void> {
  const { db, session, services } = context
  if (aktif === target.aktif) return
  if (!aktif && target.id === session.idOperator)
    throw new Galat([409, 'akun_sendiri'], 'Anda tidak dapat menonaktifkan akun Anda sendiri.')
  if (!aktif && !alasan) throw isianSalah('alasan', 'Field tidak boleh kosong', 'wajib')
  await noteAct(db, { alasan: alasan ?? undefined })
  const versi = (await lockOperator(db, target.id))?.versi ?? target.versi
  await updateVersioned(db, 'operator', { id: target.id, versi, aktif })
  if (aktif) return void (await reopenAkun(db, target.idAkun))
  await closeAkun(db, target.idAkun)
  await revokeAllSesi(db, target.idAkun, 'nonaktif')
  services.sessions.forget()
}
