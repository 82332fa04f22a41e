import { randomUUID } from 'node:crypto'
import type { DataKelengkapan } from '@sivitas/rules/data-master/kelengkapan'
import { batasStudiPeriode } from '@sivitas/rules/platform/semester-ke'
import { acrossProdi } from '../../../../auth/queries'
import type { ImportContext, Written } from '../../../../kit/import/import-kind'
import { aturanUntukBanyak } from '../../../../pengaturan/public'
import { bebanPembimbing } from '../../../dosen/pembimbing/queries'
import { tetapkanPembimbing } from '../../../dosen/pembimbing/tetapkan'
import { insertSet } from '../../../impor/plain-queries'
import { nilaiKelengkapan, perbaruiKelengkapan } from '../../kelengkapan'
import { tulisAkm } from '../../status/terapkan-queries'
import { nomori } from '../../tulis/nim'
import { BAWAAN_ORANG, TIPE_ORANG, TIPE_ORANG_TUA, TIPE_REGISTRASI_BARU, TIPE_SEKOLAH } from '../kolom-tabel'
import { menurut } from '../menurut'
import { listProdi, type ProdiImpor } from '../rujukan-queries'
import type { BarisBaru, RencanaBaru } from './rencana'
import { tulisAwal, versiMahasiswa } from './simpan-queries'

/** A new student with the keys that this import chose for him. */
type Calon = { baris: number; rencana: RencanaBaru; idMahasiswa: string; idBiodata: string; nim: string; status: string }

/** SMA or its like: where a school is named, that is what it was (jenjang-pendidikan 6). */
const JENJANG_SEKOLAH = '6'

/**
 * Writes new students with all that belongs to their first day (States, '(new)'): person, parents, NIM, status, AKM, akun,
 * school, adviser, completeness. Each table gets one statement for the whole batch.
 */
export async function simpanBaru(context: ImportContext, rows: readonly BarisBaru[]): Promise<Written[]> {
  const { db } = context
  const calon = await calonDari(context, rows)
  await tulisOrang(context, calon)
  await tulisRegistrasi(context, calon)
  const awal = calon.map(({ idMahasiswa, nim, status, rencana }) => ({
    idMahasiswa,
    nim,
    status,
    periode: rencana.registrasi.periodeMasuk,
    tanggal: rencana.registrasi.tanggalMasuk,
  }))
  await tulisAwal(db, awal)
  for (const kelompok of menurut(awal, ({ periode, status }) => `${periode}:${status}`).values()) {
    const [satu] = kelompok
    if (satu)
      await tulisAkm(
        db,
        kelompok.map(({ idMahasiswa }) => idMahasiswa),
        satu,
      )
  }
  await tulisPembimbing(context, calon)
  const ids = calon.map(({ idMahasiswa }) => idMahasiswa)
  await perbaruiKelengkapan(db, ids)
  const versi = await versiMahasiswa(db, ids)
  return calon.map(({ baris, idMahasiswa }) => ({ baris, sasaran: idMahasiswa, versi: versi.get(idMahasiswa) ?? 1 }))
}

function rencanaOf({ id, rencana }: BarisBaru): RencanaBaru {
  if (rencana === null) throw new Error(`Row ${id} passed the check without a plan.`)
  return rencana
}

/** Chooses keys, and gives NIM to those who bring none, in the order of the file. */
async function calonDari({ db }: ImportContext, rows: readonly BarisBaru[]): Promise<Calon[]> {
  const rencana = rows.map((row) => ({ baris: row.id, rencana: rencanaOf(row) }))
  const tanpaNim = rencana.filter((satu) => satu.rencana.nim === null)
  const nims = await nomori(
    db,
    tanpaNim.map((satu) => satu.rencana.registrasi),
    false,
  )
  const baru = new Map(tanpaNim.map((satu, at) => [satu.baris, nims[at] ?? '']))
  const status = await statusAwal(
    db,
    rencana.map((satu) => satu.rencana.registrasi),
  )
  return rencana.map(({ baris, rencana: satu }) => ({
    baris,
    rencana: satu,
    idMahasiswa: randomUUID(),
    idBiodata: satu.idBiodata ?? randomUUID(),
    nim: satu.nim ?? baru.get(baris) ?? '',
    status: status.get(golongan(satu.registrasi)) ?? 'A',
  }))
}

type Registrasi = RencanaBaru['registrasi']
const golongan = ({ idProdi, idJenisKelas, periodeMasuk }: Registrasi) => `${idProdi}:${idJenisKelas}:${periodeMasuk}`

/** `status_awal` of each kind of registration in the batch: rules are resolved once for all who share them (PL-R35). */
async function statusAwal(db: ImportContext['db'], semua: readonly Registrasi[]): Promise<Map<string, string>> {
  const prodi = new Map((await listProdi(db)).map((satu) => [satu.id, satu]))
  const status = new Map<string, string>()
  for (const [kunci, [satu]] of menurut(semua, golongan)) {
    if (!satu) continue
    const { idProdi, idJenisKelas, periodeMasuk } = satu
    const jenjang = prodi.get(idProdi)?.jenjang
    const aturan = await aturanUntukBanyak(db, periodeMasuk)
    status.set(kunci, String(aturan({ idProdi, jenjang, idJenisKelas, angkatan: Math.floor(periodeMasuk / 10) }).nilai.status_awal))
  }
  return status
}

