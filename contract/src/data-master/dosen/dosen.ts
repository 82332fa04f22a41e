import { z } from 'zod'
import { all, done, many, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { Id, optionalId, stamp, text } from '../../kit/fields'
import { flag, listed, listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { DosenInput, JENIS_DOSEN } from './dosen-input'

const nullable = (title: string) => z.string().nullable().meta({ title })

/** A row of 'Data Dosen'. What is personal is null for who lacks F2 (data-master, Calls). */
export const DosenRow = z.object({
  id: z.uuid(),
  versi: z.int(),
  idFoto: z.uuid().nullable().meta({ title: 'Foto' }),
  namaLengkap: z.string().meta({ title: 'Nama' }),
  nidn: nullable('NIDN'),
  nuptk: nullable('NUPTK'),
  nip: nullable('NIP'),
  jenisDosen: z.enum(JENIS_DOSEN).meta({ title: 'Kode jenis dosen' }),
  namaJenisDosen: z.string().meta({ title: 'Jenis' }),
  ikatanKerja: nullable('Ikatan kerja'),
  idProdiHomebase: z.uuid().nullable(),
  homebase: nullable('Homebase'),
  jabatanFungsional: nullable('Jabatan fungsional'),
  golongan: nullable('Golongan'),
  pendidikan: nullable('Pendidikan'),
  serdos: z.boolean().meta({ title: 'Serdos' }),
  idStatusKeaktifan: z.string(),
  statusKeaktifan: z.string().meta({ title: 'Status' }),
  statusAktif: z.enum(['A', 'N']).meta({ title: 'Aktif' }),
  bebanPa: z.int().meta({ title: 'Bimbingan PA' }),
  maksBimbinganPa: z.int().meta({ title: 'Kuota bimbingan PA' }),
  sksPeriode: z.number().meta({ title: 'SKS periode ini' }),
  kelengkapan: z.int().meta({ title: 'Kelengkapan (%)' }),
  tanggalPensiun: nullable('Pensiun'),
  jenisKelamin: nullable('Jenis kelamin'),
  tanggalLahir: nullable('Tanggal lahir'),
  handphone: nullable('Handphone'),
  email: nullable('Email'),
})
export type DosenRow = z.infer<typeof DosenRow>

/** The whole record. NIK, NPWP, mother's name and bank account come masked unless `rahasia=1`, which is logged (DM-R27). */
export const DosenLengkap = z.object({
  ...stamp,
  ...DosenRow.omit({ versi: true, id: true }).shape,
  nama: z.string().meta({ title: 'Nama' }),
  gelarDepan: nullable('Gelar depan'),
  gelarBelakang: nullable('Gelar belakang'),
  nidk: nullable('NIDK/NUP'),
  nik: nullable('NIK'),
  jenisKelamin: z.enum(['L', 'P']).meta({ title: 'Jenis kelamin' }),
  tempatLahir: nullable('Tempat lahir'),
  tanggalLahir: z.string().meta({ title: 'Tanggal lahir' }),
  tanggalPensiun: z.string().meta({ title: 'Pensiun' }),
  idAgama: nullable('Kode agama'),
  agama: nullable('Agama'),
  negara: z.string().meta({ title: 'Negara' }),
  namaIbuKandung: nullable('Nama ibu kandung'),
  npwp: nullable('NPWP'),
  statusPernikahan: nullable('Status pernikahan'),
  namaSuamiIstri: nullable('Nama suami/istri'),
  nipSuamiIstri: nullable('NIP suami/istri'),
  idPekerjaanSuamiIstri: nullable('Pekerjaan suami/istri'),
  tanggalMulaiPns: nullable('Mulai PNS suami/istri'),
  jalan: nullable('Jalan'),
  dusun: nullable('Dusun'),
  rt: nullable('RT'),
  rw: nullable('RW'),
  kelurahan: nullable('Kelurahan/desa'),
  idWilayah: nullable('Kode kecamatan'),
  wilayah: nullable('Wilayah'),
  kodePos: nullable('Kode pos'),
  telepon: nullable('Telepon'),
  emailKampus: nullable('Email kampus'),
  rfid: nullable('RFID'),
  idTandaTangan: z.uuid().nullable(),
  idIkatanKerja: z.string(),
  idStatusKepegawaian: z.string().nullable(),
  statusKepegawaian: nullable('Status kepegawaian'),
  unitTamu: nullable('Unit dosen tamu'),
  idFakultas: z.uuid().nullable(),
  namaFakultas: nullable('Fakultas'),
  noSkCpns: nullable('Nomor SK CPNS'),
  tanggalSkCpns: nullable('Tanggal SK CPNS'),
  noSkPengangkatan: nullable('Nomor SK pengangkatan'),
  mulaiSkPengangkatan: nullable('Mulai SK pengangkatan'),
  idLembagaPengangkat: nullable('Lembaga pengangkat'),
  idSumberGaji: nullable('Sumber gaji'),
  bidangIlmu: z.array(z.string()).meta({ title: 'Bidang ilmu' }),
  scopusId: nullable('Scopus ID'),
  sintaId: nullable('SINTA ID'),
  orcid: nullable('ORCID'),
  googleScholar: nullable('Google Scholar'),
  rekeningBank: nullable('Bank'),
  rekeningNomor: nullable('Nomor rekening'),
  rekeningAtasNama: nullable('Atas nama'),
  maksSksMengajar: z.int().meta({ title: 'SKS mengajar paling banyak' }),
  idPddikti: z.uuid().nullable().meta({ title: 'ID PDDikti' }),
  /** Points of twenty that are still empty. */
  belumLengkap: z.array(z.string()),
  /** What should be looked at and keeps nothing from being saved. */
  peringatan: z.array(z.string()),
  rahasia: z.boolean(),
})
export type DosenLengkap = z.infer<typeof DosenLengkap>

/** Somebody who may be the same person (DM-R4). */
export const CalonSama = z.object({
  jenis: z.enum(['dosen', 'pegawai']),
  id: z.uuid(),
  nama: z.string(),
  nomor: z.string().nullable(),
  unit: z.string().nullable(),
  kesamaan: z.enum(['biodata_sama', 'biodata_mirip']),
})
export type CalonSama = z.infer<typeof CalonSama>

export const KelasDiampu = z.object({
  id: z.uuid(),
  periode: z.int().meta({ title: 'Periode' }),
  kodeMakul: z.string().meta({ title: 'Kode' }),
  namaMakul: z.string().meta({ title: 'Mata kuliah' }),
  namaKelas: z.string().meta({ title: 'Kelas' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  sks: z.number().meta({ title: 'SKS mata kuliah' }),
  sksDosen: z.number().meta({ title: 'SKS dosen' }),
  terisi: z.int().meta({ title: 'Peserta' }),
})
export type KelasDiampu = z.infer<typeof KelasDiampu>

export const Bimbingan = z.object({
  bebanPa: z.int(),
  maksBimbinganPa: z.int(),
  perAngkatan: z.array(z.object({ angkatan: z.int(), jumlah: z.int() })),
})

export const AkunDosen = z.object({
  idAkun: z.uuid().nullable(),
  username: z.string().nullable(),
  status: z.enum(['aktif', 'terkunci', 'nonaktif']).nullable(),
  terakhirMasuk: z.date().nullable(),
  wajibGantiSandi: z.boolean(),
  /** The user name that a new account would get; null where no number is stored that could be one. */
  usul: z.string().nullable(),
})

/** What became of one row of a bulk act. */
export const HasilMassal = z.object({
  id: z.uuid(),
  nama: z.string(),
  berhasil: z.boolean(),
  pesan: z.string().nullable(),
})
export type HasilMassal = z.infer<typeof HasilMassal>

/** A field in which a file of SISTER or PDDikti and our record disagree. */
export const Beda = z.object({
  field: z.string(),
  label: z.string(),
  disini: z.string().nullable(),
  disana: z.string(),
  /** Value to write as it is; null where it cannot be taken over. */
  nilai: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type Beda = z.infer<typeof Beda>

const baca = { scope: 'F2', access: 'B' } as const
const tulis = { scope: 'F2', access: 'T' } as const
const byId = z.strictObject({ id: Id })
const banyak = z.array(z.uuid()).min(1).max(5000)

const filter = {
  prodi: listed(z.string().max(36)),
  jenisDosen: listed(z.enum(JENIS_DOSEN)),
  statusAktif: z.enum(['A', 'N'], { error: 'Isi A atau N' }).optional(),
  keaktifan: listed(z.string().max(10)),
  jabatan: listed(z.string().max(10)),
  pendidikan: listed(z.string().max(10)),
  serdos: flag().optional(),
  /** Retiring up to this day, and not retired yet (DM-R22). */
  pensiunSebelum: z.iso.date('Tanggal tidak dikenal').optional(),
}

const reading = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/dosen' })
    .input(listQuery({ filter, sort: ['nama', 'nidn', 'homebase', 'kelengkapan', 'pensiun'] }))
    .output(many(DosenRow)),
  get: procedure
    .meta({ ...baca, traces: true })
    .route({ method: 'GET', path: '/v1/dosen/{id}' })
    .input(byId.extend({ rahasia: flag().default(false) }))
    .output(one(DosenLengkap)),
  mengajar: procedure.meta(baca).route({ method: 'GET', path: '/v2/master/dosen/{id}/mengajar' }).input(byId).output(all(KelasDiampu)),
  bimbingan: procedure.meta(baca).route({ method: 'GET', path: '/v2/master/dosen/{id}/bimbingan' }).input(byId).output(one(Bimbingan)),
  akun: procedure.meta(baca).route({ method: 'GET', path: '/v2/master/dosen/{id}/akun' }).input(byId).output(one(AkunDosen)),
}

/** What POST takes besides the record: what was answered to the question of DM-R4, and whether an account is made. */
const Tambah = {
  abaikanMirip: z.boolean().default(false),
  alasan: z.string().trim().max(500).optional(),
  buatAkun: z.boolean().default(false).meta({ title: 'Buat akun dosen' }),
}

const writing = {
  create: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v1/dosen', successStatus: 201 })
    .input(DosenInput.safeExtend(Tambah))
    .output(one(DosenLengkap)),
  update: procedure.meta(tulis).route({ method: 'PUT', path: '/v1/dosen/{id}' }).input(updateOf(DosenInput)).output(one(DosenLengkap)),
  remove: procedure.meta(tulis).route({ method: 'DELETE', path: '/v1/dosen/{id}' }).input(byId).output(done),
  /** Who may be the same person, in lecturers and staff (DM-R4); asked for as soon as NIK, or name and birth date, are there. */
  cekOrang: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/master/dosen/cek-orang' })
    .input(
      z.strictObject({
        id: optionalId(),
        nik: z.string().max(16).optional(),
        nama: z.string().max(100),
        tanggalLahir: z.string().max(10),
        namaIbuKandung: z.string().max(100).optional(),
      }),
    )
    .output(all(CalonSama)),
  /** Reads a file of SISTER or PDDikti and says where it and the record disagree. It writes nothing. */
  banding: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/master/dosen/{id}/banding' })
    .input(byId.extend({ berkas: z.file('Pilih berkas terlebih dahulu') }))
    .output(z.object({ data: z.object({ nama: z.string(), sama: z.int(), beda: z.array(Beda) }) })),
  buatAkun: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/master/dosen-massal/akun' })
    .input(z.strictObject({ id: banyak }))
    .output(all(HasilMassal)),
  ubahHomebase: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: '/v2/master/dosen-massal/homebase' })
    .input(z.strictObject({ id: banyak, idProdi: z.uuid('Pilihan tidak dikenal') }))
    .output(all(HasilMassal)),
  /** Begins a status for many, with one SK. Those who still advise or teach are answered, not changed, unless `lanjut`. */
  ubahStatus: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: '/v2/master/dosen-massal/status' })
    .input(
      z.strictObject({
        id: banyak,
        keaktifan: text(10).meta({ title: 'Status keaktifan' }),
        mulai: z.iso.date('Tanggal tidak dikenal').meta({ title: 'Mulai' }),
        nomorSk: z.string().trim().max(100).optional().meta({ title: 'Nomor SK' }),
        lanjut: z.boolean().default(false).meta({ title: 'Lanjutkan walau masih membimbing atau mengajar' }),
      }),
    )
    .output(all(HasilMassal)),
}

export const dosen = { ...reading, ...writing }
