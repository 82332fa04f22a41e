import { z } from 'zod'
import { all, many, one } from '../kit/answer'
import { Id, optionalText, Versi } from '../kit/fields'
import { flag, listed, listQuery, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'

/** Statuses that an activity can have; exits have none (AK-R48). */
export const STATUS_AKM = ['A', 'C', 'N', 'S', 'U', 'O'] as const
const Status = z.enum(STATUS_AKM)
const nullable = (title: string) => z.string().nullable().meta({ title })
const angka = (title: string) => z.number().nullable().meta({ title })

/** Contradictions that the check panel counts, and that the list filters by (data-master, aktivitas-kuliah). */
export const TEMUAN_AKM = {
  aktif_tanpa_krs: 'Aktif tanpa KRS',
  cuti_dengan_krs: 'Cuti dengan KRS',
  nonaktif_dengan_krs: 'Nonaktif dengan KRS',
  ipk_turun: 'IPK turun lebih dari 0,50',
  sks_lebih: 'SKS melebihi hak',
  ips_kosong: 'IPS kosong padahal KRS ada',
} as const
export type TemuanAkm = keyof typeof TEMUAN_AKM
const KODE_TEMUAN = Object.keys(TEMUAN_AKM) as [TemuanAkm, ...TemuanAkm[]]

const SelisihAkm = z.object({ ips: z.number().nullable(), ipk: z.number().nullable(), sksSemester: z.int(), sksTotal: z.int() })

/** What a student did in a period (AKM). */
export const AktivitasKuliah = z.object({
  id: z.uuid(),
  versi: z.int(),
  idMahasiswa: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  semesterKe: z.int().meta({ title: 'Semester' }),
  status: Status.meta({ title: 'Status' }),
  sksSemester: z.int().meta({ title: 'SKS semester' }),
  ips: angka('IPS'),
  sksTotal: z.int().meta({ title: 'SKS total' }),
  ipk: angka('IPK'),
  biayaKuliahSmt: z.number().meta({ title: 'Biaya kuliah' }),
  pembiayaan: nullable('Pembiayaan'),
  sementara: z.boolean().meta({ title: 'Sementara' }),
  kunci: z.boolean().meta({ title: 'Dikunci' }),
  statusPddikti: z.string().meta({ title: 'PDDikti' }),
  selisih: SelisihAkm.nullable(),
  sumber: z.string().meta({ title: 'Sumber' }),
})
export type AktivitasKuliah = z.infer<typeof AktivitasKuliah>

/** One line of InsertPerkuliahanMahasiswa: keys and values as PDDikti takes them (DM-R29). */
export const BarisAkmPddikti = z.object({
  nim: z.string().meta({ title: 'nim' }),
  id_registrasi_mahasiswa: nullable('id_registrasi_mahasiswa'),
  id_semester: z.string().meta({ title: 'id_semester' }),
  id_status_mahasiswa: z.string().meta({ title: 'id_status_mahasiswa' }),
  ips: z.number().meta({ title: 'ips' }),
  ipk: z.number().meta({ title: 'ipk' }),
  sks_semester: z.int().meta({ title: 'sks_semester' }),
  total_sks: z.int().meta({ title: 'total_sks' }),
  biaya_kuliah_smt: z.number().meta({ title: 'biaya_kuliah_smt' }),
  id_pembiayaan: nullable('id_pembiayaan'),
})

export const AktivitasKuliahInput = z.object({
  ips: z.coerce.number<number>().min(0, 'IPS 0 sampai 4').max(4, 'IPS 0 sampai 4').nullable().optional().meta({ title: 'IPS' }),
  ipk: z.coerce.number<number>().min(0, 'IPK 0 sampai 4').max(4, 'IPK 0 sampai 4').nullable().optional().meta({ title: 'IPK' }),
  sksSemester: z.coerce.number<number>().int().min(0).max(40).optional().meta({ title: 'SKS semester' }),
  sksTotal: z.coerce.number<number>().int().min(0).max(300).optional().meta({ title: 'SKS total' }),
  biayaKuliahSmt: z.coerce.number<number>().int().min(0).max(1_000_000_000).optional().meta({ title: 'Biaya kuliah' }),
  pembiayaan: z.enum(['1', '2', '3']).nullable().optional().meta({ title: 'Pembiayaan' }),
  alasan: optionalText(500).meta({ title: 'Alasan' }),
})

const periode = z.coerce.number<number>().int().meta({ title: 'Periode' })
const prodi = z.array(z.uuid()).max(200).optional()
const alasan = optionalText(500).meta({ title: 'Alasan' })
const reads = { scope: 'F4', access: 'B' } as const
const writes = { scope: 'F4', access: 'T' } as const
const path = '/v2/academic/aktivitas-kuliah'
const cakupan = { periode, prodi, angkatan: z.array(z.int()).max(100).optional() }

/** How many rows are locked or opened; a job when they are too many to wait for. */
const Terkunci = z.object({ jumlah: z.int(), idPekerjaan: z.uuid().nullable() })

export const aktivitasKuliah = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path })
    .input(
      listQuery({
        filter: {
          periode: wholeNumber().optional(),
          prodi: listed(z.string().max(36)),
          angkatan: listed(wholeNumber()),
          status: listed(Status),
          temuan: z.enum(KODE_TEMUAN).optional(),
          statusBeda: flag().optional(),
          belumTerkirim: flag().optional(),
          dikunci: flag().optional(),
          adaSelisih: flag().optional(),
          /** The columns of InsertPerkuliahanMahasiswa instead of the screen's, for a file. */
          bentuk: z.enum(['layar', 'pddikti']).default('layar'),
        },
        sort: ['nim', 'nama', 'angkatan', 'ips', 'ipk', 'sksTotal'],
      }),
    )
    .output(many(AktivitasKuliah)),
  /** Contradictions of a period by kind. */
  periksa: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/periksa` })
    .input(z.strictObject({ periode: wholeNumber().optional(), prodi: listed(z.string().max(36)), angkatan: listed(wholeNumber()) }))
    .output(all(z.object({ temuan: z.enum(KODE_TEMUAN), nama: z.string(), jumlah: z.int() }))),
  ubah: procedure
    .meta(writes)
    .route({ method: 'PUT', path: `${path}/{id}` })
    .input(AktivitasKuliahInput.extend({ id: Id, versi: Versi }))
    .output(one(AktivitasKuliah)),
  pratinjauHitung: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/hitung/pratinjau` })
    .input(z.object(cakupan))
    .output(
      one(
        z.object({
          jumlah: z.int(),
          status: z.array(z.object({ kode: Status, sekarang: z.int(), baru: z.int() })),
          /** Rows that would change; none where there are too many to reckon while somebody waits. */
          berubah: z.int().nullable(),
          sementara: z.int(),
          terkunci: z.int(),
        }),
      ),
    ),
  hitung: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/hitung`, successStatus: 202 })
    .input(z.object(cakupan))
    .output(one(z.object({ idPekerjaan: z.uuid() }))),
  /** Rows whose grades are not all final stay open unless a Supervisor says why. */
  kunci: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/kunci` })
    .input(z.object({ ...cakupan, alasan }))
    .output(one(Terkunci)),
  buka: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/buka` })
    .input(z.object({ ...cakupan, alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500).meta({ title: 'Alasan' }) }))
    .output(one(Terkunci)),
  terimaSelisih: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/terima-selisih` })
    .input(
      z.object({
        data: z
          .array(z.object({ id: z.uuid() }))
          .min(1)
          .max(5000),
        alasan: z.string().trim().min(5, 'Alasan minimal 5 karakter').max(500),
      }),
    )
    .output(one(z.object({ jumlah: z.int() }))),
}
