import { z } from 'zod'
import { optionalDate, optionalId, optionalText, optionalWhole } from '../kit/fields'

/** Kinds of recognition (AK-R52); the words of people for each. */
export const JENIS_KONVERSI = {
  TRANSFER: 'Transfer',
  RPL_TRANSFER: 'RPL transfer SKS',
  RPL_PEROLEHAN: 'RPL perolehan SKS',
  MBKM: 'Kampus Merdeka (MBKM)',
  KURIKULUM: 'Ganti kurikulum',
} as const
export type JenisKonversi = keyof typeof JENIS_KONVERSI
export const KODE_JENIS_KONVERSI = Object.keys(JENIS_KONVERSI) as [JenisKonversi, ...JenisKonversi[]]

/** Kinds that bring SKS from before the studies here: they alone fall under AK-R53, make up sksDiakui and go to PDDikti as transfer. */
export const JENIS_PINDAHAN = ['TRANSFER', 'RPL_TRANSFER', 'RPL_PEROLEHAN'] as const satisfies readonly JenisKonversi[]
export const bawaanLuar = (jenis: JenisKonversi): boolean => JENIS_PINDAHAN.some((satu) => satu === jenis)

/** Activities of students that are MBKM, by PDDikti's code (akademik, jenisAktivitas 13-21). */
export const JENIS_KEGIATAN_MBKM = {
  '13': 'Magang/Praktik Kerja',
  '14': 'Asistensi Mengajar',
  '15': 'Penelitian/Riset',
  '16': 'Proyek Kemanusiaan',
  '17': 'Kegiatan Wirausaha',
  '18': 'Studi/Proyek Independen',
  '19': 'Membangun Desa/KKN Tematik',
  '20': 'Bela Negara',
  '21': 'Pertukaran Pelajar',
} as const
export type JenisKegiatanMbkm = keyof typeof JENIS_KEGIATAN_MBKM
const JenisKegiatan = z.enum(Object.keys(JENIS_KEGIATAN_MBKM) as [JenisKegiatanMbkm, ...JenisKegiatanMbkm[]])

const kosong = (value: unknown) => (value === '' ? null : value)

/** What the head of a conversion says; which of it a kind needs is the server's to ask. */
export const kepalaKonversi = {
  idPtAsal: optionalId().meta({ title: 'Perguruan tinggi asal' }),
  idProdiAsal: optionalId().meta({ title: 'Program studi asal' }),
  idKurikulum: optionalId().meta({ title: 'Kurikulum tujuan' }),
  jenisKegiatan: z.preprocess(kosong, JenisKegiatan.nullable()).optional().meta({ title: 'Jenis kegiatan' }),
  mitra: optionalText(150).meta({ title: 'Mitra' }),
  judulKegiatan: optionalText(500).meta({ title: 'Judul kegiatan' }),
  /** Period of the activity of MBKM; the others have theirs. */
  periode: optionalWhole(19001, 29994).meta({ title: 'Periode kegiatan' }),
  nomorSk: optionalText(80).meta({ title: 'Nomor SK' }),
  tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
  catatan: optionalText(500).meta({ title: 'Catatan' }),
}

/** The same as it is read. */
export const kepalaTerbaca = {
  idPtAsal: z.uuid().nullable(),
  idProdiAsal: z.uuid().nullable(),
  idKurikulum: z.uuid().nullable(),
  jenisKegiatan: JenisKegiatan.nullable().meta({ title: 'Jenis kegiatan' }),
  judulKegiatan: z.string().nullable().meta({ title: 'Judul kegiatan' }),
  tanggalSk: z.string().nullable().meta({ title: 'Tanggal SK' }),
  catatan: z.string().nullable().meta({ title: 'Catatan' }),
}

/** A course that may be recognised. */
export const MakulTujuan = z.object({
  idMakul: z.uuid(),
  kode: z.string(),
  nama: z.string(),
  sks: z.number(),
  semester: z.int().nullable(),
  wajib: z.boolean(),
  /** Recognised by another conversion of the student already. */
  terpakai: z.boolean(),
})

/** How many SKS may be recognised (AK-R53): `diakuiLain` are those of the student's other transfers and RPL. */
export const BatasKonversi = z.object({ sksLulus: z.number(), persen: z.number(), batas: z.number(), diakuiLain: z.number() })
export type BatasKonversi = z.infer<typeof BatasKonversi>

/** How many SKS of activities may be recognised (AK-R54), and what other conversions recognise by period. */
export const BatasMbkm = z.object({
  perPeriode: z.number(),
  seluruhnya: z.number(),
  diakuiLain: z.array(z.object({ periode: z.int(), sks: z.number() })),
})
export type BatasMbkm = z.infer<typeof BatasMbkm>

/** Where a student could move to, and which of his own grades he would take along. */
export const PilihanKurikulum = z.object({
  id: z.uuid(),
  nama: z.string(),
  /** His own now. */
  kini: z.boolean(),
  makul: z.array(MakulTujuan),
  /** Passed under what he studies by now and not among its courses. */
  asal: z.array(
    z.object({
      idMakulAsal: z.uuid(),
      kode: z.string(),
      nama: z.string(),
      sks: z.number(),
      nilai: z.string(),
      indeks: z.number().nullable(),
    }),
  ),
})
export type PilihanKurikulum = z.infer<typeof PilihanKurikulum>
