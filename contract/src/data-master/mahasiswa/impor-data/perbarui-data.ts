import { z } from 'zod'
import { declareImport, importCalls, type ImportColumn } from '../../../kit/import'
import { Nim } from '../tulis'
import { KOLOM_ORANG, KOLOM_REGISTRASI, SEL_ORANG, SEL_REGISTRASI } from './kolom-mahasiswa'

/** What clears a cell; an empty cell leaves it as it is. */
const KOSONG = '#KOSONG'

/** Prodi and period are another registration, place and adviser have imports of their own (DM-R25, DM-R12). */
const {
  prodi: _prodi,
  periodeMasuk: _periode,
  kampus: _kampus,
  jenisKelas: _jenisKelas,
  kelas: _kelas,
  nidnPa: _pa,
  tahunLulusSekolah: _tahun,
  ...registrasi
} = SEL_REGISTRASI
const SEL = { ...SEL_ORANG, ...registrasi }
type Sel = typeof SEL
type Field = keyof Sel

/** A cell that may be left alone, cleared, or hold what the form would take. */
function bolehDibiarkan(schema: z.ZodType): z.ZodType {
  return z
    .string()
    .trim()
    .transform((sel, context): unknown => {
      if (sel === '') return undefined
      const kosongkan = sel.toUpperCase() === KOSONG
      const dibaca = schema.safeParse(kosongkan ? '' : sel)
      if (dibaca.success) return dibaca.data
      const message = kosongkan ? 'Isian ini tidak boleh dikosongkan' : (dibaca.error.issues[0]?.message ?? 'Isian tidak sesuai')
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .meta({ title: schema.meta()?.title ?? '' })
}

const fields = Object.keys(SEL) as Field[]
const dibiarkan = Object.fromEntries(fields.map((field) => [field, bolehDibiarkan(SEL[field])])) as {
  [Name in Field]: z.ZodType<z.output<Sel[Name]> | undefined>
}
const kolomDari = (field: Field): ImportColumn => {
  const kolom: ImportColumn = { ...KOLOM_ORANG, ...KOLOM_REGISTRASI }[field]
  return { ...kolom, example: '' }
}

/** A line of 'Perbarui data': the NIM and any subset of the columns of a new student. */
const PerbaruiDataRow = z.object({ nim: Nim, ...dibiarkan })
export type PerbaruiDataRow = z.output<typeof PerbaruiDataRow>

export const IMPOR_PERBARUI_DATA = declareImport({
  jenis: 'perbarui-mahasiswa',
  title: 'Perbarui Data Mahasiswa',
  row: PerbaruiDataRow,
  key: ['nim'],
  unique: ['nik', 'noPaspor'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2501010001', hint: `Sel kosong dibiarkan; ${KOSONG} mengosongkan isian.` },
    ...(Object.fromEntries(fields.map((field) => [field, kolomDari(field)])) as Record<Field, ImportColumn>),
  },
})

export const imporPerbaruiData = importCalls('/v2/master/impor-mahasiswa/perbarui', 'F3')
