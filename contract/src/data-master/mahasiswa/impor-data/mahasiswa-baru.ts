import { z } from 'zod'
import { declareImport, importCalls } from '../../../kit/import'
import { Nim } from '../tulis'
import { KOLOM_ORANG, KOLOM_REGISTRASI, SEL_ORANG, SEL_REGISTRASI } from './kolom-mahasiswa'

/** What a person says of a row that looks like somebody who is here already (DM-R4). */
const PUTUSAN_MIRIP = ['Orang sama', 'Orang baru'] as const

const putusan = z
  .string()
  .trim()
  .transform((teks) => (teks === '' ? null : (PUTUSAN_MIRIP.find((satu) => satu.toLowerCase() === teks.toLowerCase()) ?? 'salah')))
  .pipe(z.enum(PUTUSAN_MIRIP, 'Pilih Orang sama atau Orang baru').nullable())
  .meta({ title: 'Orang yang mirip' })

/** A line of the import of new students. Without NIM the pattern gives one; NIK, prodi and period then name the row. */
const MahasiswaBaruRow = z.object({
  putusan,
  nim: z.preprocess((sel) => (typeof sel === 'string' && sel.trim() === '' ? null : sel), Nim.nullable()).meta({ title: 'NIM' }),
  ...SEL_ORANG,
  ...SEL_REGISTRASI,
})
export type MahasiswaBaruRow = z.output<typeof MahasiswaBaruRow>

export const IMPOR_MAHASISWA_BARU = declareImport({
  jenis: 'mahasiswa-baru',
  title: 'Impor Mahasiswa Baru',
  row: MahasiswaBaruRow,
  key: ['nim'],
  unique: ['nik', 'noPaspor'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '', hint: 'Kosong bila NIM dibuat oleh sistem; NIK lalu wajib.' },
    ...KOLOM_ORANG,
    ...KOLOM_REGISTRASI,
    putusan: {
      aliases: ['keputusan', 'orang mirip'],
      example: '',
      hint: 'Hanya bila pemeriksaan menemukan orang yang mirip.',
      choices: PUTUSAN_MIRIP,
    },
  },
})

export const imporMahasiswaBaru = importCalls('/v2/master/impor-mahasiswa/baru', 'F3')
