import { z } from 'zod'
import { optionalText, text } from '../../../kit/fields'
import { declareImport, importCalls } from '../../../kit/import'
import { Nim } from '../tulis'

/** A line of the import of advisers. */
const DosenPaRow = z.object({
  nim: Nim,
  nidn: text().meta({ title: 'NIDN dosen PA' }),
  nomorSk: optionalText().meta({ title: 'Nomor SK' }),
})
export type DosenPaRow = z.output<typeof DosenPaRow>

export const IMPOR_DOSEN_PA = declareImport({
  jenis: 'dosen-pa',
  title: 'Impor Dosen PA',
  row: DosenPaRow,
  key: ['nim'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2501010001' },
    nidn: { aliases: ['nidn', 'nuptk', 'dosen pa', 'nidn_pa'], example: '0412057501', hint: 'NIDN atau NUPTK.' },
    nomorSk: { aliases: ['no sk', 'nomor_sk'], example: '' },
  },
})

export const imporDosenPa = importCalls('/v2/master/impor-mahasiswa/dosen-pa', 'F3')
