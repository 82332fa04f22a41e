import { z } from 'zod'
import { all } from '../../kit/answer'
import { flag, listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const any = { scope: null, access: 'B' } as const
const typed = (least: number) => z.string().trim().min(least, `Ketik minimal ${least} huruf`).max(100).optional()

export const StatusMahasiswaRef = z.object({ kode: z.string(), nama: z.string(), kelompok: z.string().nullable() })
export const StatusMahasiswaBaruRef = z.object({ kode: z.string(), nama: z.string(), kodePddikti: z.string().nullable() })
export const AngkatanRef = z.object({ angkatan: z.int(), jumlah: z.int() })
export const DosenRef = z.object({
  id: z.uuid(),
  nidn: z.string().nullable(),
  nuptk: z.string().nullable(),
  namaLengkap: z.string(),
  homebase: z.string().nullable(),
  jenisDosen: z.enum(['A', 'F', 'T']),
})
export type DosenRef = z.infer<typeof DosenRef>

export const orangRef = {
  statusMahasiswa: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/status_mahasiswa_ref' })
    .input(z.strictObject({ kelompok: z.enum(['studi', 'keluar']).optional() }))
    .output(all(StatusMahasiswaRef)),
  statusMahasiswaBaru: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/status_mahasiswa_baru_ref' })
    .output(all(StatusMahasiswaBaruRef)),
  angkatan: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/angkatan_mahasiswa_ref' })
    .input(z.strictObject({ prodi: listed(z.string().max(36)) }))
    .output(all(AngkatanRef)),
  /** At most 50 lecturers by part of the name; `id` names chosen ones. */
  dosen: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/dosen_ref' })
    .input(
      z.strictObject({
        nama: typed(2),
        id: listed(z.uuid()),
        prodi: listed(z.string().max(36)),
        jenisDosen: listed(z.enum(['A', 'F', 'T'])),
        aktif: flag().default(true),
      }),
    )
    .output(all(DosenRef)),
}
