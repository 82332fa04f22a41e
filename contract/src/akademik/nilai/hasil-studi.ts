import { z } from 'zod'
import { one } from '../../kit/answer'
import { date, Id, optionalDate } from '../../kit/fields'
import { wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

/** Whose paper it is; the identity that KHS and transcript have in common. */
const Identitas = z.object({
  idMahasiswa: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  namaFakultas: z.string().nullable().meta({ title: 'Fakultas' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: z.string(),
  namaStatus: z.string().meta({ title: 'Status' }),
  namaPa: z.string().nullable().meta({ title: 'Dosen PA' }),
})

const Mutu = z.object({
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Mata kuliah' }),
  sks: z.number().meta({ title: 'SKS' }),
  angka: z.number().nullable().meta({ title: 'Nilai' }),
  huruf: z.string().nullable().meta({ title: 'Huruf' }),
  indeks: z.number().nullable().meta({ title: 'Bobot' }),
  /** sks x indeks; none for what stays outside of the IP. */
  mutu: z.number().nullable().meta({ title: 'SKS x bobot' }),
})

/** The card of one period (AK-R45). */
export const Khs = z.object({
  ...Identitas.shape,
  periode: z.int().meta({ title: 'Periode' }),
  labelPeriode: z.string(),
  semesterKe: z.int().meta({ title: 'Semester' }),
  mk: z.array(Mutu.extend({ kelas: z.string().nullable().meta({ title: 'Kelas' }), final: z.boolean() })),
  sksSemester: z.number().meta({ title: 'SKS semester' }),
  sksTotal: z.number().meta({ title: 'SKS total' }),
  /** Empty without counted SKS, never 0 (edge case 24). */
  ips: z.number().nullable().meta({ title: 'IPS' }),
  ipk: z.number().nullable().meta({ title: 'IPK' }),
  /** SKS allowed in the next regular period (AK-R20). */
  hakSks: z.int().meta({ title: 'Hak SKS berikutnya' }),
  /** Some grade of the period is not final yet. */
  sementara: z.boolean(),
})
export type Khs = z.infer<typeof Khs>

export const JENIS_TRANSKRIP = ['sementara', 'akhir'] as const
export const ATURAN_ULANG = ['terbaik', 'terakhir'] as const

/** The attempts that count, one a course (AK-R46). */
export const Transkrip = z.object({
  ...Identitas.shape,
  tempatLahir: z.string().nullable(),
  tanggalLahir: z.string(),
  nomorIjazah: z.string().nullable().meta({ title: 'Nomor ijazah' }),
  skAkreditasi: z.string().nullable().meta({ title: 'SK akreditasi' }),
  tanggalMasuk: z.string().meta({ title: 'Tanggal masuk' }),
  tanggalLulus: z.string().nullable().meta({ title: 'Tanggal lulus' }),
  judulTugasAkhir: z.string().nullable().meta({ title: 'Judul tugas akhir' }),
  aturan: z.enum(ATURAN_ULANG),
  /** Up to this period. */
  periode: z.int(),
  mk: z.array(Mutu.extend({ namaInggris: z.string().nullable(), semester: z.int().nullable(), periode: z.int(), percobaan: z.int() })),
  sksTempuh: z.number().meta({ title: 'SKS ditempuh' }),
  sksLulus: z.number().meta({ title: 'SKS lulus' }),
  jumlahMutu: z.number().meta({ title: 'Jumlah mutu' }),
  ipk: z.number().nullable().meta({ title: 'IPK' }),
  predikat: z.string().nullable().meta({ title: 'Predikat' }),
})
export type Transkrip = z.infer<typeof Transkrip>

const pemilih = {
  prodi: z.array(z.uuid()).max(200).optional().meta({ title: 'Program studi' }),
  angkatan: z.array(z.coerce.number<number>().int()).max(40).optional().meta({ title: 'Angkatan' }),
  /** Ids of kelasDefault. */
  kelas: z.array(z.uuid()).max(200).optional().meta({ title: 'Kelas' }),
  status: z.array(z.string().max(1)).max(13).optional().meta({ title: 'Status' }),
  /** Students by id. */
  pilih: z.array(z.uuid()).max(1000).optional(),
}

const keluaran = {
  tanggal: date().optional().meta({ title: 'Tanggal dokumen' }),
  /** pdf: pages one after the other, at most 100 students a file; zip: a PDF for each student. */
  bentuk: z.enum(['pdf', 'zip']).default('pdf').meta({ title: 'Bentuk' }),
  /** What a file holds. */
  per: z.enum(['semua', 'prodi', 'kelas']).default('prodi').meta({ title: 'Satu berkas per' }),
}

export const MassalKhs = z.object({ periode: z.coerce.number<number>().int().meta({ title: 'Periode' }), ...pemilih, ...keluaran })
export const MassalTranskrip = z.object({ jenis: z.enum(JENIS_TRANSKRIP).default('sementara'), ...pemilih, ...keluaran })

const pdf = z.literal('pdf', 'Isi pdf').optional()

/** A date before the newest number of its scheme needs a Supervisor who says why (PL-R55). */
const bertanggal = {
  tanggal: date().optional().meta({ title: 'Tanggal dokumen' }),
  alasan: z
    .preprocess((value) => (value === '' ? null : value), z.string().trim().min(5, 'Paling sedikit 5 karakter').max(255).nullable())
    .optional()
    .meta({ title: 'Alasan tanggal mundur' }),
}
/** What a person chooses before one paper is printed. */
export const CetakSatu = z.object({ ...bertanggal, tanggal: optionalDate().meta({ title: 'Tanggal dokumen' }) })

const reads = { scope: 'A4', access: 'B' } as const
/** A printed copy is a document of its own, so a read of one writes. */
const prints = { ...reads, traces: true } as const

export const hasilStudi = {
  /**
   * The facts, or with format=pdf the document: the one that was issued when nothing has changed since, else a new one
   * that replaces it.
   */
  khs: procedure
    .meta(prints)
    .route({ method: 'GET', path: '/v2/academic/mahasiswa/{id}/khs' })
    .input(z.strictObject({ id: Id, periode: wholeNumber().optional(), ...bertanggal, format: pdf }))
    .output(one(Khs)),
  /** `per`: as of this day. With format=pdf the document; 409 for a final one of somebody who has not graduated. */
  transkrip: procedure
    .meta(prints)
    .route({ method: 'GET', path: '/v2/academic/mahasiswa/{id}/transkrip' })
    .input(
      z.strictObject({
        id: Id,
        aturan: z.enum(ATURAN_ULANG).optional(),
        per: date().optional(),
        jenis: z.enum(JENIS_TRANSKRIP).default('sementara'),
        ...bertanggal,
        format: pdf,
      }),
    )
    .output(one(Transkrip)),
  /** One job a period and selection; a repeated one goes on where it stopped and prints nobody twice. */
  massalKhs: procedure
    .meta(reads)
    .route({ method: 'POST', path: '/v2/academic/cetak/khs', successStatus: 202 })
    .input(MassalKhs)
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
  massalTranskrip: procedure
    .meta(reads)
    .route({ method: 'POST', path: '/v2/academic/cetak/transkrip', successStatus: 202 })
    .input(MassalTranskrip)
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
}
