import type { OperatorBaru } from '@sivitas/contract/pengaturan/operator/operator'
import { surelSah } from '@sivitas/rules/platform/validator'
import type { z } from 'zod'
import type { Context } from '../../auth/context'
import { replacePassword } from '../../auth/masuk/sandi'
import { firstPassword, hashPassword } from '../../auth/password'
import { withWords } from '../../kit/constraint'
import { duplikat, Galat, isianSalah, tidakDitemukan } from '../../kit/galat'
import { assignRoles } from './grants'
import { assertProdi, todayOf } from './guardians'
import { keepPhoto } from './photo'
import { lockOperators } from './rights-queries'
import { attachAkun, findAkunWithoutOperator, insertAkun, insertOperator, lokasiExists, nextIdOperator, updateAkun } from './write-queries'

type Input = z.output<typeof OperatorBaru>

/** What the database's own constraints mean for an operator. */
export const AKUN_WORDS = {
  akun_college_id_username_key: () => duplikat('username', 'Nama pengguna sudah dipakai'),
  akun_email: () => duplikat('email', 'Surel sudah dipakai akun lain'),
}

/**
 * Makes an operator with his account, or gives an account that has another role its operator.
 * @returns his number, and the first password when the server made one
 */
export async function createOperator(context: Context, input: Input): Promise<{ id: number; sandiPertama: string | null }> {
  const { db, tenant } = context
  await assertProdi(context, input.prodi)
  await assertPlaceAndEnd(context, input)
  await lockOperators(db)
  const id = await nextIdOperator(db)
  const { nama, email = null, telepon = null, supervisor, prodi, idLokasi = null, berlakuSelesai = null, idFoto = null } = input
  await keepPhoto(context, { id, idFoto: null }, idFoto)
  await insertOperator(db, {
    id,
    nama,
    email,
    telepon,
    supervisor,
    prodi,
    idLokasi,
    berlakuSelesai,
    sesiSemester: tenant.college.periodeAktif,
    idFoto,
  })
  const sandiPertama = input.idAkun ? await joinAkun(context, input.idAkun, { id, email }) : await openAkun(context, input, id)
  await assignRoles(context, id, input.role)
  return { id, sandiPertama }
}

async function openAkun(context: Context, { username, email = null, password }: Input, id: number): Promise<string | null> {
  const { db } = context
  await assertUsernameFree(context, username)
  const sandiPertama = password ? null : firstPassword()
  // A typed password is checked against the finished account below; until then nobody can sign in with this one.
  const sandiHash = await hashPassword(sandiPertama ?? firstPassword())
  const { uuid } = await withWords(AKUN_WORDS, () =>
    insertAkun(db, { username, email, emailTerverifikasi: email !== null && surelSah(email), idOperator: id, sandiHash }),
  )
  if (password) await replacePassword(context, uuid, { field: 'password', password, mustChange: true })
  return sandiPertama
}

/** One person, one account: a lecturer who becomes an operator keeps his (table akun). */
async function joinAkun({ db }: Context, uuid: string, { id, email }: { id: number; email: string | null }): Promise<null> {
  const akun = await findAkunWithoutOperator(db, { uuid })
  if (!akun) throw tidakDitemukan('Akun')
  if (akun.idOperator !== null) throw duplikat('username', 'Nama pengguna sudah dipakai')
  if (akun.roles.includes('ROLE_MAHASISWA'))
    throw new Galat([409, 'duplikat'], 'Akun mahasiswa tidak dapat dijadikan operator. Buat akun tersendiri.')
  await attachAkun(db, akun.uuid, id)
  if (email) await withWords(AKUN_WORDS, () => updateAkun(db, akun.uuid, { email, emailTerverifikasi: surelSah(email) }))
  return null
}

/** Says of a taken username whether its account could become this operator's. */
export async function assertUsernameFree({ db }: Context, username: string): Promise<void> {
  const taken = await findAkunWithoutOperator(db, { username })
  if (!taken) return
  const joinable = taken.idOperator === null && !taken.roles.includes('ROLE_MAHASISWA')
  const message = 'Nama pengguna sudah dipakai'
  throw new Galat([409, 'duplikat'], message, {
    errors: [{ field: 'username', code: 'duplikat', message }],
    ...(joinable ? { rincian: { idAkun: taken.uuid, roles: taken.roles } } : {}),
  })
}

/** The place exists, and the last day is not over already. */
export async function assertPlaceAndEnd(
  context: Context,
  { idLokasi, berlakuSelesai }: { idLokasi?: string | null | undefined; berlakuSelesai?: string | null | undefined },
): Promise<void> {
  if (idLokasi && !(await lokasiExists(context.db, idLokasi))) throw isianSalah('idLokasi', 'Lokasi tidak ditemukan.', 'tidak_ditemukan')
  if (berlakuSelesai && berlakuSelesai < todayOf(context)) throw isianSalah('berlakuSelesai', 'Tanggal tidak boleh sebelum hari ini')
}
