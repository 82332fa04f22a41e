import { judulPerubahan } from '@sivitas/contract/data-master/mahasiswa/perubahan-data'
import type { Db } from '../../../db/client'
import { antreSurel } from '../../../mail/outbox'
import { beriTahu } from '../../../notifikasi/queries'
import { penerimaKabar, type IsianTersimpan } from './perubahan-queries'

const JUDUL = 'Permintaan perubahan data Anda sudah diputuskan'

const sebut = (isian: readonly IsianTersimpan[]) => isian.map(({ field }) => judulPerubahan(field)).join(', ')

/** Tells the student what became of each field, with the reasons; never the values themselves, which are personal. */
export async function kabariPutusan(db: Db, idMahasiswa: string, isian: readonly IsianTersimpan[]): Promise<void> {
  const { akun, surel } = await penerimaKabar(db, idMahasiswa)
  const setuju = isian.filter(({ putusan }) => putusan === 'setuju')
  const tolak = isian.filter(({ putusan }) => putusan === 'tolak')
  const ringkas = [
    ...(setuju.length > 0 ? [`Disetujui: ${sebut(setuju)}.`] : []),
    ...(tolak.length > 0 ? [`Ditolak: ${sebut(tolak)}.`] : []),
  ]
  await beriTahu(db, akun, { jenis: 'sistem', judul: JUDUL, isi: ringkas.join(' ') })
  if (surel === null) return
  const alasan = tolak.map((satu) => `- ${judulPerubahan(satu.field)}: ${satu.alasan ?? ''}`)
  const teks = [
    JUDUL + '.',
    '',
    ...ringkas,
    ...(alasan.length > 0
      ? ['', 'Alasan penolakan:', ...alasan, '', 'Anda dapat mengajukan kembali dengan data atau bukti yang benar.']
      : []),
  ]
  await antreSurel(db, { kepada: surel, judul: JUDUL, teks: teks.join('\n') })
}
