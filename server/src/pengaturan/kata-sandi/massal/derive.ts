import { createHmac } from 'node:crypto'
import { sandiPertama } from '@sivitas/rules/platform/sandi-pertama'

/** Three numbers that only the holder of the key can know. */
function numbers(kunci: string, subject: string): [number, number, number] {
  const bytes = createHmac('sha256', kunci).update(subject).digest()
  return [bytes.readUInt32BE(0), bytes.readUInt32BE(4), bytes.readUInt32BE(8)]
}

/** First password of an account in this run; the same whenever the run is repeated (PL-R6). */
export const passwordOf = (kunci: string, idAkun: string): string => sandiPertama(numbers(kunci, `akun:${idAkun}`))

/** Password of the run's ZIP: two first passwords' worth, since it guards thousands of them. */
export const zipPassword = (kunci: string): string => `${sandiPertama(numbers(kunci, 'zip:1'))}-${sandiPertama(numbers(kunci, 'zip:2'))}`
