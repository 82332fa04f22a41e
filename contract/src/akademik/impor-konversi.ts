import { z } from 'zod'
import { Nim } from '../data-master/mahasiswa/tulis'
import { kode, text } from '../kit/fields'
import { declareImport, importCalls } from '../kit/import'
import { JENIS_PINDAHAN as KODE } from './konversi-jenis'
import { AsalKonversi } from './konversi-nilai'

const kosong = (value: unknown) => (value === '' ? null : value)

/** A line of the import: one subject of origin and the course here that it makes. */
const KonversiImporRow = z.object({
  nim: Nim,
  jenis: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(KODE, `Isi salah satu: ${KODE.join(', ')}`))
    .meta({ title: 'Jenis' }),
  kodePtAsal: z.preprocess(kosong, z.string().trim().max(10).nullable()).optional().meta({ title: 'Kode PT asal' }),
  kodeAsal: AsalKonversi.shape.kode,
  namaAsal: AsalKonversi.shape.nama,
  sksAsal: AsalKonversi.shape.sks,
  nilaiAsal: AsalKonversi.shape.nilai,
  kodeMakul: kode(20).meta({ title: 'Kode mata kuliah' }),
  sksDiakui: z.preprocess(kosong, AsalKonversi.shape.sks.nullable()).optional().meta({ title: 'SKS diakui' }),
  nilaiHuruf: z.preprocess(kosong, text(3).toUpperCase().nullable()).optional().meta({ title: 'Nilai diakui' }),
})
export type KonversiImporRow = z.output<typeof KonversiImporRow>

export const IMPOR_KONVERSI = declareImport({
  jenis: 'konversi-nilai',
  title: 'Impor Konversi Nilai',
  row: KonversiImporRow,
  key: ['nim', 'kodeMakul'],
  columns: {
    nim: { aliases: ['nomor induk mahasiswa'], example: '2401010001' },
    jenis: { example: 'TRANSFER', hint: KODE.join(', ') },
    kodePtAsal: {
      aliases: ['pt asal', 'kode_pt_asal'],
      example: '041001',
      hint: 'Wajib untuk TRANSFER; kosong berarti PT asal pada data mahasiswa.',
    },
    kodeAsal: { aliases: ['kode_asal', 'kode mk asal'], example: 'TI101' },
    namaAsal: { aliases: ['nama asal', 'nama_asal'], example: 'Algoritma dan Pemrograman' },
    sksAsal: { aliases: ['sks_asal'], example: '4' },
    nilaiAsal: { aliases: ['huruf asal', 'huruf_asal'], example: 'A' },
    kodeMakul: { aliases: ['kode mk', 'kode_mk', 'kode makul'], example: 'IF101' },
    sksDiakui: { aliases: ['sks_diakui'], example: '4', hint: 'Kosong berarti SKS asal, paling banyak SKS mata kuliah tujuan.' },
    nilaiHuruf: {
      aliases: ['huruf diakui', 'huruf_diakui'],
      example: '',
      hint: 'Kosong berarti menurut skala nilai; isian lain diperiksa terhadapnya.',
    },
  },
})

export const imporKonversi = importCalls('/v2/academic/konversi-nilai/impor', 'F4')
