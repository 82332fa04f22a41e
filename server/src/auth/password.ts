import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { pelanggaranSandi, pesanSandi, type PemilikSandi } from '@sivitas/rules/platform/kata-sandi'
import { sandiPertama } from '@sivitas/rules/platform/sandi-pertama'
import { dictionary } from '@zxcvbn-ts/language-common'
import { isianSalah } from '../kit/galat'

/** The 10,000 commonest passwords of the list, which is sorted by frequency (PL-R6). */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000))

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let dummy: Promise<string> | null = null

/**
 * Whether a password fits a hash. Without a hash the same work is done on a dummy one, so that nobody can tell an
 * unknown user from a wrong password by the clock (PL-R1).
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await (dummy ??= hash('bukan kata sandi siapa pun'))), password)
  return fits && Boolean(stored)
}

/** @throws Galat 422 on `field` when a new password breaks PL-R6; earlier ones are hashes */
export async function assertNewPassword(
  field: string,
  password: string,
  { owner, earlier, minimum }: { owner: PemilikSandi; earlier: readonly string[]; minimum: number },
): Promise<void> {
  const [broken] = pelanggaranSandi(password, { pemilik: owner, umum: COMMON, panjangMin: minimum })
  if (broken) throw isianSalah(field, pesanSandi(broken, minimum), broken)
  for (const old of earlier) {
    if (await verify(old, password)) throw isianSalah(field, 'Kata sandi ini pernah dipakai. Pilih yang belum pernah Anda pakai.', 'pernah')
  }
}

/** A first password such as 'kudu-9274-batik' (PL-R6). */
export const firstPassword = (): string => sandiPertama([randomInt(2 ** 31), randomInt(2 ** 31), randomInt(2 ** 31)])
