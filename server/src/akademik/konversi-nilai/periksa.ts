import type { KonversiInput } from '@sivitas/contract/akademik/konversi-nilai'
import { bawaanLuar } from '@sivitas/contract/akademik/konversi-jenis'
import {
  galatKonversi,
  galatMbkm,
  galatSksTujuan,
  hurufTanpaBobot,
  indeksAsal,
  konversiNilai,
  sksDiakuiBawaan,
} from '@sivitas/rules/data-master/konversi'
import { Galat, isianSalah, type FieldError } from '../../kit/galat'
import type { BahanPeriksa } from './bahan'
import type { MakulRow } from './queries'
import { jumlahkan, type AsalBaru, type BarisBaru, type IsiKonversi } from './tulis-queries'

type BarisMasuk = KonversiInput['baris'][number]
type Skala = BahanPeriksa['skala']

/** What a course here becomes of its subjects (DM-R21, AK-R52), or why it can't be. */
function nilaiBaris(
  { asal, sksDiakui }: BarisMasuk,
  makul: MakulRow,
  skala: Skala,
): { baris: BarisBaru } | { field: string; message: string } {
  const sks = sksDiakui ?? sksDiakuiBawaan(asal, makul.sks)
  const lebih = galatSksTujuan(sks, makul.sks)
  if (lebih !== null) return { field: 'sksDiakui', message: lebih }
  const tetap = hurufTanpaBobot(asal)
  if (tetap !== null) return { baris: { idMakul: makul.id, sksDiakui: sks, huruf: tetap, indeks: null } }
  const indeks = asal.map((satu) => satu.indeks ?? indeksAsal(satu.nilai, skala))
  const asing = indeks.indexOf(null)
  if (asing >= 0) {
    const nilai = asal[asing]?.nilai ?? ''
    return { field: `asal.${asing}.indeks`, message: `Indeks untuk nilai ${nilai} belum dikenal. Isi indeks pada perguruan tinggi asal.` }
  }
  const hasil = konversiNilai(
    asal.map(({ sks }, at) => ({ sks, indeks: indeks[at] ?? 0 })),
    skala,
  )
  const huruf = skala.find((h) => h.huruf === hasil?.nilai?.huruf)
  if (!huruf?.lulus) return { field: 'asal.0.nilai', message: `Nilai asal tidak lulus, sehingga ${makul.kode} tidak dapat diakui.` }
  return { baris: { idMakul: makul.id, sksDiakui: sks, huruf: huruf.huruf, indeks: huruf.indeks } }
}

/** Why a course can't be recognised for this student at all, or null. */
function galatTujuan(
  makul: MakulRow | undefined,
  { idProdi, terpakai, kurikulum, jenis }: BahanPeriksa,
  sudah: ReadonlySet<string>,
): string | null {
  if (!makul) return 'Mata kuliah tidak dikenal'
  if (makul.idProdi !== idProdi && !makul.bersama && !kurikulum.has(makul.id)) return `${makul.kode} bukan mata kuliah program studi ini.`
  if (jenis === 'KURIKULUM' && !kurikulum.has(makul.id)) return `${makul.kode} tidak ada pada kurikulum tujuan.`
  return sudah.has(makul.id) || terpakai.has(makul.id) ? `${makul.kode} sudah dikonversi.` : null
}

/** A subject as it is stored; a letter from elsewhere weighs what is known of it, one of his own what his grade has. */
function asalBaru({ kode, nama, sks, nilai, indeks = null, idMakulAsal = null }: BarisMasuk['asal'][number], skala: Skala) {
  const bobot = idMakulAsal === null ? (indeks ?? indeksAsal(nilai, skala)) : indeks
  return { kode, nama, sks, huruf: nilai, indeks: bobot, idMakulAsal }
}

/** @throws Galat 422 that names every field, if there is one */
export function wajibTanpaGalat(errors: readonly FieldError[]): void {
  const [pertama] = errors
  if (!pertama) return
  const pesan = errors.length === 1 ? pertama.message : `Ada ${errors.length} isian yang perlu diperbaiki.`
  throw new Galat([422, 'validasi'], pesan, { errors: [...errors] })
}

/**
 * Answers the rows of a conversion as they are stored, grades worked out (DM-R21), every wrong row named at once.
 * @throws Galat 422 on the fields, or `melebihi_batas` with both numbers when more SKS are recognised than may be (AK-R53)
 */
export function susunIsi(masuk: readonly BarisMasuk[], bahan: BahanPeriksa): IsiKonversi {
  const errors: FieldError[] = []
  const asal: AsalBaru[] = []
  const baris: BarisBaru[] = []
  const sudah = new Set<string>()
  const tolak = (at: number, field: string, message: string) => errors.push({ field: `baris.${at}.${field}`, code: 'salah', message })
  for (const [at, satu] of masuk.entries()) {
    const idMakul = satu.idMakul ?? null
    for (const subjek of satu.asal) asal.push({ ...asalBaru(subjek, bahan.skala), urut: asal.length, idMakul })
    if (idMakul === null) continue
    const makul = bahan.makul.get(idMakul)
    const galat = galatTujuan(makul, bahan, sudah)
    sudah.add(idMakul)
    if (galat !== null || !makul) {
      tolak(at, 'idMakul', galat ?? '')
      continue
    }
    const hasil = nilaiBaris(satu, makul, bahan.skala)
    if ('baris' in hasil) baris.push(hasil.baris)
    else tolak(at, hasil.field, hasil.message)
  }
  wajibTanpaGalat(errors)
  const isi = { asal, baris }
  wajibDalamBatas(jumlahkan(isi).sksDiakui, bahan)
  return isi
}

type Batas = Pick<BahanPeriksa, 'jenis' | 'periode' | 'batas' | 'batasMbkm'>

/** Why so many SKS of a kind can't be recognised, or null; his own grades of another curriculum know no limit (AK-R53, AK-R54). */
function galatBatas(sks: number, { jenis, periode, batas, batasMbkm }: Batas): string | null {
  if (jenis === 'MBKM') return galatMbkm(sks, periode, batasMbkm)
  return bawaanLuar(jenis) ? galatKonversi(sks + batas.diakuiLain, batas) : null
}

/** @throws Galat 422 `melebihi_batas` with both numbers (DM-R21, AK-R53, AK-R54) */
export function wajibDalamBatas(sksDiakui: number, bahan: Batas): void {
  const galat = galatBatas(sksDiakui, bahan)
  if (galat === null) return
  throw new Galat([422, 'melebihi_batas'], galat, {
    errors: [{ field: 'baris', code: 'melebihi_batas', message: galat }],
    rincian: bahan.jenis === 'MBKM' ? { diakui: sksDiakui } : { diakui: sksDiakui + bahan.batas.diakuiLain, batas: bahan.batas.batas },
  })
}

/** 422 of the race that the check can't see: another conversion has just recognised the course. */
export const sudahDikonversi = () => isianSalah('baris', 'Salah satu mata kuliah sudah dikonversi. Muat ulang lalu periksa kembali.')
