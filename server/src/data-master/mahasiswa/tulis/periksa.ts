import type { AlamatIsian, BiodataIsian, OrangTuaIsian } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { periksaOrang, periksaOrangTua } from '@sivitas/contract/data-master/mahasiswa/isian-orang'
import { periksaRegistrasi, type RegistrasiIsian } from '@sivitas/contract/data-master/mahasiswa/isian-registrasi'
import { galatTanggalLahir } from '@sivitas/rules/data-master/registrasi'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../../auth/context'
import type { Db } from '../../../db/client'
import { Galat, type FieldError } from '../../../kit/galat'
import { faktaTempat, levelWilayah, listKodeTercatat, type FaktaTempat, type KodeDicari } from './periksa-queries'

export type Aduan = { field: string; message: string }
type Sebagian<Isian> = { [Field in keyof Isian]?: Isian[Field] | null | undefined }

/** @throws Galat 422 with one entry a field, where there are any */
export function tolakBila(aduan: readonly Aduan[]): void {
  if (aduan.length === 0) return
  const errors: FieldError[] = aduan.map((one) => ({ ...one, code: 'salah' }))
  const [first] = errors
  throw new Galat([422, 'validasi'], errors.length === 1 && first ? first.message : `Ada ${errors.length} isian yang perlu diperbaiki.`, {
    errors,
  })
}

const di = (bagian: string, aduan: readonly Aduan[]): Aduan[] =>
  aduan.map(({ field, message }) => ({ field: `${bagian}.${field}`, message }))

const DAFTAR_BIODATA = {
  idAgama: 'agama',
  kewarganegaraan: 'negara',
  golonganDarah: 'golongan-darah',
  statusPernikahan: 'status-pernikahan',
} as const
const DAFTAR_ALAMAT = { idJenisTinggal: 'jenis-tinggal', idAlatTransportasi: 'alat-transportasi' } as const
const DAFTAR_ORANG_TUA = { idPendidikan: 'jenjang-pendidikan', idPekerjaan: 'pekerjaan', idPenghasilan: 'penghasilan' } as const
const DAFTAR_REGISTRASI = { jenisDaftar: 'jenis-daftar', jalurDaftar: 'jalur-daftar', pembiayaan: 'pembiayaan' } as const

/** Codes that stand in some fields; a value that was stored already may stay though its code was retired. */
async function periksaKode(
  db: Db,
  isian: Readonly<Record<string, unknown>>,
  { daftar, tersimpan = {} }: { daftar: Readonly<Record<string, string>>; tersimpan?: Readonly<Record<string, unknown>> },
): Promise<Aduan[]> {
  const dicari = Object.entries(daftar).flatMap(([field, nama]): (KodeDicari & { field: string })[] => {
    const kode = isian[field]
    return typeof kode === 'string' && kode !== tersimpan[field] ? [{ field, daftar: nama, kode }] : []
  })
  if (dicari.length === 0) return []
  const ada = await listKodeTercatat(db, dicari)
  return dicari.flatMap(({ field, daftar: nama, kode }): Aduan[] => {
    const tercatat = ada.find((one) => one.daftar === nama && one.kode === kode)
    if (!tercatat) return [{ field, message: 'Pilihan tidak dikenal' }]
    return tercatat.aktif ? [] : [{ field, message: 'Pilihan ini sudah tidak aktif' }]
  })
}

/** Districts only (edge case 6); what was stored already may stay. */
async function periksaWilayah(db: Db, isian: Sebagian<AlamatIsian>, tersimpan: Readonly<Record<string, unknown>>): Promise<Aduan[]> {
  const dicari = (['idWilayah', 'idWilayahDomisili'] as const).filter((field) => isian[field] && isian[field] !== tersimpan[field])
  if (dicari.length === 0) return []
  const level = await levelWilayah(
    db,
    dicari.map((field) => isian[field] ?? ''),
  )
  return dicari
    .filter((field) => level.get(isian[field] ?? '') !== 3)
    .map((field) => ({ field, message: 'Pilih sampai tingkat kecamatan' }))
}

/** The person as he will stand: what no single field tells, codes, the birth date. */
export async function periksaBiodata(context: Context, isian: Sebagian<BiodataIsian>, tersimpan: Readonly<Record<string, unknown>> = {}) {
  const { db, tenant } = context
  const utuh = { ...tersimpan, ...terisiSaja(isian) } as Sebagian<BiodataIsian>
  const lahir = isian.tanggalLahir
    ? galatTanggalLahir(isian.tanggalLahir, hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu))
    : null
  return di('biodata', [
    ...(lahir === null ? [] : [{ field: 'tanggalLahir', message: lahir }]),
    ...periksaOrang(utuh),
    // ID needs no list: every college has it, and it is the default.
    ...(await periksaKode(db, isian.kewarganegaraan === 'ID' ? { ...isian, kewarganegaraan: undefined } : isian, {
      daftar: DAFTAR_BIODATA,
      tersimpan,
    })),
  ])
}

/** Fields that were named: an undefined one stays as it is stored. */
export const terisiSaja = <Isian extends object>(isian: Isian): Partial<Isian> =>
  Object.fromEntries(Object.entries(isian).filter(([, nilai]) => nilai !== undefined)) as Partial<Isian>

