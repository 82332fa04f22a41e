import { z } from 'zod'
import { date, optionalDate, optionalText } from '../../../kit/fields'
import { declareImport, importCalls } from '../../../kit/import'
import { Nim } from '../tulis'

/** A line of 'Status keluar': who leaves in which period, how, and by which decree. */
const StatusKeluarRow = z.object({
  nim: Nim,
  periode: z.coerce
    .number<number>('Isi dengan angka')
    .int()
    .min(10_000, 'Periode tidak dikenal')
    .max(99_999, 'Periode tidak dikenal')
    .meta({ title: 'Periode' }),
  status: z.string().trim().min(1).max(100).meta({ title: 'Status' }),
  tanggal: date().meta({ title: 'Tanggal' }),
  nomorSk: optionalText().meta({ title: 'Nomor SK' }),
  tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
  alasan: optionalText(500).meta({ title: 'Alasan' }),
})
export type StatusKeluarRow = z.output<typeof StatusKeluarRow>

export const IMPOR_STATUS_KELUAR = declareImport({
  jenis: 'status-keluar',
  title: 'Impor Status Keluar',
  row: StatusKeluarRow,
  key: ['nim', 'periode'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2301010005' },
    periode: { aliases: ['periode keluar'], example: '20251', hint: 'Lima angka, ganjil 1 atau genap 2.' },
    status: { aliases: ['jenis keluar', 'status keluar'], example: 'Mengundurkan Diri', hint: 'L, M, D, E, P, W, 0, atau namanya.' },
    tanggal: { aliases: ['tanggal keluar'], example: '01-11-2025', hint: 'DD-MM-YYYY atau YYYY-MM-DD.' },
    nomorSk: { aliases: ['no sk', 'nomor_sk'], example: 'SK/12/2025' },
    tanggalSk: { aliases: ['tgl sk'], example: '30-10-2025' },
    alasan: { aliases: ['keterangan'], example: '' },
  },
})

export const imporStatusKeluar = importCalls('/v2/master/impor-mahasiswa/status-keluar', 'F4')
