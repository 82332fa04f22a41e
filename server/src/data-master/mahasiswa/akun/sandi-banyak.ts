import type { PilihanMahasiswa, Ditolak } from '@sivitas/contract/data-master/mahasiswa/pilihan-mahasiswa'
import type { Context } from '../../../auth/context'
import { Galat } from '../../../kit/galat'
import { mulaiKataSandiMassal } from '../../../pengaturan/public'
import { terpilih } from '../pilihan/pilihan'
import type { OrangPilihan } from '../pilihan/queries'
import { listAkunBanyak, type AkunBanyak } from './queries'

/** Why somebody gets no password; null when he does. */
function halangan(orang: OrangPilihan, akun: AkunBanyak | undefined): string | null {
  if (orang.status === 'W') return 'Mahasiswa wafat: akun tetap ditutup.'
  if (!akun) return 'Belum memiliki akun.'
  return akun.status === 'nonaktif' ? 'Akun ini ditutup. Buka dahulu sebelum mengatur kata sandinya.' : null
}

/**
 * 'Reset kata sandi' of many students: who gets a new one and who does not, or the job that makes them. Always a job, for
 * hashing takes some tens of milliseconds each and the passwords leave in an encrypted file only.
 * @throws Galat 409 `kosong` where nobody can get one
 */
export async function sandiBanyak(context: Context, { pilihan, pratinjau }: { pilihan: PilihanMahasiswa; pratinjau: boolean }) {
  const { db, session } = context
  const { orang, ditolak } = await terpilih(context, pilihan, !pratinjau)
  const akun = new Map(
    (
      await listAkunBanyak(
        db,
        orang.map(({ id }) => id),
      )
    ).map((satu) => [satu.idMahasiswa, satu]),
  )
  const tertahan = orang.flatMap((satu): Ditolak[] => {
    const alasan = halangan(satu, akun.get(satu.id))
    return alasan === null ? [] : [{ idMahasiswa: satu.id, nim: satu.nim, nama: satu.nama, alasan }]
  })
  const mendapat = orang.flatMap((satu) => {
    const milik = akun.get(satu.id)
    return milik && halangan(satu, milik) === null ? [milik] : []
  })
  const hitungan = {
    jumlah: mendapat.length,
    pernahMasuk: mendapat.filter(({ pernahMasuk }) => pernahMasuk).length,
    ditolak: [...ditolak, ...tertahan],
  }
  if (pratinjau) return { ...hitungan, idPekerjaan: null, sandiZip: null }
  if (mendapat.length === 0) throw new Galat([409, 'kosong'], 'Tidak ada akun pada pilihan ini yang dapat diberi kata sandi.')
  const pesanan = { akun: mendapat.map(({ uuid }) => uuid), mahasiswa: true, pemesan: session.uuid }
  const { idPekerjaan, sandiZip } = await mulaiKataSandiMassal(db, pesanan)
  return { ...hitungan, idPekerjaan, sandiZip }
}
