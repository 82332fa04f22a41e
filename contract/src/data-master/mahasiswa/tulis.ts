import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { changesOf } from '../../kit/crud'
import { Id, optionalDate, optionalId, optionalText, text, Versi } from '../../kit/fields'
import { flag } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { IsianLinimasa, IsianLinimasaInput, Linimasa, LinimasaInput } from '../linimasa'
import { AlamatIsian, BiodataIsian, OrangTuaIsian, PendidikanIsian } from './isian-orang'
import { RegistrasiIsian } from './isian-registrasi'
import { Biodata, RiwayatPendidikan } from './biodata'
import { MahasiswaLengkap } from './mahasiswa'

const F3T = { scope: 'F3', access: 'T' } as const
const alasan = text(255).min(5, 'Tulis alasan minimal 5 huruf').meta({ title: 'Alasan' })
const byId = { id: Id }

/** A NIM as people type it: capitals, 4-24 of A-Z, 0-9, dot and hyphen. */
export const Nim = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9.-]{4,24}$/, 'NIM terdiri dari 4-24 huruf kapital, angka, titik, atau tanda hubung')
  .meta({ title: 'NIM' })

/** A paper as its form has it. */
export const DokumenIsian = z.strictObject({
  jenis: z.string().trim().min(1).max(40).meta({ title: 'Jenis dokumen' }),
  idBerkas: z.uuid('Unggah berkasnya').meta({ title: 'Berkas' }),
  nomor: optionalText().meta({ title: 'Nomor' }),
  tanggal: optionalDate().meta({ title: 'Tanggal' }),
})

/**
 * A new registration: of a new person (`biodata`), or of somebody who is here already (`idBiodata`, DM-R4). Without `nim`
 * the pattern gives one (DM-R1).
 */
export const MahasiswaBaru = z.strictObject({
  biodata: BiodataIsian.optional(),
  idBiodata: z.uuid('Pilihan tidak dikenal').optional(),
  registrasi: RegistrasiIsian,
  alamat: AlamatIsian.optional(),
  orangTua: z.array(OrangTuaIsian).max(3).optional(),
  pendidikan: z.array(PendidikanIsian).max(10).optional(),
  dokumen: z.array(DokumenIsian).max(20).optional(),
  idDosenPa: optionalId().meta({ title: 'Dosen PA' }),
  nim: Nim.optional(),
  idFoto: optionalId().meta({ title: 'Foto' }),
  foto: z.file().optional(),
  abaikanMirip: flag().default(false).meta({ title: 'Orang lain dengan data serupa' }),
  alasan: optionalText(255).meta({ title: 'Alasan' }),
})
export type MahasiswaBaru = z.output<typeof MahasiswaBaru>

/**
 * Sections of a stored student; those that are not named stay as they are. `versi` is the registration's, `versiBiodata` the
 * person's: each section needs the version of the row that it writes.
 */
export const MahasiswaUbah = z.strictObject({
  id: Id,
  versi: Versi.optional(),
  versiBiodata: Versi.optional(),
  registrasi: changesOf(RegistrasiIsian).optional(),
  biodata: changesOf(BiodataIsian).optional(),
  alamat: changesOf(AlamatIsian).optional(),
  orangTua: z.array(OrangTuaIsian).max(3).optional(),
  /** Against which paper the NIK was checked (DM-R3). */
  nikTerverifikasi: flag().optional(),
  idDosenPa: optionalId().meta({ title: 'Dosen PA' }),
  /** Why; with `idBerkasBukti` needed where PDDikti has the person already (DM-R9), and by a Supervisor (DM-R25). */
  alasan: optionalText(255).meta({ title: 'Alasan' }),
  idBerkasBukti: optionalId().meta({ title: 'Dokumen pendukung' }),
})
export type MahasiswaUbah = z.output<typeof MahasiswaUbah>

/** Another NIM, and why. */
export const GantiNimIsian = z.strictObject({ nim: Nim, alasan })

/** Why a registration goes. */
export const HapusMahasiswaIsian = z.strictObject({ alasan })

/** A person who may be the same one (DM-R4). */
export const CalonOrang = z.object({
  idBiodata: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  tanggalLahir: z.string().meta({ title: 'Tanggal lahir' }),
  kesamaan: z.enum(['biodata_sama', 'biodata_mirip']),
  registrasi: z.array(
    z.object({ id: z.uuid(), nim: z.string(), labelProdi: z.string(), status: z.string(), angkatan: z.int(), terlihat: z.boolean() }),
  ),
})
export type CalonOrang = z.infer<typeof CalonOrang>

