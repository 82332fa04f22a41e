import type { OperatorUbah } from '@sivitas/contract/pengaturan/operator/operator'
import { sandiDiisi, tolakUbahOperator } from '@sivitas/rules/platform/profil-operator'
import { boleh } from '@sivitas/rules/platform/scope'
import { surelSah } from '@sivitas/rules/platform/validator'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { clearRefreshCookie } from '../../auth/masuk/cookie'
import { replacePassword } from '../../auth/masuk/sandi'
import { passwordFits } from '../../auth/password'
import { noteAct } from '../../auth/queries'
import { withWords } from '../../kit/constraint'
import { isianSalah, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { updateVersioned } from '../../kit/versioned'
import { AKUN_WORDS, assertPlaceAndEnd, assertUsernameFree } from './create-operator'
import { assignRoles } from './grants'
import { assertMayTouch, assertProdi, keepingAdministrators } from './guardians'
import { keepPhoto, receivePhoto } from './photo'
import { setActive } from './set-active'
import { lockOperator, recordOperatorChange, touchOperator, updateAkun, type Target } from './write-queries'

export type OperatorChange = z.output<typeof OperatorUbah>
type Changes = { sebelum: Record<string, unknown>; sesudah: Record<string, unknown> }

/** Whether the password that came along was set, so that the person has to sign in anew. */
type Outcome = { ownPasswordChanged: boolean }

/** PL-R27: one's own profile in a few fields, everything with O1:T. What is not named stays as it is. */
export async function updateOperator(context: Context, change: OperatorChange): Promise<Outcome> {
  const { session } = context
  const sendiri = session.idOperator === change.idOperator
  const named = Object.entries(change).flatMap(([name, value]) => (value === undefined || name === 'idOperator' ? [] : [name]))
  const o1Tulis = boleh(session.scopes, { scope: 'O1', access: 'T' })
  const refusal = tolakUbahOperator(named, { sendiri, o1Tulis })
  if (refusal) throw tanpaHak(refusal, { scope: ['O1:T'] })
  return o1Tulis ? await keepingAdministrators(context, () => write(context, change, sendiri)) : await write(context, change, sendiri)
}

async function write(context: Context, change: OperatorChange, own: boolean): Promise<Outcome> {
  const { db, services } = context
  const target = await lockOperator(db, change.idOperator)
  if (!target) throw tidakDitemukan('Operator')
  if (!own) await assertMayTouch(context, target)
  await checkFields(context, change, target)
  if (change.alasan) await noteAct(db, { alasan: change.alasan })

  const idFoto = await receivePhoto(context, change)
  await keepPhoto(context, target, idFoto)
  await updateVersioned(db, 'operator', { ...columnsOf(change), idFoto, id: target.id, versi: change.versi ?? target.versi })
  const changes = merge([await writeAkun(context, change, target), await writeRoles(context, change, target)])
  if (change.aktif !== undefined) await setActive(context, target, { aktif: change.aktif, alasan: change.alasan })
  if (changes) await tellHistory(context, target, { ...changes, alasan: change.alasan ?? null })
  const ownPasswordChanged = await writePassword(context, change, { target, own })
  services.sessions.forget()
  return { ownPasswordChanged }
}

async function checkFields(context: Context, { prodi, idLokasi, berlakuSelesai }: OperatorChange, target: Target): Promise<void> {
  if (prodi !== undefined && prodi !== target.prodi) await assertProdi(context, prodi)
  await assertPlaceAndEnd(context, { idLokasi, berlakuSelesai: berlakuSelesai === target.berlakuSelesai ? undefined : berlakuSelesai })
}

const columnsOf = ({ nama, email, telepon, supervisor, prodi, idLokasi, berlakuSelesai, sesiSemester }: OperatorChange) => ({
  nama,
  email,
  telepon,
  supervisor,
  prodi,
  idLokasi,
  berlakuSelesai,
  sesiSemester,
})

/** Username and e-mail belong to the account; an e-mail that matches the pattern counts as verified (table operator). */
async function writeAkun(context: Context, { username, email }: OperatorChange, target: Target): Promise<Changes | null> {
  const { db } = context
  const renamed = username !== undefined && username !== target.username
  if (renamed && target.terakhirMasuk !== null)
    throw isianSalah('username', 'Nama pengguna tidak dapat diubah setelah operator pernah masuk.', 'tetap')
  if (renamed) await assertUsernameFree(context, username)
  const mailed = email !== undefined && email !== target.email
  if (!renamed && !mailed) return null
  await withWords(AKUN_WORDS, () =>
    updateAkun(db, target.idAkun, {
      ...(renamed ? { username } : {}),
      ...(mailed ? { email, emailTerverifikasi: email !== null && surelSah(email) } : {}),
    }),
  )
  return renamed ? { sebelum: { username: target.username }, sesudah: { username } } : null
}

async function writeRoles(context: Context, { role }: OperatorChange, target: Target): Promise<Changes | null> {
  const assigned = role && (await assignRoles(context, target.id, role))
  return assigned ? { sebelum: { role: assigned.before }, sesudah: { role: assigned.after } } : null
}

/** Another's password is a first password, to be changed at once; one's own needs the old one. */
async function writePassword(
  context: Context,
  { password, oldPassword }: OperatorChange,
  { target, own }: { target: Target; own: boolean },
): Promise<boolean> {
  if (!sandiDiisi(password)) return false
  if (own) {
    if (!oldPassword) throw isianSalah('oldPassword', 'Field tidak boleh kosong', 'wajib')
    if (!(await passwordFits(target.sandiHash, oldPassword))) throw isianSalah('oldPassword', 'Password lama tidak sesuai')
  }
  await replacePassword(context, target.idAkun, { field: 'password', password: password ?? '', mustChange: !own })
  if (own) clearRefreshCookie(context)
  return own
}

const merge = (parts: readonly (Changes | null)[]): Changes | null =>
  parts.reduce<Changes | null>(
    (all, part) => (part ? { sebelum: { ...all?.sebelum, ...part.sebelum }, sesudah: { ...all?.sesudah, ...part.sesudah } } : all),
    null,
  )

async function tellHistory({ db, session, http }: Context, target: Target, changes: Changes & { alasan: string | null }): Promise<void> {
  const { alasan, ...values } = changes
  await touchOperator(db, target.id)
  await recordOperatorChange(
    db,
    { idOperator: target.id, nama: target.nama, ...values },
    {
      idAkun: session.uuid,
      atasNamaOleh: session.atasNama,
      alamatIp: http.ip,
      peramban: http.userAgent,
      requestId: http.requestId,
      alasan,
    },
  )
}
