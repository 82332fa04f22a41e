import type { Db } from '../db/client'

/** One step of a client, for the log on /pengaturan/sso. */
export type Catatan = {
  idKlien: string | null
  langkah: string
  galat?: string | null
  pesan?: string | null
  alamatKembali?: string | null
  idAkun?: string | null
  alamatIp?: string | null
}

const short = (text: string | null | undefined, length: number) => text?.slice(0, length) ?? null

export async function insertCatatan(db: Db, { idKlien, langkah, galat, pesan, alamatKembali, idAkun, alamatIp }: Catatan): Promise<void> {
  const berhasil = !galat
  const row = { idKlien: short(idKlien, 40), langkah, berhasil, galat: short(galat, 60), pesan: short(pesan, 300) }
  await db
    .insertInto('ssoCatatan')
    .values({ ...row, alamatKembali: short(alamatKembali, 400), idAkun: idAkun ?? null, alamatIp: alamatIp ?? null })
    .execute()
}
