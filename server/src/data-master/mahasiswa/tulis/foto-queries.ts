import type { Db } from '../../../db/client'

/** Writes which file is a person's photo. */
export const setFoto = (db: Db, idBiodata: string, idFoto: string | null) =>
  db.updateTable('biodata').set({ idFoto }).where('id', '=', idBiodata).execute()
