import { kartuPetugas, type JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { Db } from '../../../db/client'
import { listOrangKartu, type OrangKartu } from './kartu-queries'
import { listOrangPetugas } from './petugas-queries'

/** Holders by id in the order of their numbers, from the register of the kind. */
export const orangOf = async (
  db: Db,
  ids: readonly string[],
  { jenis, ...cara }: { jenis: JenisKartu; hari: string; hold: boolean },
): Promise<OrangKartu[]> =>
  kartuPetugas(jenis) ? await listOrangPetugas(db, ids, { jenis, ...cara }) : await listOrangKartu(db, ids, { jenis, ...cara })
