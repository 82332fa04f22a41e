import { z } from 'zod'
import { optionalDate, text } from '../../kit/fields'
import { declareImport, importCalls } from '../../kit/import'
import { REQUIRED } from '../../kit/messages'
import { OperatorInput } from './operator'

/** Entries of one cell, parted by ';' or line breaks; blanks around them don't count. */
const entries = (cell: unknown, marks: RegExp): unknown =>
  typeof cell === 'string'
    ? [
        ...new Set(
          cell
            .split(marks)
            .map((part) => part.trim())
            .filter((part) => part !== ''),
        ),
      ]
    : cell

const JENIS = { biasa: false, supervisor: true, '': false } as const

/** A line of the operator import (platform, Documents, imports, jobs). */
const OperatorImporRow = z.object({
  username: OperatorInput.shape.username,
  nama: OperatorInput.shape.nama,
  email: OperatorInput.shape.email,
  telepon: OperatorInput.shape.telepon,
  jenisOperator: z
    .preprocess(
      (cell) => (typeof cell === 'string' ? (JENIS[cell.trim().toLowerCase() as keyof typeof JENIS] ?? cell) : cell),
      z.boolean("Isi 'Biasa' atau 'Supervisor'").default(false),
    )
    .meta({ title: 'Jenis operator' }),
  hakAkses: z.preprocess((cell) => entries(cell, /[;\n]/), z.array(text()).min(1, REQUIRED).max(50)).meta({ title: 'Hak akses' }),
  prodi: z.preprocess((cell) => entries(cell ?? '', /[#;,\n]/), z.array(z.string().max(10)).max(80)).meta({ title: 'Program studi' }),
  lokasi: z.string().trim().max(10).optional().meta({ title: 'Lokasi' }),
  berlakuSelesai: optionalDate().meta({ title: 'Berlaku sampai' }),
})
export type OperatorImporRow = z.output<typeof OperatorImporRow>

export const IMPOR_OPERATOR = declareImport({
  jenis: 'operator',
  title: 'Impor Operator',
  row: OperatorImporRow,
  key: ['username'],
  unique: ['email'],
  columns: {
    username: { aliases: ['nama pengguna', 'user', 'user name', 'login'], example: 'siti.aminah' },
    nama: { aliases: ['nama lengkap', 'nama operator'], example: 'Siti Aminah' },
    email: { aliases: ['surel', 'e-mail', 'alamat email'], example: 'siti.aminah@kampus.ac.id' },
    telepon: { aliases: ['no telepon', 'no hp', 'hp', 'handphone'], example: '0812-3456-7890' },
    jenisOperator: { aliases: ['jenis'], example: 'Biasa', hint: 'Biasa atau Supervisor; kosong berarti Biasa.' },
    hakAkses: { aliases: ['role', 'peran', 'hak'], example: 'BAAK; Nilai', hint: "Nama hak akses, dipisah ';'." },
    prodi: {
      aliases: ['kode prodi', 'prodi'],
      example: '55201; 57201',
      hint: "Kode program studi, dipisah ';' atau '#'; kosong berarti semua.",
    },
    lokasi: { aliases: ['kode lokasi', 'loket'], example: '', hint: 'Kode lokasi.' },
    berlakuSelesai: { aliases: ['berlaku selesai', 'masa berlaku'], example: '31-12-2030', hint: 'DD-MM-YYYY; kosong berarti seterusnya.' },
  },
})

export const imporOperator = importCalls('/v2/pengaturan/operator/impor', 'O1')
