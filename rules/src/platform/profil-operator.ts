/** What an operator may change of himself; all else is the administrator's (PL-R27). */
const BIDANG_SENDIRI: ReadonlySet<string> = new Set(['nama', 'email', 'foto', 'idFoto', 'password', 'oldPassword', 'sesiSemester', 'versi'])

/**
 * Answers why these fields may not be written to an operator, or null (PL-R27). With O1:T everything
 * may; without it only one's own profile and only the listed fields.
 */
export function tolakUbahOperator(bidang: readonly string[], pelaku: { sendiri: boolean; o1Tulis: boolean }): string | null {
  if (pelaku.o1Tulis) return null
  if (pelaku.sendiri && bidang.every((nama) => BIDANG_SENDIRI.has(nama))) return null
  return 'Jenis Operator dan Hak Akses hanya dapat diubah oleh administrator.'
}

/** Answers whether a password that came with the profile is to be set: an empty one leaves it unchanged (PL-R27). */
export function sandiDiisi(password: string | null | undefined): boolean {
  return password !== null && password !== undefined && password !== ''
}

/** Answers the yellow hint below an e-mail that is saved although it looks incomplete, or null (edge case 20). */
export function petunjukSurel(email: string, sah: (teks: string) => boolean): string | null {
  return email.trim() === '' || sah(email.trim()) ? null : 'Surel tampaknya tidak lengkap; pengingat tidak akan terkirim.'
}
