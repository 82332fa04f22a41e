import type { HasilPindah } from '@sivitas/contract/data-master/badan-hukum/konsentrasi'
import type { z } from 'zod'
import type { Db } from '../../../db/client'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { findKonsentrasi, listPindah, setKonsentrasi } from './queries'

type Ask = { id: string; dari?: string | undefined; idMahasiswa?: readonly string[] | undefined }
type Hasil = z.infer<typeof HasilPindah>
type Found = Awaited<ReturnType<typeof listPindah>>[number]

/** Why a student stays where he is, or null where he may go. */
function refusalOf(found: Found | undefined, tujuan: { id: string; idProdi: string }): string | null {
  if (!found) return 'Mahasiswa tidak ditemukan'
  if (found.idProdi !== tujuan.idProdi) return 'Konsentrasi bukan milik prodi ini'
  return found.idKonsentrasi === tujuan.id ? 'Sudah berada di konsentrasi ini' : null
}

/** Moves students into a konsentrasi of their own prodi; who can't go is answered with the reason, the others go. */
export async function pindahMahasiswa(db: Db, { id, dari, idMahasiswa }: Ask): Promise<{ dipindah: number; hasil: Hasil[] }> {
  const tujuan = await findKonsentrasi(db, id)
  if (!tujuan) throw tidakDitemukan('Konsentrasi')
  if (!tujuan.aktif) throw isianSalah('id', 'Konsentrasi ini sudah nonaktif')
  const found = new Map((await listPindah(db, { dari, idMahasiswa })).map((row) => [row.id, row]))
  const hasil = [...new Set(idMahasiswa ?? found.keys())].map((key): Hasil => {
    const pesan = refusalOf(found.get(key), tujuan)
    return { idMahasiswa: key, nim: found.get(key)?.nim ?? null, berhasil: pesan === null, pesan }
  })
  const moving = hasil.filter(({ berhasil }) => berhasil).map(({ idMahasiswa: key }) => key)
  await setKonsentrasi(db, moving, id)
  return { dipindah: moving.length, hasil }
}
