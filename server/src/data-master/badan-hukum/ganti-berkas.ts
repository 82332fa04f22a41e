import type { JenisBerkas } from '@sivitas/contract/platform/berkas/berkas'
import type { Db } from '../../db/client'
import { dropFile, keepFile } from '../../files/files'

type Place = { jenis: JenisBerkas; pemilikJenis: string; idPemilik: string; field: string; mime?: readonly string[] }

/** Gives the one file of a row to it, or takes it away: not named leaves it, null takes it off, another one replaces it. */
export async function gantiBerkas(
  db: Db,
  place: Place,
  { baru, lama }: { baru: string | null | undefined; lama: string | null },
): Promise<void> {
  if (baru === undefined || baru === lama) return
  if (baru) await keepFile(db, baru, { ...place, area: 'data-master', menggantikan: lama })
  else if (lama) await dropFile(db, lama)
}
