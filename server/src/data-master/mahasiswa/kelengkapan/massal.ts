import type { BarisMassal, HasilMassal } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { periksaRegistrasi } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { galatTanggalLahir } from '@sivitas/rules/data-master/registrasi'
import type { Context } from '../../../auth/context'
import { todayOf } from '../../../tenant/today'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { namaTerjaga, sudahDilaporkan } from '../tulis/terkirim'
import { bukaMassal, listVersi, tulisOrang, tulisRegistrasi, type Dibuka } from './massal-queries'
import { kunciPaspor, pemilikNik, pemilikPaspor, rujukanSel } from './rujukan-queries'
import { bacaSel, DAFTAR, type Aduan, type Isi } from './sel'

/** Rows that one statement writes. */
const POTONG = 1000

type Baris = { asal: BarisMassal; lama: Dibuka | undefined; isi: Isi }

const terisi = (data: readonly BarisMassal[], field: keyof BarisMassal): string[] => [
  ...new Set(data.flatMap((baris) => (typeof baris[field] === 'string' && baris[field] !== '' ? [baris[field].trim()] : []))),
]

/**
 * Writes many rows at once: what is valid is written, what is not is answered by cell, and nothing of a wrong row is
 * written. The answer has one result a row, in the order asked.
 */
export async function simpanMassal(context: Context, data: readonly BarisMassal[]): Promise<HasilMassal[]> {
  const { db } = context
  const baris = await bacaSemua(context, data)
  await periksaNik(context, baris)
  await periksaPaspor(context, baris)
  periksaKembar(baris)
  const sah = baris.filter((satu): satu is Baris & { lama: Dibuka } => satu.isi.aduan.length === 0 && satu.lama !== undefined)
  for (let at = 0; at < sah.length; at += POTONG) {
    const bagian = sah.slice(at, at + POTONG)
    const orang = new Map(bagian.filter(({ isi }) => ada(isi.orang)).map(({ lama, isi }) => [lama.idBiodata, isi.orang]))
    await tulisOrang(
      db,
      [...orang].map(([id, isi]) => ({ id, isi })),
    )
    await tulisRegistrasi(
      db,
      bagian.filter(({ isi }) => ada(isi.registrasi)).map(({ lama, isi }) => ({ id: lama.id, isi: isi.registrasi })),
    )
  }
  await perbaruiKelengkapanOrang(db, [...new Set(sah.map(({ lama }) => lama.idBiodata))])
  const versi = await listVersi(
    db,
    sah.map(({ lama }) => lama.id),
  )
  return baris.map(({ asal: { idMahasiswa }, isi: { aduan } }) => ({
    idMahasiswa,
    berhasil: aduan.length === 0,
    versi: versi.get(idMahasiswa)?.versi ?? null,
    versiBiodata: versi.get(idMahasiswa)?.versiBiodata ?? null,
    galat: aduan,
  }))
}

const ada = (kolom: object): boolean => Object.keys(kolom).length > 0

async function bacaSemua(context: Context, data: readonly BarisMassal[]): Promise<Baris[]> {
  const { db } = context
  const rujukan = await rujukanSel(db, {
    daftar: (Object.keys(DAFTAR) as (keyof typeof DAFTAR)[])
      .filter((field) => terisi(data, field).length > 0)
      .map((field) => DAFTAR[field]),
    wilayah: terisi(data, 'idWilayah'),
    npsn: terisi(data, 'npsn'),
  })
  const lama = await bukaMassal(
    db,
    data.map(({ idMahasiswa }) => idMahasiswa),
  )
  const hari = todayOf(context)
  return data.map((asal) => {
    const isi = bacaSel(asal, rujukan)
    const kini = lama.get(asal.idMahasiswa)
    isi.aduan.push(
      ...(kini
        ? aduanBaris(asal, kini, { isi, hari })
        : [{ field: 'baris', message: 'Mahasiswa tidak ditemukan atau di luar akses Anda' }]),
    )
    return { asal, lama: kini, isi }
  })
}

const USANG = 'Data ini sudah diubah orang lain. Muat ulang lembar ini.'

