import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { Id, optionalDate, optionalId, optionalText, stamp } from '../../kit/fields'
import { listed, wholeNumber } from '../../kit/list'
import { REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'

export const JENIS_ASISTEN = { lab: 'Asisten laboratorium', praktikum: 'Asisten praktikum', asisten_dosen: 'Asisten dosen' } as const
export const KODE_JENIS_ASISTEN = ['lab', 'praktikum', 'asisten_dosen'] as const
export const STATUS_ASISTEN = { aktif: 'Aktif', selesai: 'Selesai', berhenti: 'Berhenti' } as const
export const KODE_STATUS_ASISTEN = ['aktif', 'selesai', 'berhenti'] as const

/** One person assists at most so many hours a week, over all his rows of a period. */
export const JAM_MAKS = 20

const nullable = (title: string) => z.string().nullable().meta({ title })

export const AsistenLabInput = z
  .object({
    idMahasiswa: optionalId().meta({ title: 'Mahasiswa' }),
    idAlumni: optionalId().meta({ title: 'Alumni' }),
    periode: wholeNumber().meta({ title: 'Periode' }),
    jenis: z.enum(KODE_JENIS_ASISTEN, { error: REQUIRED }).meta({ title: 'Jenis' }),
    idRuang: optionalId().meta({ title: 'Laboratorium' }),
    idMakul: optionalId().meta({ title: 'Mata kuliah' }),
    idKelas: optionalId().meta({ title: 'Kelas' }),
    idDosenPembina: z.uuid(REQUIRED).meta({ title: 'Dosen pembina' }),
    jamPerMinggu: z.coerce
      .number<number>({ error: 'Isi dengan angka' })
      .int()
      .min(1, 'Jam per minggu 1 sampai 20')
      .max(JAM_MAKS, 'Jam per minggu 1 sampai 20')
      .meta({ title: 'Jam per minggu' }),
    tarifHonor: z.coerce.number<number>().int().min(0).nullable().optional().meta({ title: 'Honor per jam' }),
    mulai: optionalDate().meta({ title: 'Mulai' }),
    selesai: optionalDate().meta({ title: 'Selesai' }),
    nomorSk: optionalText().meta({ title: 'Nomor SK' }),
    status: z.enum(KODE_STATUS_ASISTEN).default('aktif').meta({ title: 'Status' }),
  })
  .superRefine(({ idMahasiswa, idAlumni, mulai, selesai }, issue) => {
    if (!idMahasiswa === !idAlumni)
      issue.addIssue({ code: 'custom', path: ['idMahasiswa'], message: 'Pilih satu mahasiswa atau satu alumni' })
    if (mulai && selesai && selesai < mulai)
      issue.addIssue({ code: 'custom', path: ['selesai'], message: 'Selesai tidak boleh sebelum mulai' })
  })

export const AsistenLab = z.object({
  ...stamp,
  idMahasiswa: z.uuid().nullable(),
  idAlumni: z.uuid().nullable(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  periode: z.int().meta({ title: 'Periode' }),
  jenis: z.enum(KODE_JENIS_ASISTEN).meta({ title: 'Jenis' }),
  idRuang: z.uuid().nullable(),
  idMakul: z.uuid().nullable(),
  idKelas: z.uuid().nullable(),
  tempat: nullable('Lab/mata kuliah'),
  idDosenPembina: z.uuid(),
  namaPembina: z.string().meta({ title: 'Pembina' }),
  jamPerMinggu: z.int().meta({ title: 'Jam/minggu' }),
  tarifHonor: z.number().nullable().meta({ title: 'Honor/jam' }),
  mulai: nullable('Mulai'),
  selesai: nullable('Selesai'),
  nomorSk: nullable('Nomor SK'),
  status: z.enum(KODE_STATUS_ASISTEN).meta({ title: 'Status' }),
})
export type AsistenLab = z.infer<typeof AsistenLab>

/** What is looked at when somebody is chosen: how he stands, and how many hours he has left. */
export const CalonAsisten = z.object({
  nim: z.string(),
  nama: z.string(),
  status: z.string(),
  namaStatus: z.string(),
  ipk: z.number().nullable(),
  /** SKS that he takes in the period. */
  sksPeriode: z.number(),
  /** His last final grade in the course; null where none is asked or stored. */
  nilaiMakul: z.string().nullable(),
  /** Hours a week that he has already in the period. */
  jamLain: z.int(),
  sisaJam: z.int(),
  /** Why he can't assist; none when he may. */
  halangan: z.array(z.string()),
  peringatan: z.array(z.string()),
})
export type CalonAsisten = z.infer<typeof CalonAsisten>

const baca = { scope: 'F2', access: 'B' } as const
const tulis = { scope: 'F2', access: 'T' } as const
const periode = wholeNumber()

export const asistenLab = {
  ...crud({
    path: '/v2/master/asisten-lab',
    scope: 'F2',
    row: AsistenLab,
    input: AsistenLabInput,
    filter: {
      periode: periode.optional(),
      jenis: listed(z.enum(KODE_JENIS_ASISTEN)),
      status: listed(z.enum(KODE_STATUS_ASISTEN)),
      prodi: listed(z.string().max(36)),
      dosenPembina: z.uuid().optional(),
    },
    sort: ['nama', 'nim', 'jamPerMinggu', 'jenis'],
  }),
  calon: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/master/asisten-lab-calon' })
    .input(
      z.strictObject({
        idMahasiswa: Id.optional(),
        idAlumni: Id.optional(),
        periode,
        idMakul: z.uuid().optional(),
        /** The row that is being changed: its own hours don't count. */
        kecuali: z.uuid().optional(),
      }),
    )
    .output(one(CalonAsisten)),
  /** Courses or laboratories to assist in, by part of the name or code; `id` names chosen ones. At most 50. */
  tempat: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/master/asisten-lab-tempat' })
    .input(
      z.strictObject({
        jenis: z.enum(['makul', 'lab']),
        cari: z.string().trim().max(100).optional(),
        id: listed(z.uuid()),
      }),
    )
    .output(all(z.object({ id: z.uuid(), kode: z.string(), nama: z.string(), keterangan: z.string() }))),
  /** Takes the active assistants of one period over into another; who may not assist any more is answered with the reason. */
  salin: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/master/asisten-lab-salin' })
    .input(
      z
        .strictObject({ dari: periode.meta({ title: 'Dari periode' }), ke: periode.meta({ title: 'Ke periode' }) })
        .refine(({ dari, ke }) => dari !== ke, { path: ['ke'], error: 'Pilih periode yang lain' }),
    )
    .output(one(z.object({ disalin: z.int(), sudahAda: z.int(), dilewati: z.array(z.object({ nama: z.string(), alasan: z.string() })) }))),
  /** The decree that names the active assistants of a period, as PDF: issued with a number, so it leaves its trace in the archive. */
  sk: procedure
    .meta({ ...baca, traces: true })
    .route({ method: 'GET', path: '/v2/master/asisten-lab-sk' })
    .input(
      z.strictObject({
        periode,
        tanggal: z.iso.date('Tanggal tidak dikenal').optional(),
        /** Of a Supervisor who dates it before the last number (PL-R55). */
        alasan: z.string().trim().max(255).optional(),
        format: z.literal('pdf').default('pdf'),
      }),
    )
    .output(done),
}