export const CekOrangIsian = z.strictObject({
  nik: optionalText(20),
  nama: optionalText(),
  tanggalLahir: optionalDate(),
  namaIbuKandung: optionalText(),
})

/** A person found by what must not stand in an address: NIK, mobile number or mail. */
export const OrangDitemukan = z.object({
  jenis: z.enum(['mahasiswa', 'dosen', 'pegawai']),
  id: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  nomor: z.string().nullable().meta({ title: 'NIM, NIDN, atau NIP' }),
  keterangan: z.string().nullable().meta({ title: 'Keterangan' }),
})
export type OrangDitemukan = z.infer<typeof OrangDitemukan>

const NimBaru = z.object({
  idMahasiswa: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  noPendaftaran: z.string().nullable().meta({ title: 'Nomor pendaftaran' }),
  nimLama: z.string().meta({ title: 'NIM sekarang' }),
  nim: z.string().meta({ title: 'NIM baru' }),
})
export type NimBaru = z.infer<typeof NimBaru>

export const mahasiswaTulis = {
  create: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v1/mahasiswa', successStatus: 201 })
    .input(MahasiswaBaru)
    .output(one(z.object({ idMahasiswa: z.uuid(), idBiodata: z.uuid(), nim: z.string() }))),
  update: procedure.meta(F3T).route({ method: 'PUT', path: '/v1/mahasiswa/{id}' }).input(MahasiswaUbah).output(one(MahasiswaLengkap)),
  remove: procedure.meta(F3T).route({ method: 'DELETE', path: '/v1/mahasiswa/{id}' }).input(HapusMahasiswaIsian.extend(byId)).output(done),
  diri: procedure
    .meta({ scope: ['F3', 'F7', 'TR'], access: 'T' })
    .route({ method: 'POST', path: '/v1/mahasiswa/{id}/biodata/diri' })
    .input(z.strictObject({ ...byId, dataDiri: changesOf(BiodataIsian).optional(), versi: Versi.optional(), foto: z.file().optional() }))
    .output(one(Biodata)),
  foto: procedure
    .meta({ scope: ['F3', 'F7', 'TR'], access: 'T' })
    .route({ method: 'POST', path: '/v1/mahasiswa/{id}/biodata/fileFoto' })
    .input(z.strictObject({ ...byId, file: z.file('Pilih berkas terlebih dahulu') }))
    .output(one(z.object({ idFoto: z.uuid(), fotoContentUrl: z.string() }))),
  alamat: procedure
    .meta({ scope: ['F3', 'F7', 'TR'], access: 'T' })
    .route({ method: 'POST', path: '/v1/mahasiswa/{id}/biodata/alamat' })
    .input(changesOf(AlamatIsian).extend({ ...byId, versi: Versi.optional() }))
    .output(one(Biodata)),
  tambahPendidikan: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v1/mahasiswa/{id}/riwayat_pendidikan', successStatus: 201 })
    .input(PendidikanIsian.extend(byId))
    .output(one(RiwayatPendidikan)),
  ubahPendidikan: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: '/v1/mahasiswa/{id}/riwayat_pendidikan/{idPendidikan}' })
    .input(changesOf(PendidikanIsian).extend({ ...byId, idPendidikan: Id, versi: Versi }))
    .output(one(RiwayatPendidikan)),
  hapusPendidikan: procedure
    .meta(F3T)
    .route({ method: 'DELETE', path: '/v1/mahasiswa/{id}/riwayat_pendidikan/{idPendidikan}' })
    .input(z.strictObject({ ...byId, idPendidikan: Id }))
    .output(done),
  cekOrang: procedure
    .meta({ scope: 'F3', access: 'B', traces: true })
    .route({ method: 'POST', path: '/v2/master/mahasiswa/cek-orang' })
    .input(CekOrangIsian)
    .output(all(CalonOrang)),
  cariOrang: procedure
    .meta({ scope: ['F2', 'F3'], access: 'B', traces: true })
    .route({ method: 'POST', path: '/v2/master/mahasiswa/cari-orang' })
    .input(
      z
        .strictObject({ nik: optionalText(20), handphone: optionalText(30), email: optionalText() })
        .refine(({ nik, handphone, email }) => Boolean(nik || handphone || email), {
          error: 'Isi NIK, handphone, atau email',
          path: ['nik'],
        }),
    )
    .output(all(OrangDitemukan)),
  beriNim: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v2/master/mahasiswa/nim' })
    .input(
      z.strictObject({
        idMahasiswa: z.array(z.uuid()).min(1, 'Pilih minimal satu mahasiswa').max(5000).optional(),
        noPendaftaran: z.array(text(40)).min(1).max(5000).optional(),
        urut: z.enum(['nama', 'noPendaftaran']).default('nama').meta({ title: 'Urutan' }),
        pratinjau: flag().default(false),
        alasan: optionalText(255),
      }),
    )
    .output(all(NimBaru)),
  /** What the pattern would give a registration now, for the last step of the wizard. Nothing is taken. */
  nimBerikut: procedure
    .meta({ scope: 'F3', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/mahasiswa/nim' })
    .input(
      z.strictObject({
        idProdi: z.uuid(),
        idJenisKelas: z.uuid(),
        periodeMasuk: z.coerce.number<number>().int(),
        jenisDaftar: z.string().max(40),
      }),
    )
    .output(one(z.object({ nim: z.string() }))),
  ubahNim: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/{id}/nim' })
    .input(GantiNimIsian.extend({ ...byId, versi: Versi }))
    .output(one(MahasiswaLengkap)),
}

export const DokumenMahasiswa = z.object({
  id: z.uuid(),
  versi: z.int(),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
  jenis: z.string().meta({ title: 'Kode jenis' }),
  namaJenis: z.string().meta({ title: 'Jenis dokumen' }),
  nomor: z.string().nullable().meta({ title: 'Nomor' }),
  tanggal: z.string().nullable().meta({ title: 'Tanggal' }),
  statusVerifikasi: z.enum(['menunggu', 'sah', 'ditolak']).meta({ title: 'Verifikasi' }),
  alasanTolak: z.string().nullable().meta({ title: 'Alasan ditolak' }),
  diverifikasiOleh: z.string().nullable().meta({ title: 'Diverifikasi oleh' }),
  diverifikasiPada: z.date().nullable().meta({ title: 'Diverifikasi pada' }),
  berkas: z.object({ id: z.uuid(), nama: z.string(), mime: z.string(), ukuran: z.int() }),
})
export type DokumenMahasiswa = z.infer<typeof DokumenMahasiswa>

/** Why a paper is refused. */
export const TolakDokumen = z.strictObject({ alasanTolak: text(255).meta({ title: 'Alasan ditolak' }) })

const DOKUMEN = '/v2/master/mahasiswa/{id}/dokumen'
const lihat = { scope: ['F3', 'F4', 'F7'], access: 'B' } as const

export const dokumenMahasiswa = {
  list: procedure.meta(lihat).route({ method: 'GET', path: DOKUMEN }).input(z.strictObject(byId)).output(all(DokumenMahasiswa)),
  create: procedure
    .meta(F3T)
    .route({ method: 'POST', path: DOKUMEN, successStatus: 201 })
    .input(DokumenIsian.partial({ idBerkas: true }).extend({ ...byId, file: z.file().optional() }))
    .output(one(DokumenMahasiswa)),
  update: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: `${DOKUMEN}/{idDokumen}` })
    .input(DokumenIsian.partial().extend({ ...byId, idDokumen: Id, versi: Versi, file: z.file().optional() }))
    .output(one(DokumenMahasiswa)),
  remove: procedure
    .meta(F3T)
    .route({ method: 'DELETE', path: `${DOKUMEN}/{idDokumen}` })
    .input(z.strictObject({ ...byId, idDokumen: Id }))
    .output(done),
  verifikasi: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: `${DOKUMEN}/{idDokumen}/verifikasi` })
    .input(
      z.strictObject({
        ...byId,
        idDokumen: Id,
        versi: Versi,
        statusVerifikasi: z.enum(['sah', 'ditolak']).meta({ title: 'Putusan' }),
        alasanTolak: optionalText(255).meta({ title: 'Alasan ditolak' }),
      }),
    )
    .output(one(DokumenMahasiswa)),
}

const lihatRiwayat = { scope: ['F3', 'F4', 'F7'], access: 'B' } as const

/** One timeline of a student over all areas. */
export const riwayatMahasiswa = {
  list: procedure
    .meta(lihatRiwayat)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/riwayat' })
    .input(LinimasaInput)
    .output(Linimasa),
  isian: procedure
    .meta(lihatRiwayat)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/riwayat/isian' })
    .input(IsianLinimasaInput)
    .output(IsianLinimasa),
}
