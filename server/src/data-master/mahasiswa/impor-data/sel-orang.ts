import type { MahasiswaBaruRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/mahasiswa-baru'
import { periksaOrang } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { peringatanNik } from '@sivitas/rules/data-master/nik'
import { galatLahirOrangTua, galatTanggalLahir } from '@sivitas/rules/data-master/registrasi'
import type { CheckedRow } from '../../../kit/import/import-kind'
import { named } from '../../impor/kode'
import type { Rujukan } from './rujukan'

/** Cells of a student, whichever of the two kinds of import they came by. */
export type SelMahasiswa = Omit<MahasiswaBaruRow, 'putusan' | 'nim'>
type Nilai = Partial<SelMahasiswa>
type Kolom = Record<string, unknown>

/** 'Sudah meninggal' (pekerjaan 98): no income any more (table orangTua). */
const MENINGGAL = '98'

function kewarganegaraanOf<P>(row: CheckedRow<SelMahasiswa, P>, { kode }: Rujukan): string | null | undefined {
  const sel = row.nilai.kewarganegaraan?.trim().toUpperCase()
  if (sel === undefined) return undefined
  // ID needs no list: every college has it, and it is the default.
  if (sel === '' || sel === 'ID' || sel === 'INDONESIA' || sel === 'WNI') return 'ID'
  return kode.of(row, 'kewarganegaraan', 'negara')
}

function wilayahOf<P>(row: CheckedRow<SelMahasiswa, P>, { kecamatan }: Rujukan): string | null | undefined {
  const kode = row.nilai.idWilayah
  if (kode && !kecamatan.has(kode)) row.salah('idWilayah', 'Pilih sampai tingkat kecamatan')
  return kode
}

/** Columns of the person that a row names, with codes looked up; what no list knows is said on its cell. */
export function kolomOrang<P>(row: CheckedRow<SelMahasiswa, P>, rujukan: Rujukan): Kolom {
  const { nilai } = row
  const { kode } = rujukan
  return named({
    nama: nilai.nama,
    jenisKelamin: kode.of(row, 'jenisKelamin', 'jenis-kelamin'),
    tempatLahir: nilai.tempatLahir,
    tanggalLahir: nilai.tanggalLahir,
    idAgama: kode.of(row, 'idAgama', 'agama'),
    nik: nilai.nik,
    noPaspor: nilai.noPaspor,
    kewarganegaraan: kewarganegaraanOf(row, rujukan),
    nisn: nilai.nisn,
    npwp: nilai.npwp,
    namaIbuKandung: namaIbuOf(nilai),
    jalan: nilai.jalan,
    dusun: nilai.dusun,
    rt: nilai.rt,
    rw: nilai.rw,
    kelurahan: nilai.kelurahan,
    idWilayah: wilayahOf(row, rujukan),
    kodePos: nilai.kodePos,
    idJenisTinggal: kode.of(row, 'idJenisTinggal', 'jenis-tinggal'),
    idAlatTransportasi: kode.of(row, 'idAlatTransportasi', 'alat-transportasi'),
    telepon: nilai.telepon,
    handphone: nilai.handphone,
    email: nilai.email,
    penerimaKps: nilai.penerimaKps,
    nomorKps: nilai.nomorKps,
    kebutuhanKhusus: nilai.kebutuhanKhusus,
    kebutuhanKhususAyah: nilai.kebutuhanKhususAyah,
    kebutuhanKhususIbu: nilai.kebutuhanKhususIbu,
  })
}

/** The mother's name is one value in two columns; undefined where neither says anything. */
function namaIbuOf({ namaIbuKandung, namaIbu }: Nilai): string | null | undefined {
  return namaIbuKandung ?? namaIbu ?? (namaIbuKandung === null || namaIbu === null ? null : undefined)
}

const PERAN = { ayah: 'Ayah', ibu: 'Ibu', wali: 'Wali' } as const
type Peran = keyof typeof PERAN
export const PERAN_SEL = Object.keys(PERAN) as Peran[]

/** Columns of one parent that a row names; who has died has no income any more. */
export function kolomSatuOrangTua<P>(row: CheckedRow<SelMahasiswa, P>, peran: Peran, { kode }: Rujukan): Kolom {
  const { nilai } = row
  const P = PERAN[peran]
  const idPekerjaan = kode.of(row, `pekerjaan${P}`, 'pekerjaan')
  const idPenghasilan = kode.of(row, `penghasilan${P}`, 'penghasilan')
  return named({
    nama: peran === 'ibu' ? namaIbuOf(nilai) : nilai[`nama${P}`],
    nik: peran === 'wali' ? undefined : nilai[peran === 'ayah' ? 'nikAyah' : 'nikIbu'],
    tanggalLahir: nilai[`tanggalLahir${P}`],
    idPendidikan: kode.of(row, `pendidikan${P}`, 'jenjang-pendidikan'),
    idPekerjaan,
    idPenghasilan: idPekerjaan === MENINGGAL ? null : idPenghasilan,
    masihHidup: idPekerjaan === undefined ? undefined : idPekerjaan !== MENINGGAL,
  })
}

/** Columns of the parents whom a row names by one cell at least. */
export function kolomOrangTua<P>(row: CheckedRow<SelMahasiswa, P>, rujukan: Rujukan): Kolom[] {
  return PERAN_SEL.flatMap((peran) => {
    const { masihHidup = true, ...kolom } = kolomSatuOrangTua(row, peran, rujukan)
    const ada = Object.values(kolom).some((satu) => satu !== null)
    return ada ? [{ ...kolom, peran, masihHidup }] : []
  })
}

type Lahir = { tanggalLahir?: string | null; jenisKelamin?: 'L' | 'P'; nik?: string | null }

/** What no single cell of a person tells: birth dates, passport, KPS; a NIK that does not fit is only warned of (DM-R3). */
export function periksaSelOrang<P>(row: CheckedRow<SelMahasiswa, P>, orang: Kolom, hariIni: string): void {
  const { tanggalLahir = null, jenisKelamin = null, nik } = orang as Lahir
  const lahir = tanggalLahir ? galatTanggalLahir(tanggalLahir, hariIni) : null
  if (lahir !== null) row.salah('tanggalLahir', lahir)
  for (const { field, message } of periksaOrang(orang)) row.salah(field as keyof SelMahasiswa, message)
  const ragu = nik ? peringatanNik(nik, { tanggalLahir, jenisKelamin }) : null
  if (ragu !== null) row.peringatan('nik', ragu)
  periksaSelOrangTua(row, tanggalLahir)
}

function periksaSelOrangTua<P>(row: CheckedRow<SelMahasiswa, P>, tanggalLahir: string | null): void {
  for (const peran of ['ayah', 'ibu'] as const) {
    const kolom = `tanggalLahir${PERAN[peran]}` as const
    const milik = row.nilai[kolom]
    const galat = milik && tanggalLahir ? galatLahirOrangTua(peran, milik, tanggalLahir) : null
    if (galat !== null) row.salah(kolom, galat)
  }
  const { namaIbu, namaIbuKandung } = row.nilai
  if (namaIbu && namaIbuKandung && namaIbu.toLowerCase() !== namaIbuKandung.toLowerCase())
    row.salah('namaIbu', 'Nama ibu dan nama ibu kandung harus sama')
}
