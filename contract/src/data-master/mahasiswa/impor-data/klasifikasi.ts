import { z } from 'zod'
import { optionalText } from '../../../kit/fields'
import { declareImport, importCalls } from '../../../kit/import'
import { Nim } from '../tulis'

/** What a person says of a student who has another klasifikasi of a group that allows one. */
const PUTUSAN_GANTI = ['Ganti'] as const

const putusan = z
  .string()
  .trim()
  .transform((teks) => (teks === '' ? null : teks.toLowerCase() === 'ganti' ? 'Ganti' : 'salah'))
  .pipe(z.enum(PUTUSAN_GANTI, 'Pilih Ganti, atau kosongkan').nullable())
  .meta({ title: 'Klasifikasi lama' })

/** A line of the import of klasifikasi. */
const KlasifikasiRow = z.object({
  nim: Nim,
  kode: z.string().trim().min(1).max(100).meta({ title: 'Kode klasifikasi' }),
  mulai: z
    .string()
    .trim()
    .transform((teks) => (teks === '' ? null : Number(teks)))
    .pipe(z.int('Isi periode dengan lima angka').nullable())
    .meta({ title: 'Mulai periode' }),
  keterangan: optionalText(255).meta({ title: 'Keterangan' }),
  putusan,
})
export type KlasifikasiRow = z.output<typeof KlasifikasiRow>

export const IMPOR_KLASIFIKASI = declareImport({
  jenis: 'klasifikasi-mahasiswa',
  title: 'Impor Klasifikasi Mahasiswa',
  row: KlasifikasiRow,
  key: ['nim', 'kode'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2301010001' },
    kode: { aliases: ['klasifikasi', 'nama klasifikasi'], example: 'KIP', hint: 'Kode atau nama dari lembar klasifikasi.' },
    mulai: { aliases: ['periode', 'periode mulai'], example: '20251', hint: 'Kosong berarti periode kerja Anda.' },
    keterangan: { example: '' },
    putusan: {
      aliases: ['keputusan'],
      example: '',
      hint: 'Hanya bila mahasiswa sudah memiliki klasifikasi lain dari kelompok tunggal.',
      choices: PUTUSAN_GANTI,
    },
  },
})

export const imporKlasifikasi = importCalls('/v2/master/impor-mahasiswa/klasifikasi', 'F3')