/** What a row tells besides its single cells. */
function aduanBaris(asal: BarisMassal, lama: Dibuka, { isi, hari }: { isi: Isi; hari: string }): Aduan[] {
  const utuh = { ...lama, ...isi.orang, ...isi.registrasi } as Dibuka
  const lahir = isi.orang['tanggalLahir'] ? galatTanggalLahir(utuh.tanggalLahir, hari) : null
  const usang = asal.versi !== lama.versi || (ada(isi.orang) && asal.versiBiodata !== lama.versiBiodata)
  // What PDDikti has already changes only with a paper, which a sheet can't carry (DM-R9).
  const terjaga = Object.keys(isi.orang).filter((field) => namaTerjaga(field) !== null && isi.orang[field] !== lama[field as keyof Dibuka])
  const diubah = isi.registrasi['tanggalMasuk'] || isi.orang['tanggalLahir']
  return [
    ...(usang ? [{ field: 'baris', message: USANG }] : []),
    ...(lahir === null ? [] : [{ field: 'tanggalLahir', message: lahir }]),
    ...(diubah ? periksaRegistrasi({ tanggalMasuk: utuh.tanggalMasuk, periodeMasuk: utuh.periodeMasuk }, utuh) : []),
    ...(isi.orang['noPaspor'] === null && lama.kewarganegaraan !== 'ID'
      ? [{ field: 'noPaspor', message: 'Nomor paspor wajib diisi untuk warga negara asing' }]
      : []),
    ...(sudahDilaporkan(lama)
      ? terjaga.map((field) => ({ field, message: 'Sudah dilaporkan ke PDDikti. Ubah pada detail mahasiswa dengan alasan dan dokumen.' }))
      : []),
  ]
}

/** What is one person's alone: how a row says it, whose it is already, and in which words it is refused. */
type Tunggal = { field: 'nik' | 'noPaspor'; sebutan: string; kunci: (satu: Baris) => string | null; pemilik: ReadonlyMap<string, string> }

/** Not somebody else's here, and not twice in the sheet: the second row of it is answered by its cell (DM-R4). */
function periksaTunggal(baris: readonly Baris[], { field, sebutan, kunci, pemilik }: Tunggal): void {
  const pertama = new Map<string, string>()
  for (const satu of baris) {
    const teks = kunci(satu)
    if (teks === null || !satu.lama) continue
    const { idBiodata } = satu.lama
    const lain = pemilik.get(teks)
    if (lain !== undefined && lain !== idBiodata) satu.isi.aduan.push({ field, message: `${sebutan} sudah dipakai orang lain` })
    else if ((pertama.get(teks) ?? idBiodata) !== idBiodata)
      satu.isi.aduan.push({ field, message: `${sebutan} ini ada dua kali pada lembar` })
    else if (satu.isi.aduan.length === 0) pertama.set(teks, idBiodata)
  }
}

async function periksaNik({ db }: Context, baris: readonly Baris[]): Promise<void> {
  const kunci = ({ isi }: Baris) => (typeof isi.orang['nik'] === 'string' ? isi.orang['nik'] : null)
  const pemilik = await pemilikNik(
    db,
    baris.flatMap((satu) => kunci(satu) ?? []),
  )
  periksaTunggal(baris, { field: 'nik', sebutan: 'NIK', kunci, pemilik })
}

async function periksaPaspor({ db }: Context, baris: readonly Baris[]): Promise<void> {
  const paspor = ({ isi, lama }: Baris) =>
    typeof isi.orang['noPaspor'] === 'string' && lama ? { negara: lama.kewarganegaraan, nomor: isi.orang['noPaspor'] } : null
  const pemilik = await pemilikPaspor(
    db,
    baris.flatMap((satu) => paspor(satu) ?? []),
  )
  const kunci = (satu: Baris) => {
    const punya = paspor(satu)
    return punya === null ? null : kunciPaspor(punya)
  }
  periksaTunggal(baris, { field: 'noPaspor', sebutan: 'Nomor paspor', kunci, pemilik })
}

/** Somebody with two NIM stands in a sheet twice: both rows may say the same of him, not two things. */
function periksaKembar(baris: readonly Baris[]): void {
  const menurut = new Map<string, string>()
  for (const { lama, isi } of baris) {
    if (!lama || isi.aduan.length > 0 || !ada(isi.orang)) continue
    const isian = JSON.stringify(isi.orang)
    if ((menurut.get(lama.idBiodata) ?? isian) !== isian)
      isi.aduan.push({ field: 'baris', message: 'Orang ini ada dua kali pada lembar dengan isian yang berbeda' })
    else menurut.set(lama.idBiodata, isian)
  }
}
