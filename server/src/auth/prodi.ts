import { Galat } from '../kit/galat'
import type { Session } from './session'

/**
 * Whether the caller may touch what belongs to a prodi. Tables with a wall of their own need no asking; those that
 * everybody may read (prodi, akreditasi, dosen) ask here before a write or a detail (conventions section 4).
 */
export const mayTouchProdi = ({ idProdi: own }: Pick<Session, 'idProdi'>, idProdi: string): boolean => own === null || own.includes(idProdi)

/** @throws Galat 403 */
export function assertProdi(session: Pick<Session, 'idProdi'>, idProdi: string): void {
  if (!mayTouchProdi(session, idProdi)) throw new Galat([403, 'prodi'], 'Program studi di luar akses Anda.')
}
