import type { Db } from '../../../db/client'
import { Galat } from '../../../kit/galat'
import { genggamPasangan, hapusKualifikasi, tulisKualifikasi, type Dikenal, type Pasangan, type Tulis } from './queries'

type Isian = Pasangan & {
  tingkat: 1 | 2 | 3 | null
  dasar?: string[] | undefined
  berlakuSampai?: string | null | undefined
  versi?: number | undefined
}

type Hasil = Pasangan & { hasil: 'tersimpan' | 'tetap' | 'dihapus' | 'ditolak'; pesan: string | null }

const kunci = ({ idDosen, idMakul }: Pasangan) => `${idDosen}:${idMakul}`

/** Why a cell is left alone, or null. */
function tolakan(isian: Isian, ada: Dikenal | undefined): string | null {
  if (!ada) return 'Dosen atau mata kuliah tidak dikenal'
  if (!ada.boleh) return 'Prodi di luar akses Anda'
  if (isian.versi !== undefined && isian.versi !== ada.versi) return 'Sudah diubah oleh orang lain. Muat ulang lalu ulangi perubahan Anda.'
  return null
}

const sama = (isian: Isian, ada: Dikenal) =>
  ada.tingkat === isian.tingkat &&
  (isian.dasar === undefined || JSON.stringify(isian.dasar.toSorted()) === JSON.stringify((ada.dasar ?? []).toSorted())) &&
  (isian.berlakuSampai === undefined || isian.berlakuSampai === ada.berlakuSampai)

/** Writes cells of the matrix, one answer a cell. What is not named of a cell stays. @throws Galat 409 when every cell was refused */
export async function tulisSel(db: Db, data: readonly Isian[]): Promise<Hasil[]> {
  const unik = [...new Map(data.map((isian) => [kunci(isian), isian])).values()]
  const ada = new Map((await genggamPasangan(db, unik)).map((satu) => [kunci(satu), satu]))
  const simpan: Tulis[] = []
  const hapus: Pasangan[] = []
  const hasil = unik.map((isian): Hasil => {
    const { idDosen, idMakul, tingkat } = isian
    const lama = ada.get(kunci(isian))
    const pesan = tolakan(isian, lama)
    if (pesan !== null || !lama) return { idDosen, idMakul, hasil: 'ditolak', pesan }
    if (sama(isian, lama)) return { idDosen, idMakul, hasil: 'tetap', pesan: null }
    if (tingkat === null) hapus.push({ idDosen, idMakul })
    else
      simpan.push({
        idDosen,
        idMakul,
        tingkat,
        dasar: isian.dasar ?? lama.dasar ?? [],
        berlakuSampai: isian.berlakuSampai === undefined ? lama.berlakuSampai : isian.berlakuSampai,
      })
    return { idDosen, idMakul, hasil: tingkat === null ? 'dihapus' : 'tersimpan', pesan: null }
  })
  if (hasil.every((satu) => satu.hasil === 'ditolak'))
    throw new Galat([409, 'ditolak'], hasil[0]?.pesan ?? 'Tidak ada yang dapat disimpan.')
  await tulisKualifikasi(db, simpan)
  await hapusKualifikasi(db, hapus)
  return hasil
}
