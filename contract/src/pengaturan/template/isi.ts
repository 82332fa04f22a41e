import { z } from 'zod'

const label = (max = 60) => z.string().trim().max(max)
const mm = (min: number, max: number) => z.coerce.number<number>().min(min).max(max)

/** A line of an identity or summary block; `isi` mixes words and placeholders: 'Semester {semester}'. */
const Baris = z.object({
  label: label().meta({ title: 'Label' }),
  labelInggris: label().optional().meta({ title: 'Label Inggris' }),
  isi: z.string().max(200).meta({ title: 'Isi' }),
})

const RATA = ['kiri', 'tengah', 'kanan'] as const

export const Blok = z.discriminatedUnion('jenis', [
  /** Letterhead of the college. */
  z.object({ jenis: z.literal('kop'), logo: z.boolean().default(true) }),
  z.object({
    jenis: z.literal('judul'),
    teks: z.string().trim().max(150),
    teksInggris: z.string().trim().max(150).optional(),
    /** Second, smaller line: 'Nomor: {nomor}'. Left out where all its placeholders are empty. */
    keterangan: z.string().max(150).optional(),
  }),
  z.object({
    jenis: z.literal('identitas'),
    kolom: z.union([z.literal(1), z.literal(2)]).default(2),
    foto: z.boolean().default(false),
    baris: z.array(Baris).min(1).max(30),
  }),
  /** The table of the kind; its columns stand in the template's `kolom`. */
  z.object({
    jenis: z.literal('tabel'),
    /** Name of the loop among the placeholders, such as 'mk'. */
    sumber: z.string().max(30).default('mk'),
    duaKolom: z.boolean().default(false),
    /** Field that rows are grouped by under a heading of their own. */
    kelompok: z.string().max(30).nullish(),
    /** Size of the letters when it differs from the template's. */
    ukuran: z.coerce.number<number>().min(6).max(14).nullish(),
  }),
  z.object({
    jenis: z.literal('ringkasan'),
    kolom: z.union([z.literal(1), z.literal(2)]).default(1),
    baris: z.array(Baris).min(1).max(20),
  }),
  /** Signatories of the template, and lines for others, such as the student or the PA. */
  z.object({
    jenis: z.literal('tanda-tangan'),
    tempatTanggal: z.string().max(100).default('{kota}, {tanggalCetak}'),
    lain: z
      .array(z.object({ jabatan: label(100), nama: label(100), nomor: label(60).optional(), posisi: z.enum(RATA) }))
      .max(4)
      .default([]),
  }),
  /** Free text; HTML is cleaned (PL-R51). */
  z.object({ jenis: z.literal('teks'), html: z.string().max(20_000) }),
  z.object({ jenis: z.literal('qr'), posisi: z.enum(RATA).default('kiri'), ukuran: mm(12, 60).default(22) }),
  z.object({
    jenis: z.literal('gambar'),
    /** A stored file, or the owner's photo. */
    idBerkas: z.uuid().nullish(),
    sumber: z.enum(['berkas', 'foto', 'logo']).default('berkas'),
    posisi: z.enum(RATA).default('kiri'),
    lebar: mm(5, 300),
    tinggi: mm(5, 400).nullish(),
  }),
  z.object({ jenis: z.literal('pemisah'), gaya: z.enum(['garis', 'jarak', 'halaman']).default('garis'), tinggi: mm(0, 100).default(4) }),
])
export type Blok = z.infer<typeof Blok>

/** A layer of a card, in millimetres from its upper left corner. */
export const Lapisan = z.object({
  jenis: z.enum(['teks', 'foto', 'logo', 'gambar', 'qr', 'barcode', 'kotak', 'garis', 'ttd']),
  x: mm(-5, 90),
  y: mm(-5, 90),
  lebar: mm(1, 95),
  tinggi: mm(1, 95),
  /** Text or coded value with placeholders: '{nama}', '{nim}'. */
  isi: z.string().max(200).default(''),
  /** Largest letters in points; text shrinks to 6 pt, then takes a second line (edge case 27). */
  ukuran: z.coerce.number<number>().min(6).max(24).default(9),
  tebal: z.boolean().default(false),
  rata: z.enum(RATA).default('kiri'),
  warna: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Warna ditulis #rrggbb')
    .default('#1b212d'),
  idBerkas: z.uuid().nullish(),
  /** Lines that a text may take; one that needs more is listed before it is printed (DM edge case 35). */
  maksBaris: z.coerce.number<number>().int().min(1).max(5).default(2),
  /** Left out where all its placeholders are empty. */
  sembunyiBilaKosong: z.boolean().default(false),
  /** Can't be moved in the designer. */
  kunci: z.boolean().default(false),
})
export type Lapisan = z.infer<typeof Lapisan>

/** What a template prints: blocks, HTML, a DOCX with braces, or the two faces of a card. */
export const Isi = z.discriminatedUnion('bentuk', [
  z.object({ bentuk: z.literal('blok'), blok: z.array(Blok).min(1).max(60) }),
  z.object({ bentuk: z.literal('html'), html: z.string().min(1).max(100_000) }),
  /** Filled by braces and given out as DOCX: there is no office suite on the server that could make a PDF of it. */
  z.object({ bentuk: z.literal('docx'), idBerkas: z.uuid() }),
  z.object({ bentuk: z.literal('kartu'), depan: z.array(Lapisan).min(1).max(40), belakang: z.array(Lapisan).max(40).default([]) }),
])
export type Isi = z.infer<typeof Isi>

export const Kolom = z.object({
  field: z.string().max(30).meta({ title: 'Isian' }),
  judul: label().meta({ title: 'Judul' }),
  judulInggris: label().optional().meta({ title: 'Judul Inggris' }),
  /** Millimetres; null shares what is left. */
  lebar: mm(4, 250).nullable().meta({ title: 'Lebar (mm)' }),
  rata: z.enum(RATA).default('kiri').meta({ title: 'Rata' }),
})
export type Kolom = z.infer<typeof Kolom>

export const POSISI = RATA
