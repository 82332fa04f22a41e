import type { Context } from '../../../auth/context'
import { acrossProdi, noteAct } from '../../../auth/queries'
import { dropFile } from '../../../files/files'
import { Galat } from '../../../kit/galat'
import { cekPemilik, sebutMilik } from '../pemilik'
import { openMahasiswa } from './buka'
import { berkasDokumen, berkasOrang, hapusOrangSendiri, hapusRegistrasi } from './hapus-queries'
import { larangNim } from './nim-queries'

/**
 * Deletes a registration that was entered by mistake, and its person with the last of them (DM-R24). The NIM stays taken.
 * @throws Galat 409 with the counts of what hangs on it, and what to do instead
 */
export async function hapusMahasiswa({ db }: Context, { id, alasan }: { id: string; alasan: string }): Promise<void> {
  const mahasiswa = await openMahasiswa(db, id)
  const milik = await cekPemilik(db, id)
  if (milik.length > 0)
    throw new Galat(
      [409, 'dipakai'],
      `${mahasiswa.nama} memiliki ${sebutMilik(milik)}, sehingga tidak dapat dihapus. Catat sebagai Mengundurkan Diri, Mutasi, atau Dikeluarkan pada tab Status.`,
      { rincian: { jumlah: milik } },
    )
  await noteAct(db, { alasan })
  const berkas = await berkasDokumen(db, id)
  await hapusRegistrasi(db, id)
  await larangNim(db, [mahasiswa.nim, ...mahasiswa.nimLama], mahasiswa.nama)
  // Out of sight once his last registration here is gone; he may have one elsewhere.
  await acrossProdi(db, async () => {
    const milikOrang = await berkasOrang(db, mahasiswa.idBiodata)
    if (await hapusOrangSendiri(db, mahasiswa.idBiodata)) berkas.push(...milikOrang)
  })
  for (const satu of berkas) await dropFile(db, satu)
}
