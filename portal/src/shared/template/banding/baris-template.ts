import type { Blok, Isi, Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { NAMA_JABATAN } from '@sivitas/rules/platform/pejabat'
import type { BarisVersi } from '../../versi/beda-versi'
import { NAMA_BLOK, NAMA_LAPISAN, type TemplateIsi } from '../kata'

const BAHASA = { id: 'Indonesia', en: 'Inggris', 'id-en': 'Indonesia dan Inggris' } as const
const ya = (nilai: boolean) => (nilai ? 'Ya' : 'Tidak')
const isi = (nilai: string | number | null | undefined) => (nilai === null || nilai === undefined || nilai === '' ? '-' : String(nilai))
const gabung = (...kata: (string | false | null | undefined)[]) => kata.filter(Boolean).join('; ')

type Jenis = Blok['jenis']
const isiBaris = ({ kolom, baris }: Extract<Blok, { jenis: 'identitas' | 'ringkasan' }>) =>
  gabung(`${kolom} kolom`, ...baris.map(({ label, isi: nilai }) => `${label}: ${nilai}`))

const ISI_BLOK: { readonly [J in Jenis]: (blok: Extract<Blok, { jenis: J }>) => string } = {
  kop: ({ logo }) => (logo ? 'dengan logo' : 'tanpa logo'),
  judul: ({ teks, teksInggris, keterangan }) => gabung(teks, teksInggris, keterangan),
  identitas: isiBaris,
  ringkasan: isiBaris,
  tabel: ({ sumber, duaKolom, kelompok }) => gabung(`baris ${sumber}`, duaKolom && 'dua kolom', kelompok && `menurut ${kelompok}`),
  'tanda-tangan': ({ tempatTanggal, lain }) => gabung(tempatTanggal, ...lain.map(({ jabatan, nama }) => `${jabatan} ${nama}`)),
  teks: ({ html }) => html.replace(/<[^>]+>/g, ' ').trim(),
  qr: ({ posisi, ukuran }) => `${posisi}, ${ukuran} mm`,
  gambar: ({ sumber, posisi, lebar, tinggi }) => gabung(sumber, posisi, `${lebar} x ${tinggi ?? 'menyesuaikan'} mm`),
  pemisah: ({ gaya, tinggi }) => `${gaya}, ${tinggi} mm`,
}

/** The table is exact for each kind; one block of any kind needs the general shape of its row. */
const isiBlok = (blok: Blok) => (ISI_BLOK[blok.jenis] as (blok: Blok) => string)(blok)

const isiLapisan = ({ jenis, x, y, lebar, tinggi, isi: nilai, ukuran, warna }: Lapisan) =>
  gabung(
    nilai,
    `${x}; ${y}`.replaceAll('.', ','),
    `${lebar} x ${tinggi} mm`.replaceAll('.', ','),
    jenis === 'teks' && `${ukuran} poin`,
    (jenis === 'teks' || jenis === 'kotak') && warna,
  )

function barisIsi(dari: Isi): BarisVersi[] {
  if (dari.bentuk === 'html') return [{ label: 'HTML', nilai: dari.html }]
  if (dari.bentuk === 'docx') return [{ label: 'Berkas DOCX', nilai: dari.idBerkas }]
  if (dari.bentuk === 'blok')
    return dari.blok.map((blok, n) => ({ label: `Blok ${n + 1}`, nilai: `${NAMA_BLOK[blok.jenis]}: ${isiBlok(blok)}` }))
  const sisi = (nama: string, lapisan: readonly Lapisan[]) =>
    lapisan.map((satu, n) => ({ label: `${nama}, lapisan ${n + 1}`, nilai: `${NAMA_LAPISAN[satu.jenis]}: ${isiLapisan(satu)}` }))
  return [...sisi('Depan', dari.depan), ...sisi('Belakang', dari.belakang)]
}

/** Answers a version of a template in facts that a person can read beside those of another version. */
export function barisTemplate(template: TemplateIsi): BarisVersi[] {
  const { margin } = template
  return [
    { label: 'Nama', nilai: template.nama },
    { label: 'Cakupan', nilai: template.labelCakupan },
    { label: 'Kertas', nilai: `${template.kertas}, ${template.orientasi}` },
    { label: 'Margin (mm)', nilai: `${margin.atas}, ${margin.kanan}, ${margin.bawah}, ${margin.kiri}` },
    { label: 'Bahasa', nilai: BAHASA[template.bahasa] },
    { label: 'Huruf', nilai: `${template.huruf}, ${template.ukuran} poin` },
    ...barisIsi(template.isi),
    ...template.kolom.map(({ field, judul, lebar, rata }, n) => ({
      label: `Kolom ${n + 1}`,
      nilai: gabung(`${judul} {${field}}`, lebar === null ? 'sisa lebar' : `${lebar} mm`, rata),
    })),
    ...template.penandatangan.map(({ jabatan, namaJabatan, posisi, pakaiTtd, pakaiCap }, n) => ({
      label: `Penandatangan ${n + 1}`,
      nilai: gabung(namaJabatan ?? NAMA_JABATAN[jabatan], posisi, pakaiTtd && 'tanda tangan', pakaiCap && 'cap'),
    })),
    { label: 'Tanda air', nilai: isi(template.tandaAir) },
    { label: 'Catatan kaki', nilai: isi(template.catatanKaki) },
    { label: 'QR', nilai: ya(template.qr) },
  ]
}
