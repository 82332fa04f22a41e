import { z } from 'zod'
import { all } from '../../kit/answer'
import { date } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

/** Who holds an office of the college on a day; the rows themselves are kept in Pengaturan. */
export const Pimpinan = z.object({
  id: z.uuid(),
  labelJabatan: z.string().meta({ title: 'Jabatan' }),
  namaLingkup: z.string().meta({ title: 'Unit' }),
  lingkup: z.string(),
  nama: z.string().meta({ title: 'Nama' }),
  nomor: z.string().nullable().meta({ title: 'NIP/NIDN' }),
  nomorSk: z.string().meta({ title: 'Nomor SK' }),
  berlakuMulai: z.string().meta({ title: 'Mulai' }),
  berlakuSelesai: z.string().nullable().meta({ title: 'Selesai' }),
})
export type Pimpinan = z.infer<typeof Pimpinan>

export const pimpinan = procedure
  .meta({ scope: 'F1', access: 'B' })
  .route({ method: 'GET', path: '/v2/master/pimpinan' })
  .input(z.strictObject({ tanggal: date().optional() }))
  .output(all(Pimpinan))
