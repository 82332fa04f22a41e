import { z } from 'zod'
import { one } from '../../kit/answer'
import { date, Id, optionalDate, optionalId, optionalText } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { STATUS_CODES } from './status'

const Status = z.enum(STATUS_CODES)
const nullable = (title: string) => z.string().nullable().meta({ title })
export const SUMBER_STATUS = ['manual', 'cuti', 'tutup_periode', 'skl', 'mbkm', 'impor'] as const

/** A row of the timeline; rows that were taken back stay in it. */
export const BarisStatus = z.object({
  id: z.uuid(),
  periode: z.int().meta({ title: 'Periode' }),
  status: Status.meta({ title: 'Status' }),
  tanggal: z.string().meta({ title: 'Tanggal' }),
  nomorSk: nullable('Nomor SK'),
  tanggalSk: nullable('Tanggal SK'),
  berkasSk: z.object({ id: z.uuid(), nama: z.string() }).nullable().meta({ title: 'Berkas SK' }),
  alasan: nullable('Alasan'),
  sumber: z.enum(SUMBER_STATUS).meta({ title: 'Sumber' }),
  dibatalkan: z.boolean().meta({ title: 'Dibatalkan' }),
  alasanBatal: nullable('Alasan pembatalan'),
  dibuatPada: z.date().meta({ title: 'Dicatat pada' }),
  oleh: nullable('Dicatat oleh'),
})
export type BarisStatus = z.infer<typeof BarisStatus>

/** One guard as it stands; null: the area that could answer is not there yet. */
export const SyaratStatus = z.object({
  syarat: z.string(),
  terpenuhi: z.boolean().nullable(),
  pesan: z.string(),
  isian: z.string(),
  dapatDilewati: z.boolean(),
})
export type SyaratStatus = z.infer<typeof SyaratStatus>

export const StatusMahasiswaLengkap = z.object({
  id: z.uuid(),
  nim: z.string(),
  nama: z.string(),
  status: Status,
  sejakPeriode: z.int(),
  /** The college's running period: what is written for an earlier one is a correction. */
  periodeKini: z.int(),
  periodeMasuk: z.int(),
  /** Where an operator may lead this status. */
  tujuan: z.array(z.object({ kode: Status, nama: z.string(), supervisor: z.boolean() })),
  /** The exit that can be taken back, and why not if it can't. */
  batal: z.object({ id: z.uuid(), halangan: z.string().nullable() }).nullable(),
  akun: z.object({ username: z.string(), status: z.string(), hanyaBacaSampai: z.string().nullable() }).nullable(),
  riwayat: z.array(BarisStatus),
})
export type StatusMahasiswaLengkap = z.infer<typeof StatusMahasiswaLengkap>

const isian = {
  status: Status.meta({ title: 'Status baru' }),
  periode: z.coerce.number<number>().int().meta({ title: 'Periode' }),
  tanggal: date().meta({ title: 'Tanggal berlaku' }),
  nomorSk: optionalText(100).meta({ title: 'Nomor SK' }),
  tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
  berkas: optionalId().meta({ title: 'Berkas SK atau dokumen' }),
  alasan: optionalText(500).meta({ title: 'Alasan' }),
  judulSkripsi: optionalText(500).meta({ title: 'Judul skripsi' }),
  jalurSkripsi: z.boolean().nullable().optional().meta({ title: 'Lulus lewat jalur skripsi' }),
  bulanAwalBimbingan: optionalDate().meta({ title: 'Awal bimbingan' }),
  bulanAkhirBimbingan: optionalDate().meta({ title: 'Akhir bimbingan' }),
  /** A Supervisor passes over the guards that may be passed over; `alasan` is required then. */
  abaikan: z.boolean().default(false).meta({ title: 'Lewati syarat yang gagal' }),
  pratinjau: z.boolean().default(false),
}

export const UbahStatusInput = z.object(isian)
export type UbahStatusInput = z.infer<typeof UbahStatusInput>

