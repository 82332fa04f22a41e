import { kartuPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import type { JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { listCetakan, listContoh, type Cetakan } from '../../akademik/public'
import { listCetakanPetugas, listContohPetugas, type CetakanPetugas } from '../../data-master/public'
import type { Db } from '../../db/client'

/** A trial paper, of whichever area. */
export type CetakanUji = Cetakan | CetakanPetugas

/** Papers of a kind for these owners, from the area that keeps them: cards of who works here are Data Master's, all else is akademik's. */
export const cetakanOf = async (db: Db, jenis: JenisTemplate, dari: { ids: readonly string[]; periode: number }): Promise<CetakanUji[]> =>
  kartuPetugas(jenis) ? await listCetakanPetugas(db, jenis, dari.ids) : await listCetakan(db, jenis, dari)

/** Owners who are hard on a template of the kind. */
export const contohOf = async (db: Db, jenis: JenisTemplate, dari: { jumlah: number; periode: number }): Promise<string[]> =>
  kartuPetugas(jenis) ? await listContohPetugas(db, jenis, dari.jumlah) : await listContoh(db, jenis, dari)
