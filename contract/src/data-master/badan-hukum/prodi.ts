import { JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import {
  date,
  digits,
  Id,
  optionalDate,
  optionalEmail,
  optionalId,
  optionalText,
  optionalWhole,
  stamp,
  telepon,
  text,
  Versi,
} from '../../kit/fields'
import { listed, listQuery, wholeNumber } from '../../kit/list'
import { REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'
import { AkreditasiRingkas } from './akreditasi'

export const STATUS_PRODI = ['A', 'N', 'B', 'M', 'K', 'H'] as const
export const RUMPUN = ['eksakta', 'sosial'] as const
const LONG = 5000

/** What fits every prodi; whether it needs a fakultas depends on the college and is asked by the server (DM-R28). */
export const ProdiInput = z
  .object({
    kode: digits(5, 'Kode prodi').meta({ title: 'Kode prodi', description: '5 angka sesuai PDDikti' }),
    kodeNim: digits(2, 'Kode NIM').meta({ title: 'Kode NIM', description: '2 angka di dalam NIM' }),
    nama: text().meta({ title: 'Nama program studi' }),
    namaInggris: optionalText().meta({ title: 'Nama Inggris' }),
    jenjang: z.enum(JENJANG_PRODI).meta({ title: 'Jenjang' }),
    idFakultas: optionalId().meta({ title: 'Fakultas' }),
    idJurusan: optionalId().meta({ title: 'Jurusan' }),
    gelar: text().meta({ title: 'Gelar', description: 'Contoh: Sarjana Komputer' }),
    singkatanGelar: text(30).meta({ title: 'Singkatan gelar', description: 'Contoh: S.Kom.' }),
    gelarInggris: optionalText().meta({ title: 'Gelar Inggris' }),
    idKaprodi: optionalId().meta({ title: 'Ketua program studi' }),
    idSekretaris: optionalId().meta({ title: 'Sekretaris' }),
    skPenyelenggaraan: text().meta({ title: 'SK penyelenggaraan' }),
    tanggalSk: date().meta({ title: 'Tanggal SK' }),
    tmtSk: optionalDate().meta({ title: 'TMT SK' }),
    status: z.enum(STATUS_PRODI).default('A').meta({ title: 'Status' }),
    tanggalTutup: optionalDate().meta({ title: 'Tanggal perubahan status' }),
    nomorSkStatus: optionalText().meta({ title: 'SK perubahan status' }),
    sksLulus: optionalWhole(1, 300).meta({ title: 'SKS lulus' }),
    masaTempuh: optionalWhole(1, 20).meta({ title: 'Masa tempuh (semester)' }),
    batasStudiSemester: optionalWhole(1, 40).meta({ title: 'Batas studi (semester)', description: 'Kosong: dua kali masa tempuh' }),
    ipkMinimalLulus: z
      .preprocess((value) => (value === '' ? null : value), z.coerce.number<number>().min(0).max(4).nullable())
      .optional()
      .meta({ title: 'IPK minimal lulus' }),
    rumpun: z.enum(RUMPUN).default('sosial').meta({ title: 'Rumpun ilmu' }),
    rasioMaksimum: optionalWhole(1, 200).meta({ title: 'Rasio maksimum', description: 'Mahasiswa per dosen; 30 eksakta, 45 sosial' }),
    pakaiKonsentrasi: z.boolean().default(false).meta({ title: 'Memakai konsentrasi' }),
    konsentrasiMulaiSemester: optionalWhole(1, 14).meta({ title: 'Konsentrasi mulai semester' }),
    idKampus: z.array(z.uuid()).max(50).default([]).meta({ title: 'Kampus' }),
    jenisKelas: z.array(z.uuid()).max(50).default([]).meta({ title: 'Jenis kelas' }),
    bahasa: text(40).default('Indonesia').meta({ title: 'Bahasa pengantar' }),
    telepon: telepon().meta({ title: 'Telepon' }),
    email: optionalEmail().meta({ title: 'Email' }),
    website: optionalText().meta({ title: 'Website' }),
    visi: optionalText(LONG).meta({ title: 'Visi' }),
    misi: optionalText(LONG).meta({ title: 'Misi' }),
    tujuan: optionalText(LONG).meta({ title: 'Tujuan' }),
    kompetensi: optionalText(LONG).meta({ title: 'Profil lulusan' }),
    idPddikti: optionalId().meta({ title: 'ID PDDikti' }),
  })
  .superRefine((prodi, context) => {
    // A prodi that no longer runs says since when and by which decision.
    if (prodi.status === 'A') return
    if (!prodi.tanggalTutup) context.addIssue({ code: 'custom', path: ['tanggalTutup'], message: REQUIRED, input: prodi.tanggalTutup })
    if (!prodi.nomorSkStatus) context.addIssue({ code: 'custom', path: ['nomorSkStatus'], message: REQUIRED, input: prodi.nomorSkStatus })
  })
export type ProdiInput = z.infer<typeof ProdiInput>

/** A row of 'Program Studi'. Numbers count the students who study now and the permanent lecturers who are active. */
export const ProdiRow = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  jenjang: z.string(),
  jenjangProdi: z.string().meta({ title: 'Jenjang' }),
  namaProdi: z.string().meta({ title: 'Nama program studi' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  idFakultas: z.uuid().nullable(),
  namaFakultas: z.string().nullable().meta({ title: 'Fakultas' }),
  idJurusan: z.uuid().nullable(),
  namaJurusan: z.string().nullable().meta({ title: 'Jurusan' }),
  namaKaprodi: z.string().nullable().meta({ title: 'Kaprodi' }),
  akreditasi: AkreditasiRingkas.nullable().meta({ title: 'Akreditasi' }),
  status: z.enum(STATUS_PRODI).meta({ title: 'Kode status' }),
  namaStatus: z.string().meta({ title: 'Status' }),
  mahasiswaAktif: z.int().meta({ title: 'Mahasiswa aktif' }),
  dosenTetap: z.int().meta({ title: 'Dosen tetap' }),
  /** '1:34,0' or 'tidak terdefinisi' (DM-R11). */
  rasio: z.string().meta({ title: 'Rasio' }),
  rasioMerah: z.boolean(),
  /** Mean completeness of its students in percent; null without students (DM-R8). */
  kelengkapan: z.int().nullable().meta({ title: 'Kelengkapan (%)' }),
})
export type ProdiRow = z.infer<typeof ProdiRow>

const nullable = z.string().nullable()

/** The whole prodi: the row of the list and everything its form edits. */
export const Prodi = ProdiRow.extend({
  nama: z.string(),
  kodeNim: z.string(),
  namaInggris: nullable,
  gelar: z.string(),
  singkatanGelar: z.string(),
  gelarInggris: nullable,
  idKaprodi: nullable,
  idSekretaris: nullable,
  namaSekretaris: nullable,
  skPenyelenggaraan: z.string(),
  tanggalSk: z.string(),
  tmtSk: nullable,
  tanggalTutup: nullable,
  nomorSkStatus: nullable,
  sksLulus: z.int(),
  masaTempuh: z.int(),
  batasStudiSemester: z.int().nullable(),
  /** The limit that counts: its own, or twice the regular time (DM-R7). */
  batasStudi: z.int(),
  ipkMinimalLulus: z.number(),
  rumpun: z.enum(RUMPUN),
  rasioMaksimum: z.int(),
  pakaiKonsentrasi: z.boolean(),
  konsentrasiMulaiSemester: z.int().nullable(),
  idKampus: z.array(z.uuid()),
  jenisKelas: z.array(z.uuid()),
  bahasa: z.string(),
  telepon: nullable,
  email: nullable,
  website: nullable,
  visi: nullable,
  misi: nullable,
  tujuan: nullable,
  kompetensi: nullable,
  kkniLevel: z.int().nullable(),
  idPddikti: nullable,
})
export type Prodi = z.infer<typeof Prodi>

export const prodiFilter = {
  nama: z.string().trim().max(100).optional(),
  fakultas: listed(z.uuid()),
  jurusan: listed(z.uuid()),
  jenjang: listed(z.enum(JENJANG_PRODI)),
  status: listed(z.enum(STATUS_PRODI)),
}

export const ProdiAngkatan = z.object({
  angkatan: z.int().meta({ title: 'Angkatan' }),
  /** Students by status code. */
  status: z.record(z.string(), z.int()),
  jumlah: z.int().meta({ title: 'Jumlah' }),
})
export type ProdiAngkatan = z.infer<typeof ProdiAngkatan>

export const DosenProdi = z.object({
  id: z.uuid(),
  namaLengkap: z.string().meta({ title: 'Nama' }),
  nidn: nullable.meta({ title: 'NIDN' }),
  nuptk: nullable.meta({ title: 'NUPTK' }),
  jenisDosen: z.string().meta({ title: 'Kode jenis' }),
  namaJenisDosen: z.string().meta({ title: 'Jenis' }),
  jabatanFungsional: nullable.meta({ title: 'Jabatan fungsional' }),
  pendidikanTertinggi: nullable.meta({ title: 'Pendidikan' }),
  statusAktif: z.enum(['A', 'N']).meta({ title: 'Status' }),
})
export type DosenProdi = z.infer<typeof DosenProdi>

const { get, create, update, remove } = crud({
  path: '/v2/master/prodi',
  scope: 'F1',
  row: Prodi,
  input: ProdiInput,
  filter: {},
  sort: ['kode'],
})

const reads = { scope: 'F1', access: 'B' } as const

/** Closing or merging a prodi whose students go on in another one. */
export const TutupProdiInput = z.object({
  status: z.enum(['M', 'H'], 'Pilih Merger atau Tutup').meta({ title: 'Status' }),
  tanggalTutup: date().meta({ title: 'Tanggal perubahan status' }),
  nomorSkStatus: text().meta({ title: 'SK perubahan status' }),
  idProdiTujuan: z.uuid('Pilihan tidak dikenal').meta({ title: 'Program studi tujuan' }),
})
export type TutupProdiInput = z.infer<typeof TutupProdiInput>

export const prodi = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/prodi' })
    .input(
      listQuery({
        filter: {
          ...prodiFilter,
          peringkat: listed(z.string().max(10)),
          /** Ends within so many months from today, or has ended already. */
          akreditasiBerakhir: wholeNumber().pipe(z.int().min(0).max(120)).optional(),
        },
        sort: ['kode', 'jenjang', 'nama', 'fakultas', 'akreditasiBerakhir', 'status', 'mahasiswaAktif', 'dosenTetap', 'kelengkapan'],
      }),
    )
    .output(many(ProdiRow)),
  get,
  create,
  update,
  remove,
  /** Merges or closes a prodi whose students go on in another one: a job moves them, then the status changes. */
  tutup: procedure
    .meta({ scope: 'F1', access: 'T' })
    .route({ method: 'POST', path: '/v2/master/prodi/{id}/tutup' })
    .input(TutupProdiInput.extend({ id: Id, versi: Versi }))
    .output(one(z.object({ idPekerjaan: z.uuid(), mahasiswa: z.int() }))),
  /** Students per angkatan and status, as they stand now. */
  mahasiswa: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/prodi/{id}/mahasiswa' })
    .input(z.strictObject({ id: Id }))
    .output(one(z.array(ProdiAngkatan))),
  /** Lecturers with their homebase here, without personal fields. */
  dosen: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/prodi/{id}/dosen' })
    .input(
      listQuery({
        filter: { id: Id, jenisDosen: listed(z.enum(['A', 'F', 'T'])), statusAktif: z.enum(['A', 'N']).optional() },
        sort: ['nama', 'nidn', 'jenisDosen', 'jabatanFungsional'],
      }),
    )
    .output(many(DosenProdi)),
}
