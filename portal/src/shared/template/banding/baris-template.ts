import type { Blok, Isi, Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { NAMA_JABATAN } from '@sivitas/rules/platform/pejabat'
import type { BarisVersi } from '../../versi/beda-versi'
import { NAMA_BLOK, NAMA_LAPISAN, type TemplateIsi } from '../kata'

const BAHASA = { id: 'Indonesia', en: 'Inggris', 'id-en': 'Indonesia dan Inggris' } as const
const ya = (nilai: boolean) => (nilai ? 'Ya' : 'Tidak')
const isi = (nilai: string | number | null | undefined) => (nilai === null || nilai === undefined || nilai === '' ? '-' : String(nilai))
const gabung = (...kata: (string | false | null | undefined)[]) => kata.filter(Boolean).join('; ')

function isiBlok(blok: Blok): string {
  switch (blok.jenis) {
    case 'kop':
      return blok.logo ? 'dengan logo' : 'tanpa logo'
    case 'judul':
      return gabung(blok.teks, blok.teksInggris, blok.keterangan)
    case 'identitas':
    case 'ringkasan':
      return gabung(`${blok.kolom} kolom`, ...blok.baris.map(({ label, isi: nilai }) => `${label}: ${nilai}`))
    case 'tabel':
      return gabung(`baris ${blok.sumber}`, blok.duaKolom && 'dua kolom', blok.kelompok && `menurut ${blok.kelompok}`)
    case 'tanda-tangan':
      return gabung(blok.tempatTanggal, ...blok.lain.map(({ jabatan, nama }) => `${jabatan} ${nama}`))
    case 'teks':
      return blok.html.replace(/<[^>]+>/g, ' ').trim()
    case 'qr':
      return `${blok.posisi}, ${blok.ukuran} mm`
    case 'gambar':
      return gabung(blok.sumber, blok.posisi, `${blok.lebar} x ${blok.tinggi ?? 'menyesuaikan'} mm`)
    case 'pemisah':
      return `${blok.gaya}, ${blok.tinggi} mm`
  }
}

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
