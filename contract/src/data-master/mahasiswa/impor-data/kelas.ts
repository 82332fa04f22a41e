import { z } from 'zod'
import { declareImport, importCalls } from '../../../kit/import'
import { Nim } from '../tulis'

/** A line of the import of classes. */
const KelasRow = z.object({
  nim: Nim,
  kelas: z.string().trim().min(1).max(20).meta({ title: 'Kelas' }),
})
export type KelasRow = z.output<typeof KelasRow>

export const IMPOR_KELAS = declareImport({
  jenis: 'kelas-mahasiswa',
  title: 'Impor Kelas',
  row: KelasRow,
  key: ['nim'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2501010001' },
    kelas: { aliases: ['kode kelas', 'kelas default'], example: 'TI-25-A', hint: 'Kode kelas dari program studi dan angkatan mahasiswa.' },
  },
})

export const imporKelas = importCalls('/v2/master/impor-mahasiswa/kelas', 'F3')
