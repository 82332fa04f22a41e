import { z } from 'zod'
import { many } from '../../kit/answer'
import { flag, listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { prodiFilter, STATUS_PRODI } from '../badan-hukum/prodi'
import { refQuery } from './query'

const any = { scope: null, access: 'B' } as const
const nama = z.string().trim().max(100).optional()

/** How others refer to a prodi. */
export const ProdiRef = z.object({
  id: z.uuid(),
  kode: z.string(),
  jenjangProdi: z.string(),
  namaProdi: z.string(),
  labelProdi: z.string(),
  idFakultas: z.uuid().nullable(),
  idJurusan: z.uuid().nullable(),
  /** Name of the rank in force; null also for prodi that the operator may not open. */
  akreditasi: z.string().nullable(),
})
export type ProdiRef = z.infer<typeof ProdiRef>

export const KampusRef = z.object({ id: z.uuid(), kode: z.string(), nama: z.string(), kota: z.string().nullable(), utama: z.boolean() })
export const JenisKelasRef = z.object({
  id: z.uuid(),
  kode: z.string(),
  kodeNim: z.string().nullable(),
  nama: z.string(),
  idKelompokSesi: z.uuid().nullable(),
  perluInstansi: z.boolean(),
  aktif: z.boolean(),
})
export const KelompokSesiRef = z.object({
  id: z.uuid(),
  kode: z.string(),
  nama: z.string(),
  hari: z.array(z.int()),
  jumlahSesi: z.int(),
})
export const KelasDefaultRef = z.object({ id: z.uuid(), kode: z.string(), nama: z.string(), terisi: z.int(), kapasitas: z.int() })

export const unitRef = {
  /** The operator's prodi; `semua=1` also names the others. Active ones unless `status` says otherwise. */
  prodi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/prodi' })
    .input(
      refQuery({ ...prodiFilter, status: listed(z.enum(STATUS_PRODI)), semua: flag().default(false) }, [
        'fakultas',
        'nama',
        'kode',
        'jenjang',
      ]),
    )
    .output(many(ProdiRef)),
  kampus: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/kampus' })
    .input(refQuery({ nama, aktif: flag().optional() }))
    .output(many(KampusRef)),
  jenisKelas: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/jenis_kelas' })
    .input(refQuery({ nama, aktif: flag().optional() }))
    .output(many(JenisKelasRef)),
  kelompokSesi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/kelompok_sesi' })
    .input(refQuery({ nama, aktif: flag().optional() }))
    .output(many(KelompokSesiRef)),
  kelasDefault: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/kelas_default_ref' })
    .input(refQuery({ prodi: listed(z.string().max(36)), angkatan: listed(z.coerce.number<number>().int()), nama }, ['kode', 'nama']))
    .output(many(KelasDefaultRef)),
}
