import { z } from 'zod'
import { date, optionalText, text } from '../kit/fields'
import { declareImport, importCalls } from '../kit/import'

/** A line of the calendar import (platform, Documents, imports, jobs). */
const KalenderImporRow = z.object({
  kegiatan: text(20).meta({ title: 'Kode kegiatan' }),
  mulai: date().meta({ title: 'Mulai' }),
  selesai: date().meta({ title: 'Selesai' }),
  prodi: z.string().trim().max(10).default('').meta({ title: 'Program studi' }),
  catatan: optionalText(500).meta({ title: 'Catatan' }),
})
export type KalenderImporRow = z.output<typeof KalenderImporRow>

export const IMPOR_KALENDER = declareImport({
  jenis: 'kalender',
  title: 'Impor Kalender Akademik',
  row: KalenderImporRow,
  // A kind such as a holiday stands in a year more than once, so its first day belongs to the key.
  key: ['kegiatan', 'prodi', 'mulai'],
  columns: {
    kegiatan: { aliases: ['kegiatan', 'kode'], example: 'UTS', hint: 'Kode kegiatan akademik.' },
    mulai: { aliases: ['tanggal mulai', 'dari'], example: '20-10-2025', hint: 'DD-MM-YYYY.' },
    selesai: { aliases: ['tanggal selesai', 'sampai'], example: '01-11-2025', hint: 'DD-MM-YYYY, sama atau setelah tanggal mulai.' },
    prodi: { aliases: ['kode prodi', 'prodi'], example: '', hint: 'Kode program studi; kosong berarti semua.' },
    catatan: { aliases: ['keterangan'], example: 'Ruang ujian diumumkan satu pekan sebelumnya' },
  },
})

export const imporKalender = importCalls('/v2/academic/kalender/impor', 'A5')