/** What a change does, or did. */
export const HasilStatus = z.object({
  dari: Status,
  ke: Status,
  /** A past period is put right; the present status stays. */
  koreksi: z.boolean(),
  syarat: z.array(SyaratStatus),
  /** What happens besides, in words. */
  akibat: z.array(z.string()),
  /** Why it can't be done by this operator; none when it may be saved. */
  halangan: z.string().nullable(),
  idRiwayat: z.uuid().nullable(),
})
export type HasilStatus = z.infer<typeof HasilStatus>

/** Outcome of one student of a bulk change. */
export const HasilStatusMassal = z.object({
  idMahasiswa: z.uuid(),
  nim: z.string(),
  nama: z.string(),
  dari: Status.nullable(),
  berhasil: z.boolean(),
  pesan: z.string().nullable(),
})
export type HasilStatusMassal = z.infer<typeof HasilStatusMassal>

/** More rows than this are a job (conventions section 9). */
export const BATAS_LANGSUNG = 500

const reads = { scope: ['F3', 'F4'], access: 'B' } as const
const writes = { scope: 'F4', access: 'T' } as const
const alasanWajib = z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500).meta({ title: 'Alasan' })

export const statusMahasiswa = {
  get: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/master/mahasiswa/{id}/status' })
    .input(z.strictObject({ id: Id }))
    .output(one(StatusMahasiswaLengkap)),
  ubah: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/mahasiswa/{id}/status' })
    .input(z.object({ id: Id, ...isian }))
    .output(one(HasilStatus)),
  massal: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/mahasiswa/status/bulk' })
    .input(
      z.object({
        data: z
          .array(z.object({ idMahasiswa: z.uuid() }))
          .min(1)
          .max(5000),
        ...isian,
      }),
    )
    .output(one(z.object({ hasil: z.array(HasilStatusMassal), berhasil: z.int(), ditolak: z.int(), idPekerjaan: z.uuid().nullable() }))),
  batal: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/mahasiswa/{id}/status/{idStatus}/batal' })
    .input(z.object({ id: Id, idStatus: Id, alasan: alasanWajib }))
    .output(one(z.object({ status: Status, peringatan: z.string().nullable() }))),
}

/** What 'Tutup status periode' would change, or the last run of it. */
export const PerubahanTutup = z.object({
  idMahasiswa: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  dari: Status.meta({ title: 'Status sekarang' }),
  ke: Status.meta({ title: 'Status baru' }),
})
export type PerubahanTutup = z.infer<typeof PerubahanTutup>

export const TutupStatus = z.object({
  periode: z.int(),
  /** Why the period can't be closed now. */
  halangan: z.string().nullable(),
  jumlah: z.int(),
  ringkas: z.array(z.object({ dari: Status, ke: Status, jumlah: z.int() })),
  /** The first thousand. */
  contoh: z.array(PerubahanTutup),
  /** The last run, which may be undone until then. */
  terakhir: z
    .object({
      id: z.uuid(),
      jumlah: z.int(),
      dijalankanPada: z.date(),
      oleh: z.string().nullable(),
      selesai: z.boolean(),
      dibatalkan: z.boolean(),
      bolehBatalSampai: z.date().nullable(),
    })
    .nullable(),
  idPekerjaan: z.uuid().nullable(),
})
export type TutupStatus = z.infer<typeof TutupStatus>

const periode = z.coerce.number<number>().int()
const path = '/v2/master/status-periode/{periode}'
const prodi = z.array(z.uuid()).max(200).optional()

export const statusPeriode = {
  /** With `pratinjau` nothing is written; without it the job begins. */
  tutup: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/tutup` })
    .input(z.object({ periode, prodi, alasan: optionalText(500), pratinjau: z.boolean().default(false) }))
    .output(one(TutupStatus)),
  batalTutup: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/batal-tutup` })
    .input(z.object({ periode, alasan: alasanWajib }))
    .output(one(z.object({ idPekerjaan: z.uuid(), jumlah: z.int() }))),
}