/** New persons with their parents and the school that they come from. */
async function tulisOrang({ db }: ImportContext, calon: readonly Calon[]): Promise<void> {
  const baru = calon.filter(({ rencana }) => rencana.idBiodata === null)
  await insertSet(
    db,
    { table: 'biodata', types: TIPE_ORANG },
    baru.map(({ idBiodata, rencana }) => ({ ...BAWAAN_ORANG, ...rencana.orang, id: idBiodata })),
  )
  await insertSet(
    db,
    { table: 'orang_tua', types: TIPE_ORANG_TUA },
    baru.flatMap(({ idBiodata, rencana }) => rencana.orangTua.map((satu) => ({ ...satu, idBiodata, id: randomUUID() }))),
  )
  const sekolah = baru.flatMap(({ idBiodata, rencana }) =>
    rencana.sekolah ? [{ ...rencana.sekolah, idBiodata, id: randomUUID(), jenis: 'sekolah', jenjang: JENJANG_SEKOLAH }] : [],
  )
  await acrossProdi(db, () => insertSet(db, { table: 'riwayat_pendidikan', types: TIPE_SEKOLAH }, sekolah))
}

const batasOf = (prodi: ProdiImpor | undefined): number => prodi?.batasStudiSemester ?? 2 * (prodi?.masaTempuh ?? 8)

const KOSONG = { tempatLahir: null, idAgama: null, nik: null, noPaspor: null, namaIbuKandung: null } as const
const TANPA_ALAMAT = { kelurahan: null, idWilayah: null, handphone: null, email: null, foto: null } as const
const TANPA_JALUR = { jalurDaftar: null, pembiayaan: null, biayaMasuk: null, idPtAsal: null } as const

/**
 * The completeness of somebody new, reckoned before he is written: written afterwards it would be a second version of a row
 * with thirty indexes. Of a person who is here already the file does not tell all; he is judged behind the writing.
 */
function kelengkapanBaru({ orang, registrasi, sekolah, idBiodata }: RencanaBaru, prodi: ProdiImpor | undefined) {
  if (idBiodata !== null) return { kelengkapan: 0, siapPddikti: false, kurang: 0 }
  const isi = { ...BAWAAN_ORANG, ...KOSONG, ...TANPA_ALAMAT, ...orang, ...TANPA_JALUR, ...registrasi } as unknown as DataKelengkapan
  const asal = (registrasi['idSekolah'] as string | null | undefined) ?? sekolah?.idSekolah ?? null
  const hasil = nilaiKelengkapan({ ...isi, pendidikanAsal: asal, prodiTerpetakan: (prodi?.idPddikti ?? null) !== null })
  return { kelengkapan: hasil.titik, siapPddikti: hasil.siap, kurang: hasil.kurang }
}

async function tulisRegistrasi({ db }: ImportContext, calon: readonly Calon[]): Promise<void> {
  const prodi = new Map((await listProdi(db)).map((satu) => [satu.id, satu]))
  const rows = calon.map(({ idMahasiswa, idBiodata, nim, status, rencana, rencana: { registrasi } }) => ({
    ...registrasi,
    ...kelengkapanBaru(rencana, prodi.get(registrasi.idProdi)),
    id: idMahasiswa,
    idBiodata,
    nim,
    // A trigger copies both from the person.
    nama: '',
    jenisKelamin: '',
    semesterAwal: 1,
    status,
    statusSejakPeriode: registrasi.periodeMasuk,
    tanggalStatus: registrasi.tanggalMasuk,
    batasStudiPeriode: batasStudiPeriode(
      { periodeMasuk: registrasi.periodeMasuk, semesterAwal: 1 },
      batasOf(prodi.get(registrasi.idProdi)),
    ),
  }))
  // Persons are out of sight until these rows exist, and the trigger has to read them; the prodi of each row was checked.
  await acrossProdi(db, () => insertSet(db, { table: 'mahasiswa', types: TIPE_REGISTRASI_BARU }, rows))
}

/** Advisers who were named, and those of the classes as long as they have room; the others stay without one (edge case 22). */
async function tulisPembimbing(context: ImportContext, calon: readonly Calon[]): Promise<void> {
  const wali = [...new Set(calon.flatMap(({ rencana }) => (rencana.idDosenPa === null ? (rencana.idDosenWali ?? []) : [])))]
  const sisa = new Map(
    (await bebanPembimbing(context.db, wali)).map(({ id, statusAktif, maks, beban }) => [id, statusAktif === 'A' ? maks - beban : 0]),
  )
  const pasangan = calon.flatMap(({ idMahasiswa, rencana: { idDosenPa, idDosenWali } }) => {
    if (idDosenPa !== null) return [{ idMahasiswa, idDosen: idDosenPa }]
    const tempat = sisa.get(idDosenWali ?? '') ?? 0
    if (idDosenWali === null || tempat <= 0) return []
    sisa.set(idDosenWali, tempat - 1)
    return [{ idMahasiswa, idDosen: idDosenWali }]
  })
  if (pasangan.length > 0) await tetapkanPembimbing(context, pasangan, { sebab: 'ganti' })
}
