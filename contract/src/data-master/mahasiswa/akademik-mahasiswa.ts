import { KEADAAN_MAKUL } from '@sivitas/rules/akademik/keadaan-makul'
import { z } from 'zod'
import { one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

const Makul = z.object({
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Mata kuliah' }),
  sks: z.number().meta({ title: 'SKS' }),
})

/** Tab 'Akademik' of a student: how he did, what he takes now, what counts so far. */
export const AkademikMahasiswa = z.object({
  /** AKM, by time. */
  aktivitas: z.array(
    z.object({
      periode: z.int().meta({ title: 'Periode' }),
      status: z.string(),
      semesterKe: z.int().meta({ title: 'Semester' }),
      ips: z.number().nullable().meta({ title: 'IPS' }),
      ipk: z.number().nullable().meta({ title: 'IPK' }),
      sksSemester: z.int().meta({ title: 'SKS' }),
      sksTotal: z.int().meta({ title: 'SKS total' }),
    }),
  ),
  /** Courses of the college's running period; a letter stands only once it is final. */
  krs: z.object({
    periode: z.int(),
    sks: z.number(),
    mk: z.array(
      Makul.extend({
        kelas: z.string().nullable().meta({ title: 'Kelas' }),
        dosen: z.string().nullable().meta({ title: 'Dosen' }),
        huruf: z.string().nullable().meta({ title: 'Nilai' }),
      }),
    ),
  }),
  /** The attempts that count, one a course (AK-R46), by semester of the plan. */
  transkrip: z.object({
    mk: z.array(
      Makul.extend({
        huruf: z.string().nullable().meta({ title: 'Nilai' }),
        indeks: z.number().nullable().meta({ title: 'Bobot' }),
        semester: z.int().nullable().meta({ title: 'Semester' }),
        periode: z.int().meta({ title: 'Periode' }),
        percobaan: z.int().meta({ title: 'Percobaan' }),
        /** By an approved conversion (DM-R21). */
        diakui: z.boolean().meta({ title: 'Diakui' }),
      }),
    ),
    sksTempuh: z.number().meta({ title: 'SKS ditempuh' }),
    sksLulus: z.number().meta({ title: 'SKS lulus' }),
    /** Recognised SKS of which no course is listed. */
    sksTanpaRincian: z.number(),
    jumlahMutu: z.number().meta({ title: 'Jumlah mutu' }),
    ipk: z.number().nullable().meta({ title: 'IPK' }),
  }),
  /** Leaves that stand, the newest first. */
  cuti: z.array(
    z.object({
      id: z.uuid(),
      periode: z.int().meta({ title: 'Periode' }),
      tanggal: z.string().meta({ title: 'Tanggal' }),
      nomorSk: z.string().nullable().meta({ title: 'Nomor SK' }),
      tanggalSk: z.string().nullable().meta({ title: 'Tanggal SK' }),
      alasan: z.string().nullable().meta({ title: 'Alasan' }),
    }),
  ),
  /** Courses that the curriculum marks as field work or final work. */
  karya: z.array(
    Makul.extend({
      jenis: z.enum(['lapangan', 'tugas_akhir']).meta({ title: 'Jenis' }),
      keadaan: z.enum(KEADAAN_MAKUL).meta({ title: 'Keadaan' }),
      huruf: z.string().nullable().meta({ title: 'Nilai' }),
      periode: z.int().nullable().meta({ title: 'Periode' }),
    }),
  ),
})
export type AkademikMahasiswa = z.infer<typeof AkademikMahasiswa>

export const akademikMahasiswa = {
  get: procedure
    .meta({ scope: ['A1', 'A2', 'A3', 'A4'], access: 'B' })
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/akademik' })
    .input(z.strictObject({ id: Id }))
    .output(one(AkademikMahasiswa)),
}
