import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import type { CollegeSeed } from '../../college-seed'
import { rowsOf, type TableRows } from '../../kit/copy-text'
import { daftarOperator } from '../operator'
import { SKEMA } from './penomoran'

interface TemplateDemo {
  readonly jenis: string
  readonly kode: string
  readonly nama: string
  readonly versi: number
  readonly status: 'draf' | 'terbit' | 'arsip'
  readonly cakupan?: Readonly<Record<string, unknown>>
}

const UMUM = [
  ['krs', 'KRS'],
  ['krss', 'KRS Semester Pendek'],
  ['pkrs', 'Perubahan KRS'],
  ['khs', 'KHS'],
  ['transkrip', 'Transkrip'],
  ['kartu-ujian', 'Kartu Ujian'],
  ['ktm', 'KTM'],
  ['rps', 'RPS'],
  ['konversi-nilai', 'Berita Acara Konversi Nilai'],
  ['kartu-dosen', 'Kartu Dosen'],
  ['kartu-pegawai', 'Kartu Pegawai'],
  ['kartu-asisten', 'Kartu Asisten'],
  ['kartu-perpustakaan', 'Kartu Perpustakaan'],
  ['sk-dosen-pa', 'SK Dosen PA'],
  ['sk-asisten', 'SK Asisten'],
] as const
/** Kinds that were changed once: their first version is in the archive. */
const BERUBAH: ReadonlySet<string> = new Set(['krs', 'khs', 'transkrip', 'ktm'])

function daftar(c: CollegeSeed): TemplateDemo[] {
  const prodi = c.prodi.findIndex((p) => p.kode === '55201')
  const umum = UMUM.map(([jenis, nama]): TemplateDemo => ({
    jenis,
    kode: jenis.toUpperCase(),
    nama,
    versi: BERUBAH.has(jenis) ? 2 : 1,
    status: 'terbit',
  }))
  if (!c.lengkap) return umum
  return [
    ...umum,
    { jenis: 'khs', kode: 'KHS-S2', nama: 'KHS Magister', versi: 1, status: 'terbit', cakupan: { jenjang: '35' } },
    { jenis: 'khs', kode: 'KHS-IF', nama: 'KHS Informatika', versi: 1, status: 'terbit', cakupan: { idProdi: [c.ids('prodi')(prodi)] } },
    { jenis: 'transkrip', kode: 'TRANSKRIP-S2', nama: 'Transkrip Magister', versi: 1, status: 'terbit', cakupan: { jenjang: '35' } },
    { jenis: 'transkrip', kode: 'TRANSKRIP-D3', nama: 'Transkrip Diploma', versi: 1, status: 'terbit', cakupan: { jenjang: '22' } },
    { jenis: 'kartu-ujian', kode: 'UTS', nama: 'Kartu UTS', versi: 1, status: 'terbit', cakupan: { jenisUjian: 'UTS' } },
    { jenis: 'kartu-ujian', kode: 'UAS', nama: 'Kartu UAS', versi: 1, status: 'terbit', cakupan: { jenisUjian: 'UAS' } },
    { jenis: 'krs', kode: 'KRS-D3', nama: 'KRS Diploma', versi: 1, status: 'terbit', cakupan: { jenjang: '22' } },
    ...UMUM.filter(([jenis]) => BERUBAH.has(jenis)).map(([jenis, nama]): TemplateDemo => ({
      jenis,
      kode: jenis.toUpperCase(),
      nama,
      versi: 1,
      status: 'arsip',
    })),
    { jenis: 'khs', kode: 'KHS', nama: 'KHS dengan catatan', versi: 3, status: 'draf' },
    { jenis: 'transkrip', kode: 'TRANSKRIP', nama: 'Transkrip dua bahasa baru', versi: 3, status: 'draf' },
    { jenis: 'rps', kode: 'RPS-OBE', nama: 'RPS berbasis capaian', versi: 1, status: 'draf' },
    { jenis: 'ktm', kode: 'KTM-S2', nama: 'KTM Magister', versi: 1, status: 'terbit', cakupan: { jenjang: '35' } },
    { jenis: 'ktm', kode: 'KTM-BARU', nama: 'KTM desain baru', versi: 1, status: 'draf' },
  ]
}

/** Offices of a school without faculties. */
const PENGGANTI: Readonly<Record<string, string>> = { DEKAN: 'KETUA', REKTOR: 'KETUA', WD1: 'WK1' }

function penandatangan(c: CollegeSeed, isi: unknown): unknown {
  if (c.def.bentuk === 'universitas' || !Array.isArray(isi)) return isi
  const dipakai = new Set<string>()
  return isi
    .map((p: { jabatan: string }) => ({ ...p, jabatan: PENGGANTI[p.jabatan] ?? p.jabatan }))
    .filter(({ jabatan }) => !dipakai.has(jabatan) && dipakai.add(jabatan))
}

/** Number of the row of the general template of a kind that is in force. */
export const nomorTemplate = (jenis: string): number => UMUM.findIndex(([j]) => j === jenis)
export const versiTemplate = (jenis: string): number => (BERUBAH.has(jenis) ? 2 : 1)

const JSON_COLUMNS = ['cakupan', 'margin', 'isi', 'kolom', 'penandatangan'] as const

export function templateRows(c: CollegeSeed): TableRows {
  const oleh = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  return rowsOf(
    'template',
    daftar(c).map((t, n) => {
      // Through the contract, so that every part that it fills in by itself is there.
      const bawaan = TemplateInput.parse({ ...templateBawaan(t.jenis), nama: t.nama })
      const isi: Record<string, unknown> = { ...bawaan, cakupan: t.cakupan ?? {}, penandatangan: penandatangan(c, bawaan.penandatangan) }
      const skema = SKEMA.findIndex(({ jenis }) => jenis === t.jenis)
      return {
        college_id: c.id,
        id: c.ids('template')(n),
        jenis: t.jenis,
        kode: t.kode,
        nama: t.nama,
        nomor_versi: t.versi,
        status: t.status,
        ...Object.fromEntries(JSON_COLUMNS.map((kolom) => [kolom, JSON.stringify(isi[kolom])])),
        kertas: bawaan.kertas,
        orientasi: bawaan.orientasi,
        bahasa: bawaan.bahasa,
        huruf: bawaan.huruf,
        ukuran: bawaan.ukuran,
        id_nomor: skema < 0 ? null : c.ids('nomor_dokumen')(skema),
        catatan_kaki: t.status === 'draf' && t.jenis === 'khs' ? 'KHS ini sah tanpa tanda tangan basah.' : null,
        qr: true,
        terbit_pada: t.status === 'draf' ? null : t.status === 'arsip' ? '2023-01-10 09:00:00+07' : '2025-01-15 09:00:00+07',
        terbit_oleh: t.status === 'draf' ? null : oleh,
      }
    }),
  )
}
