import type { Context } from '../../../auth/context'
import { noteAct } from '../../../auth/queries'
import { Galat } from '../../../kit/galat'
import { cekPemilik, ikatanPeriode, sebutMilik } from '../pemilik'

type Letak = { idProdi: string; idKampus: string; idJenisKelas: string; periodeMasuk: number }

/**
 * Whether prodi, period of entry, campus or kind of class may change at once (DM-R25): a wrong prodi or period only while
 * nothing hangs on the registration, the others while nothing hangs on the current period, unless a Supervisor says why.
 * @throws Galat 409 with the counts
 */
export async function assertBolehPindah(
  { db, session }: Context,
  { lama, baru, alasan }: { lama: Letak & { id: string }; baru: Letak; alasan?: string | null | undefined },
): Promise<void> {
  const dasar = lama.idProdi !== baru.idProdi || lama.periodeMasuk !== baru.periodeMasuk
  const tempat = lama.idKampus !== baru.idKampus || lama.idJenisKelas !== baru.idJenisKelas
  if (!dasar && !tempat) return
  const ada = dasar
    ? (await cekPemilik(db, lama.id)).filter(({ menahanPindah }) => menahanPindah)
    : await ikatanPeriode(db, lama.id, session.sesiSemester)
  if (ada.length === 0) return
  if (!dasar && session.supervisor && alasan) return await noteAct(db, { alasan })
  const jalan = dasar
    ? 'Pindah program studi dicatat sebagai registrasi baru: Mutasi pada yang lama, pindahan pada yang baru.'
    : "Atur berlakunya mulai periode berikutnya pada 'Kampus & Jenis Kelas', atau minta Supervisor dengan alasan."
  throw new Galat([409, 'terikat'], `Mahasiswa ini sudah memiliki ${sebutMilik(ada)}. ${jalan}`, { rincian: { jumlah: ada } })
}
