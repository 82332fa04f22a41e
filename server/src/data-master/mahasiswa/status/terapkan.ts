import { penahanKoreksi } from '@sivitas/rules/data-master/riwayat-status'
import { STATUS_MAHASISWA } from '@sivitas/rules/data-master/pddikti'
import { hanyaBacaSampai, masihStudi } from '@sivitas/rules/data-master/status'
import type { Db } from '../../../db/client'
import { catatAlumni } from '../../alumni/lulusan-queries'
import { tutupPembimbing } from '../../dosen/pembimbing/queries'
import type { PerintahStatus, Putusan } from './periksa'
import { kabarkanPihak } from './pihak'
import { lepaskan, selaraskanStatus, tulisAkm, tulisKeluar, tulisPenahan, tulisRiwayat } from './terapkan-queries'

type Penerapan = { perintah: PerintahStatus; hariIni: string; sumber?: string }

/**
 * Writes a change that was judged and accepted, for many students at once: history, the student's own status, AKM, and all
 * that an exit brings with it (States, 'what happens'). Answers the new row of each student.
 */
export async function terapkanStatus(
  db: Db,
  putusan: readonly Putusan[],
  { perintah, hariIni, sumber = 'manual' }: Penerapan,
): Promise<Map<string, string>> {
  if (putusan.length === 0) return new Map()
  const ids = putusan.map(({ orang }) => orang.id)
  const penahan = putusan.flatMap(({ orang, koreksi }) => {
    const baris = koreksi ? penahanKoreksi(orang.riwayat, perintah.periode) : null
    return baris === null ? [] : [{ ...baris, idMahasiswa: orang.id }]
  })
  const baris = await tulisRiwayat(db, ids, { ...isiBaris(perintah), sumber })
  await tulisPenahan(db, penahan, perintah.tanggal)
  await selaraskanStatus(db, ids)
  if (masihStudi(perintah.status)) await tulisAkm(db, ids, perintah)
  else await keluarkan(db, baris, { putusan, perintah, hariIni })
  await kabarkanPihak(db, { ids, ke: perintah.status, periode: perintah.periode, batal: false })
  return baris
}

const isiBaris = ({ periode, status, tanggal, nomorSk, tanggalSk, berkas, alasan }: PerintahStatus) => ({
  periode,
  status,
  tanggal,
  nomorSk: nomorSk ?? null,
  tanggalSk: tanggalSk ?? null,
  idBerkasSk: berkas ?? null,
  alasan: alasan ?? null,
})

async function keluarkan(
  db: Db,
  baris: ReadonlyMap<string, string>,
  { putusan, perintah, hariIni }: Penerapan & { putusan: readonly Putusan[] },
): Promise<void> {
  const ids = [...baris.keys()]
  const { status, periode } = perintah
  const lulus = status === 'L'
  // All of them go to one status, and what follows from it is the same from wherever they come.
  const akun = putusan[0]?.transisi?.akun ?? 'tetap'
  await tulisKeluar(db, ids, { ...isiKeluar(perintah), lulus })
  await lepaskan(db, baris, { periode, akun, sampai: hanyaBacaSampai(hariIni), lulus })
  await tutupPembimbing(db, ids, periode)
  if (lulus) await catatAlumni(db, ids)
}

const isiSkripsi = ({ judulSkripsi, jalurSkripsi, bulanAwalBimbingan, bulanAkhirBimbingan }: PerintahStatus) => ({
  judulSkripsi: judulSkripsi ?? null,
  jalurSkripsi: jalurSkripsi ?? null,
  bulanAwalBimbingan: bulanAwalBimbingan ?? null,
  bulanAkhirBimbingan: bulanAkhirBimbingan ?? null,
})

const isiKeluar = (perintah: PerintahStatus) => ({
  periode: perintah.periode,
  tanggal: perintah.tanggal,
  idJenisKeluar: STATUS_MAHASISWA[perintah.status]?.jenisKeluar ?? null,
  nomorSk: perintah.nomorSk ?? null,
  tanggalSk: perintah.tanggalSk ?? null,
  keterangan: perintah.alasan ?? null,
  ...isiSkripsi(perintah),
})
