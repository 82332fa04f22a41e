import type { Context } from '../../../auth/context'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { bebanPembimbing, bimbinganOf, tulisPembimbing, listDibimbing, type Pembimbing } from './queries'
import { izinKuota, periodePenetapan, wajibMuat, type Permintaan } from './tetapkan'

type Pemindahan = Omit<Permintaan, 'sebab'> & { dari: string; ke: string; pratinjau?: boolean | undefined }

const ringkas = ({ id, namaLengkap, beban, maks }: Pembimbing, selisih: number) => ({
  id,
  namaLengkap,
  maks,
  bebanLama: beban,
  bebanBaru: beban + selisih,
})

/**
 * Moves all advisees of one lecturer, whom the caller may see, to another from a period on ('Pindahkan semua bimbingan';
 * edge case 31: who leaves hands his advisees over). With `pratinjau` nothing is written.
 * @throws Galat 404 for unknown lecturers, 422 when the second takes nobody, 409 when he has no room for all of them
 */
export async function pindahkanBimbingan(penanya: Pick<Context, 'db' | 'session'>, pemindahan: Pemindahan) {
  const { db } = penanya
  const { dari, ke, pratinjau = false, nomorSk, alasan } = pemindahan
  if (dari === ke) throw isianSalah('ke', 'Pilih dosen yang lain')
  const mulaiPeriode = await periodePenetapan(penanya, pemindahan.mulaiPeriode)
  const bebas = await izinKuota(penanya, { ...pemindahan, sebab: 'pindah' })
  const dosen = await bebanPembimbing(db, [dari, ke], !pratinjau)
  const [lama, baru] = [dosen.find(({ id }) => id === dari), dosen.find(({ id }) => id === ke)]
  if (!lama || !baru) throw tidakDitemukan('Dosen')
  const ids = (await bimbinganOf(db, dari)).map(({ id }) => id)
  if (!bebas) wajibMuat(baru, ids.length)
  if (!pratinjau && ids.length > 0) {
    const digenggam = (await listDibimbing(db, ids, true)).filter(({ idDosenPa }) => idDosenPa === dari)
    await tulisPembimbing(
      db,
      digenggam.map(({ id }) => ({ idMahasiswa: id, idDosen: ke })),
      { mulaiPeriode, nomorSk, alasan, sebab: 'pindah' },
    )
  }
  return { jumlah: ids.length, dari: ringkas(lama, -ids.length), ke: ringkas(baru, ids.length) }
}
