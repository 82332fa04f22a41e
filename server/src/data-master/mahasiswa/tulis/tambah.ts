import type { MahasiswaBaru } from '@sivitas/contract/data-master/mahasiswa/tulis'
import { batasStudiPeriode } from '@sivitas/rules/platform/semester-ke'
import type { Context } from '../../../auth/context'
import { acrossProdi, noteAct } from '../../../auth/queries'
import { isianSalah, tidakDitemukan } from '../../../kit/galat'
import { aturanBerlaku } from '../../../pengaturan/public'
import { tetapkanPembimbing } from '../../dosen/pembimbing/tetapkan'
import { perbaruiKelengkapanOrang } from '../kelengkapan'
import { tulisAkm, tulisRiwayat } from '../status/terapkan-queries'
import { tambahDokumen } from '../dokumen/simpan'
import { pasangFoto, simpanFoto } from './foto'
import { kolomAlamat, kolomBiodata, kolomOrangTua } from './kolom'
import { assertNimBebas, nimBaru } from './nim'
import { tambahPendidikan } from './pendidikan'
import { periksaAlamat, periksaBiodata, periksaKeluarga, periksaTempat, tolakBila } from './periksa'
import type { FaktaTempat } from './periksa-queries'
import { assertOrangBaru } from './sama'
import { biodataExists, insertRow, samakanIbu, upsertOrangTua } from './tulis-queries'

type Hasil = { idMahasiswa: string; idBiodata: string; nim: string }

/**
 * Enters a registration with all that belongs to its first day: person, NIM, first status, akun, adviser (States, '(new)').
 * @throws Galat 422 with every wrong field at once, 409 `biodata_sama`, `biodata_mirip`, `nim_terpakai`
 */
export async function tambahMahasiswa(context: Context, input: MahasiswaBaru): Promise<Hasil> {
  const { db } = context
  const tanggalLahir = await lahirOrang(context, input)
  const { aduan, fakta } = await periksaTempat(context, input.registrasi, { tanggalLahir })
  tolakBila([
    ...(input.biodata ? await periksaBiodata(context, input.biodata) : []),
    ...(await periksaAlamat(db, input.alamat ?? {})),
    ...(await periksaKeluarga(db, input.orangTua ?? [], tanggalLahir)),
    ...aduan,
  ])
  if (input.biodata) await assertOrangBaru(context, input.biodata, input)
  if (input.nim) await assertNimBebas(db, input.nim)
  if (input.alasan) await noteAct(db, { alasan: input.alasan })
  const idBiodata = input.idBiodata ?? (await tambahOrang(context, input))
  const nim = input.nim ?? (await nimBaru(db, input.registrasi))
  const idMahasiswa = await tambahRegistrasi(context, input, { idBiodata, nim, fakta })
  await lengkapi(context, input, { idMahasiswa, idBiodata, nim })
  await tetapkanPa(context, idMahasiswa, input.idDosenPa ?? fakta.kelas?.idDosenWali ?? null)
  await perbaruiKelengkapanOrang(db, [idBiodata])
  return { idMahasiswa, idBiodata, nim }
}

/** Birth date of the person, new or here already. @throws Galat 422 without exactly one of the two, 404 */
async function lahirOrang({ db }: Context, { biodata, idBiodata }: MahasiswaBaru): Promise<string> {
  if (biodata && idBiodata) throw isianSalah('idBiodata', 'Isi biodata baru atau pilih orang yang sudah tercatat, bukan keduanya.')
  if (biodata) return biodata.tanggalLahir
  if (!idBiodata) throw isianSalah('biodata', 'Field tidak boleh kosong')
  // The person may have studied in a prodi that the caller doesn't see; that he is here is what R4 has just told.
  const orang = await acrossProdi(db, () => biodataExists(db, idBiodata))
  if (!orang) throw tidakDitemukan('Orang')
  return orang.tanggalLahir
}

async function tambahOrang({ db }: Context, { biodata, alamat, orangTua = [] }: MahasiswaBaru): Promise<string> {
  if (!biodata) throw isianSalah('biodata', 'Field tidak boleh kosong')
  const id = await insertRow(db, 'biodata', { ...kolomBiodata(biodata), ...kolomAlamat(alamat ?? {}) })
  for (const satu of orangTua) await upsertOrangTua(db, id, kolomOrangTua(satu))
  const ibu = biodata.namaIbuKandung ?? orangTua.find(({ peran }) => peran === 'ibu')?.nama
  if (ibu) await samakanIbu(db, id, ibu)
  return id
}

type Dasar = { idBiodata: string; nim: string; fakta: FaktaTempat }

async function tambahRegistrasi(
  { db }: Context,
  { registrasi, pendidikan }: MahasiswaBaru,
  { idBiodata, nim, fakta }: Dasar,
): Promise<string> {
  const { periodeMasuk, tanggalMasuk, semesterAwal, idProdi, idJenisKelas } = registrasi
  const { nilai } = await aturanBerlaku(db, { idProdi, idJenisKelas, angkatan: Math.floor(periodeMasuk / 10), periode: periodeMasuk })
  const batas = fakta.prodi?.batasStudiSemester ?? 2 * (fakta.prodi?.masaTempuh ?? 8)
  const sekolah = pendidikan?.find(({ jenis }) => jenis === 'sekolah')?.idSekolah
  const status = String(nilai.status_awal)
  // The person may be out of sight until this row exists, and a trigger copies his name into it; the prodi was checked.
  const id = await acrossProdi(db, () =>
    insertRow(db, 'mahasiswa', {
      ...registrasi,
      idSekolah: registrasi.idSekolah ?? sekolah ?? null,
      idBiodata,
      nim,
      nama: '',
      jenisKelamin: '',
      status,
      statusSejakPeriode: periodeMasuk,
      tanggalStatus: tanggalMasuk,
      batasStudiPeriode: batasStudiPeriode({ periodeMasuk, semesterAwal }, batas),
    }),
  )
  const kosong = { nomorSk: null, tanggalSk: null, idBerkasSk: null, alasan: null, sumber: 'manual' }
  await tulisRiwayat(db, [id], { periode: periodeMasuk, status, tanggal: tanggalMasuk, ...kosong })
  await tulisAkm(db, [id], { periode: periodeMasuk, status })
  await insertRow(db, 'akun', { username: nim.toLowerCase(), roles: ['ROLE_MAHASISWA'], idMahasiswa: id, wajibGantiSandi: true })
  return id
}

/** Photo, schooling and papers that came along. */
async function lengkapi(context: Context, input: MahasiswaBaru, { idMahasiswa, idBiodata, nim }: Hasil): Promise<void> {
  const orang = { idBiodata, nim, idFoto: null }
  if (input.foto) await simpanFoto(context, orang, { file: input.foto, field: 'foto' })
  else if (input.idFoto) await pasangFoto(context, orang, input.idFoto)
  for (const [at, satu] of (input.pendidikan ?? []).entries())
    await tambahPendidikan(context, idBiodata, { isian: satu, awalan: `pendidikan.${at}.` })
  for (const satu of input.dokumen ?? []) await tambahDokumen(context, idMahasiswa, satu)
}

/** The adviser of the first day: the one that was chosen, else the class's own; a full class leaves him without one. */
async function tetapkanPa(context: Context, idMahasiswa: string, idDosen: string | null): Promise<void> {
  if (!idDosen) return
  await tetapkanPembimbing(context, [{ idMahasiswa, idDosen }], { sebab: 'ganti' })
}