export async function periksaAlamat(
  db: Db,
  isian: Sebagian<AlamatIsian>,
  tersimpan: Readonly<Record<string, unknown>> = {},
): Promise<Aduan[]> {
  return di('alamat', [
    ...(await periksaWilayah(db, isian, tersimpan)),
    ...(await periksaKode(db, isian, { daftar: DAFTAR_ALAMAT, tersimpan })),
  ])
}

export async function periksaKeluarga(db: Db, orangTua: readonly OrangTuaIsian[], tanggalLahir: string | null): Promise<Aduan[]> {
  const aduan: Aduan[] = []
  for (const [at, satu] of orangTua.entries()) {
    if (orangTua.findIndex(({ peran }) => peran === satu.peran) !== at)
      aduan.push({ field: `orangTua.${at}.peran`, message: 'Setiap peran hanya diisi sekali' })
    const kode = await periksaKode(db, satu, { daftar: DAFTAR_ORANG_TUA })
    aduan.push(...di(`orangTua.${at}`, [...periksaOrangTua(satu, tanggalLahir), ...kode]))
  }
  return aduan
}

type Registrasi = Sebagian<RegistrasiIsian>
type Tersimpan = { tanggalLahir: string | null; registrasi?: Readonly<Record<string, unknown>> }

/**
 * A registration as it will stand, with the facts behind its choices for whoever writes it. What was stored already may
 * stay though it was retired since.
 * @throws Galat 403 for a prodi outside the caller's list (edge case 8)
 */
export async function periksaTempat(
  { db, session }: Pick<Context, 'db' | 'session'>,
  isian: Registrasi,
  { tanggalLahir, registrasi: tersimpan = {} }: Tersimpan,
): Promise<{ aduan: Aduan[]; fakta: FaktaTempat; utuh: RegistrasiIsian }> {
  const utuh = { ...tersimpan, ...terisiSaja(isian) } as RegistrasiIsian
  if (session.idProdi !== null && !session.idProdi.includes(utuh.idProdi))
    throw new Galat([403, 'prodi'], 'Program studi di luar akses Anda.')
  const fakta = await faktaTempat(db, {
    idProdi: utuh.idProdi,
    idKonsentrasi: utuh.idKonsentrasi ?? null,
    idKampus: utuh.idKampus,
    idJenisKelas: utuh.idJenisKelas,
    idKelasDefault: utuh.idKelasDefault ?? null,
    periodeMasuk: utuh.periodeMasuk,
    idProdiAsal: utuh.idProdiAsal ?? null,
    idPtAsal: utuh.idPtAsal ?? null,
  })
  const berubah = (field: keyof RegistrasiIsian) => utuh[field] !== tersimpan[field]
  const aduan = [
    ...periksaRegistrasi(utuh, { tanggalLahir, perluInstansi: berubah('idJenisKelas') && fakta.jenisKelas?.perluInstansi }),
    ...pilihanTempat(utuh, fakta, berubah),
    ...(await periksaKode(db, isian, { daftar: DAFTAR_REGISTRASI, tersimpan })),
  ]
  return { aduan: di('registrasi', aduan), fakta, utuh }
}

/** Choices that don't fit each other, or are retired. */
function pilihanTempat(r: RegistrasiIsian, f: FaktaTempat, berubah: (field: keyof RegistrasiIsian) => boolean): Aduan[] {
  const tutup = f.prodi !== null && berubah('idProdi') && f.prodi.status !== 'A'
  const kelasLain = f.kelas !== null && (f.kelas.idProdi !== r.idProdi || f.kelas.angkatan !== Math.floor(r.periodeMasuk / 10))
  const asal = r.idProdiAsal && r.idPtAsal && f.ptProdiAsal !== r.idPtAsal
  const aduan: [boolean, string, string][] = [
    [f.prodi === null, 'idProdi', 'Pilihan tidak dikenal'],
    [tutup, 'idProdi', 'Program studi ini tidak aktif'],
    [Boolean(r.idKonsentrasi) && f.prodiKonsentrasi !== r.idProdi, 'idKonsentrasi', 'Konsentrasi bukan milik prodi ini'],
    [f.kampusAktif === null, 'idKampus', 'Pilihan tidak dikenal'],
    [f.kampusAktif === false && berubah('idKampus'), 'idKampus', 'Pilihan ini sudah tidak aktif'],
    [f.jenisKelas === null, 'idJenisKelas', 'Pilihan tidak dikenal'],
    [f.jenisKelas?.aktif === false && berubah('idJenisKelas'), 'idJenisKelas', 'Pilihan ini sudah tidak aktif'],
    [kelasLain, 'idKelasDefault', 'Kelas ini bukan milik program studi dan angkatan mahasiswa'],
    [!f.periodeAda, 'periodeMasuk', 'Periode ini belum ada pada kalender akademik'],
    [Boolean(asal), 'idProdiAsal', 'Program studi asal bukan milik perguruan tinggi asal'],
  ]
  return aduan.flatMap(([salah, field, message]) => (salah ? [{ field, message }] : []))
}
