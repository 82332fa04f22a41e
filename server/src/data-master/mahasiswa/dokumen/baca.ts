import { boleh } from '@sivitas/rules/platform/scope'
import type { Session } from '../../../auth/session'
import type { Db } from '../../../db/client'
import { biodataTerlihat, mahasiswaTerlihat } from './queries'

const PEMBACA = ['F3', 'F4', 'F7'] as const

const punyaHak = (session: Session): boolean => PEMBACA.some((scope) => boleh(session.scopes, { scope, access: 'B' }))

/** Whether the photo of a person may be seen: by every operator who may see one of his registrations. */
export const fotoMahasiswaTerlihat = (db: Db, idBiodata: string): Promise<boolean> => biodataTerlihat(db, idBiodata)

/** Whether a paper of a student may be read: by who has the scope of students, and his prodi. */
export const bolehBacaDokumen = async (db: Db, session: Session, idMahasiswa: string): Promise<boolean> =>
  punyaHak(session) && (await mahasiswaTerlihat(db, idMahasiswa))

/** The same for a diploma of earlier schooling, which belongs to the person. */
export const bolehBacaIjazah = async (db: Db, session: Session, idBiodata: string): Promise<boolean> =>
  punyaHak(session) && (await biodataTerlihat(db, idBiodata))
