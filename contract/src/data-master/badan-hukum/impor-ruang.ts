import { z } from 'zod'
import { declareImport, importCalls } from '../../kit/import'
import { KODE_FASILITAS, RuangInput } from './ruang'

const kosong = (value: unknown) => (value === '' ? undefined : value)
const YA = { ya: true, y: true, '1': true, tidak: false, t: false, '0': false } as const
const yaTidak = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? (YA[value.trim().toLowerCase() as keyof typeof YA] ?? value) : undefined
const daftar = (cell: unknown) =>
  typeof cell === 'string'
    ? cell
        .split(/[;,\n]/)
        .map((part) => part.trim().toLowerCase().replaceAll(' ', '_'))
        .filter((part) => part !== '')
    : cell

const { shape } = RuangInput

/** A line of the import of rooms; buildings and prodi go by their codes. */
const RuangImporRow = z.object({
  kode: shape.kode,
  nama: shape.nama,
  kampus: z.string().trim().max(20).default('').meta({ title: 'Kode kampus' }),
  gedung: z.string().trim().min(1).max(20).meta({ title: 'Kode gedung' }),
  lantai: z.preprocess(kosong, shape.lantai).meta({ title: 'Lantai' }),
  jenisRuang: z
    .preprocess((cell) => (typeof cell === 'string' ? cell.trim().toLowerCase() : cell), shape.jenisRuang)
    .meta({ title: 'Jenis ruang' }),
  kapasitas: z.preprocess(kosong, shape.kapasitas).meta({ title: 'Kapasitas' }),
  kapasitasUjian: shape.kapasitasUjian,
  luas: shape.luas,
  fasilitas: z.preprocess(daftar, z.array(z.enum(KODE_FASILITAS)).default([])).meta({ title: 'Fasilitas' }),
  jumlahKomputer: shape.jumlahKomputer,
  prodi: z
    .preprocess(
      (cell) => (typeof cell === 'string' ? cell.split(/[#;,\n]/).flatMap((part) => part.trim() || []) : cell),
      z.array(z.string()),
    )
    .default([])
    .meta({ title: 'Program studi' }),
  bolehDijadwalkan: z.preprocess(yaTidak, z.boolean('Isi Ya atau Tidak').default(true)).meta({ title: 'Boleh dijadwalkan' }),
  tautanDaring: shape.tautanDaring,
  aktif: z.preprocess(yaTidak, z.boolean('Isi Ya atau Tidak').default(true)).meta({ title: 'Aktif' }),
})
export type RuangImporRow = z.output<typeof RuangImporRow>

export const IMPOR_RUANG = declareImport({
  jenis: 'ruang',
  title: 'Impor Ruang',
  row: RuangImporRow,
  key: ['kode'],
  columns: {
    kode: { aliases: ['kode ruang', 'ruang'], example: 'A-101' },
    nama: { aliases: ['nama'], example: 'Ruang Kuliah A-101' },
    kampus: { aliases: ['kampus'], example: 'K1', hint: 'Perlu diisi bila kode gedung dipakai di lebih dari satu kampus.' },
    gedung: { aliases: ['gedung'], example: 'A' },
    lantai: { example: '1' },
    jenisRuang: { aliases: ['jenis'], example: 'kelas', hint: 'Kode jenis ruang.' },
    kapasitas: { aliases: ['daya tampung'], example: '40' },
    kapasitasUjian: { example: '', hint: 'Kosong berarti setengah dari kapasitas.' },
    luas: { aliases: ['luas'], example: '60' },
    fasilitas: { example: 'proyektor; ac', hint: "Kode fasilitas, dipisah ';'." },
    jumlahKomputer: { example: '', hint: 'Wajib bila ada fasilitas komputer.' },
    prodi: { aliases: ['kode prodi'], example: '', hint: "Kode program studi, dipisah ';'; kosong berarti semua." },
    bolehDijadwalkan: { aliases: ['dijadwalkan'], example: 'Ya' },
    tautanDaring: { aliases: ['tautan', 'link'], example: '', hint: 'Wajib untuk ruang daring.' },
    aktif: { example: 'Ya' },
  },
})

export const imporRuang = importCalls('/v2/master/ruang/impor', 'F1')
