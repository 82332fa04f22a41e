import type { BarisMassal, KolomLembar } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { AlamatIsian, BiodataIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import type { z } from 'zod'
import type { RujukanSel } from './rujukan-queries'

export type Aduan = { field: string; message: string }
type Nilai = string | number | null
export type Isi = { orang: Record<string, Nilai>; registrasi: Record<string, Nilai>; aduan: Aduan[] }

const { nik, noPaspor, nama, jenisKelamin, tempatLahir, tanggalLahir, nisn, namaIbuKandung, handphone, email } = BiodataIsian.shape
const { jalan, kelurahan, kodePos } = AlamatIsian.shape
const { tanggalMasuk, biayaMasuk, gelombang } = RegistrasiIsian.shape

/** Cells that their own field's schema judges, as in the forms. */
const ORANG: Readonly<Partial<Record<KolomLembar, z.ZodType>>> = {
  nik,
  noPaspor,
  nama,
  jenisKelamin,
  tempatLahir,
  tanggalLahir,
  nisn,
  namaIbuKandung,
  handphone,
  email,
  jalan,
  kelurahan,
  kodePos,
}
const REGISTRASI: Readonly<Partial<Record<KolomLembar, z.ZodType>>> = { tanggalMasuk, biayaMasuk, gelombang }

/** Cells that name a row of a list, by code or by its exact name. */
export const DAFTAR = { idAgama: 'agama', jalurDaftar: 'jalur-daftar', pembiayaan: 'pembiayaan' } as const

const kunci = (teks: string) => teks.trim().toLowerCase()

function kodeDari(field: keyof typeof DAFTAR, teks: string, { kode }: RujukanSel): Nilai | Aduan {
  const cocok = kode.find((satu) => satu.daftar === DAFTAR[field] && (satu.kode === teks.trim() || kunci(satu.nama) === kunci(teks)))
  if (!cocok) return { field, message: 'Pilihan tidak dikenal' }
  return cocok.aktif ? cocok.kode : { field, message: 'Pilihan ini sudah tidak aktif' }
}

function wilayahDari(teks: string, { wilayah }: RujukanSel): Nilai | Aduan {
  return wilayah.get(teks.trim()) === 3 ? teks.trim() : { field: 'idWilayah', message: 'Pilih sampai tingkat kecamatan' }
}

function sekolahDari(teks: string, { sekolah }: RujukanSel): Nilai | Aduan {
  return sekolah.get(teks.trim()) ?? { field: 'npsn', message: 'NPSN tidak dikenal' }
}

const gagal = (hasil: Nilai | Aduan): hasil is Aduan => typeof hasil === 'object' && hasil !== null

function terbaca(field: KolomLembar, schema: z.ZodType, teks: string): Nilai | Aduan {
  const hasil = schema.safeParse(teks)
  if (hasil.success) return (hasil.data ?? null) as Nilai
  return { field, message: teks.trim() === '' ? 'Field tidak boleh kosong' : (hasil.error.issues[0]?.message ?? 'Isian tidak dikenal') }
}

/** Reads the cells of one row into columns of the person and of the registration, with what is wrong beside the cell. */
export function bacaSel(baris: BarisMassal, rujukan: RujukanSel): Isi {
  const isi: Isi = { orang: {}, registrasi: {}, aduan: [] }
  const taruh = (ke: 'orang' | 'registrasi', nama: string, hasil: Nilai | Aduan) => {
    if (gagal(hasil)) isi.aduan.push(hasil)
    else isi[ke][nama] = hasil
  }
  for (const [field, nilai] of Object.entries(baris) as [KolomLembar, string | null | undefined][]) {
    if (nilai === undefined || typeof nilai === 'number') continue
    const teks = nilai ?? ''
    const [orang, registrasi] = [ORANG[field], REGISTRASI[field]]
    if (orang) taruh('orang', field, terbaca(field, orang, teks))
    else if (registrasi) taruh('registrasi', field, terbaca(field, registrasi, teks))
    else bacaRujukan(field, teks, { rujukan, taruh })
  }
  return isi
}

type Taruh = (ke: 'orang' | 'registrasi', nama: string, hasil: Nilai | Aduan) => void

/** An emptied cell empties the field. */
function bacaRujukan(field: KolomLembar, teks: string, { rujukan, taruh }: { rujukan: RujukanSel; taruh: Taruh }): void {
  const kosong = teks.trim() === ''
  if (field === 'idAgama') taruh('orang', field, kosong ? null : kodeDari(field, teks, rujukan))
  else if (field === 'idWilayah') taruh('orang', field, kosong ? null : wilayahDari(teks, rujukan))
  else if (field === 'npsn') taruh('registrasi', 'idSekolah', kosong ? null : sekolahDari(teks, rujukan))
  else if (field === 'jalurDaftar' || field === 'pembiayaan') taruh('registrasi', field, kosong ? null : kodeDari(field, teks, rujukan))
}
