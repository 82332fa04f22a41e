import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../auth/context'
import { isianSalah, tanpaHak } from '../../kit/galat'

/**
 * Lets masked numbers out on paper: for who may write the area, with a reason (DM-R27).
 * @throws Galat 403 without the right, 422 without the reason
 */
export function assertBolehRahasia(
  { session }: Context,
  scope: 'F2' | 'F3',
  { rahasia, alasan }: { rahasia: boolean; alasan?: string | undefined },
): void {
  if (!rahasia) return
  if (!boleh(session.scopes, { scope, access: 'T' }))
    throw tanpaHak(`Perlu hak akses ${scope}:T untuk mencetak data pribadi tanpa disamarkan.`, { scope: [`${scope}:T`] })
  if (!alasan) throw isianSalah('alasan', 'Field tidak boleh kosong', 'wajib')
}
