import { MENU_PORTAL_BAWAAN } from '@sivitas/contract/pengaturan/menu-portal/bawaan'
import { FITUR, KODE_FITUR, KODE_TUJUAN, type TujuanFitur } from '@sivitas/contract/pengaturan/publikasi-fitur/publikasi-fitur'
import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { rowsOf, type Cell, type TableRows } from '../kit/copy-text'

/** Since when the demo's rules count: before the oldest student. */
const AWAL = 20121
type Cakupan = { jenjang?: string; prodi?: string; angkatanMulai?: number; angkatanSampai?: number }
type SetDemo = { nama: string; cakupan: Cakupan; nilai: Readonly<Record<string, unknown>> }

const UMUM: SetDemo = { nama: 'Seluruh perguruan tinggi', cakupan: {}, nilai: { krs_maks_perubahan: 3 } }
/** The example of PL-R35: the college says 3, Informatika 5, D3 is silent about it. */
const SET: readonly SetDemo[] = [
  UMUM,
  { nama: 'Sarjana', cakupan: { jenjang: '30' }, nilai: { bimbingan_min: 3, skpi_klaim_maks_bulan: 12 } },
  { nama: 'Diploma tiga', cakupan: { jenjang: '22' }, nilai: { mbkm_sks_total: 20, mbkm_sks_periode: 10 } },
  { nama: 'Informatika', cakupan: { prodi: '55201' }, nilai: { krs_maks_perubahan: 5 } },
  {
    nama: 'Sistem Informasi angkatan 2023-2025',
    cakupan: { prodi: '57201', angkatanMulai: 2023, angkatanSampai: 2025 },
    nilai: { ujian_maks_sehari: 3, toga_hari_kembali: 14 },
  },
]

function aturan(c: CollegeSeed): TableRows {
  const idProdi = (kode: string | undefined) => {
    const n = c.prodi.findIndex((prodi) => prodi.kode === kode)
    return n < 0 ? null : c.ids('prodi')(n)
  }
  return rowsOf(
    'aturan',
    (c.lengkap ? SET : [UMUM]).map(({ nama, cakupan, nilai }, id) => ({
      college_id: c.id,
      id,
      nama,
      jenjang: cakupan.jenjang ?? null,
      id_prodi: idProdi(cakupan.prodi),
      angkatan_mulai: cakupan.angkatanMulai ?? null,
      angkatan_sampai: cakupan.angkatanSampai ?? null,
      berlaku_mulai: AWAL,
      nilai: JSON.stringify(nilai),
    })),
  )
}

function menuPortal(c: CollegeSeed): TableRows {
  const flat = MENU_PORTAL_BAWAAN.flatMap(({ anak, ...item }) => [
    { ...item, induk: null },
    ...anak.map((child) => ({ ...child, induk: item.kunci })),
  ])
  return rowsOf(
    'menu_portal',
    flat.map(({ kunci, label, ikon, jenis, tujuan, tampil, syarat, lencana, induk }, urutan) => ({
      college_id: c.id,
      id: c.ids('menu_portal')(urutan),
      kunci,
      label,
      ikon: ikon ?? null,
      jenis,
      tujuan: tujuan ?? null,
      induk,
      urutan,
      tampil,
      syarat: JSON.stringify(syarat),
      lencana: kunci === 'layanan-kuesioner' ? 'Baru' : (lencana ?? null),
    })),
  )
}

/** What the demo college says otherwise than the product: a schedule, a scope, an end and a closing message. */
const KHUSUS: Readonly<Record<string, Readonly<Record<string, Cell>>>> = {
  'WISUDA/portalmhs': { mulai: saat(hariSesudah(HARI_INI, 3650), 0), pesan_tutup: 'Pendaftaran wisuda belum dibuka.' },
  'KRSS/portalmhs': { mulai: saat('2025-06-16', 0), selesai: saat('2025-07-04', 0), pesan_tutup: 'KRS semester pendek sudah ditutup.' },
  'KOMPRE/portalmhs': { prodi: ['55201', '57201'] },
  'SKPI/portalmhs': { angkatan: [2021, 2022, 2023] },
  'CHAT/portalmhs': { aktif: false, pesan_tutup: 'Obrolan belum tersedia.' },
}

function publikasi(c: CollegeSeed): TableRows {
  const cells = KODE_FITUR.flatMap((kode) => KODE_TUJUAN.map((tujuan) => ({ kode, tujuan })))
  return rowsOf(
    'publikasi_fitur',
    cells.map(({ kode, tujuan }, n) => {
      const terbuka: readonly TujuanFitur[] = FITUR[kode][1]
      return {
        college_id: c.id,
        id: c.ids('publikasi_fitur')(n),
        kode_fitur: kode,
        tujuan,
        aktif: terbuka.includes(tujuan),
        mulai: null,
        selesai: null,
        prodi: [],
        angkatan: [],
        pesan_tutup: null,
        ...(c.lengkap ? KHUSUS[`${kode}/${tujuan}`] : {}),
      }
    }),
  )
}

/** Texts that a page shows, so that the demo has something to show. */
export const konfigurasiTeks = (c: CollegeSeed): Readonly<Record<string, string>> =>
  c.lengkap
    ? {
        teks_bantuan_masuk: 'Gunakan nama pengguna operator Anda. Bila terkunci, tunggu sampai waktunya habis atau hubungi administrator.',
        kontak_admin: 'PTIPD, Gedung Rektorat lantai 1, telepon (022) 555-0100',
      }
    : {}

/** Answers rule sets, the students' menu and the publication of features. */
export function* pengaturanTables(c: CollegeSeed): Generator<TableRows> {
  yield aturan(c)
  yield menuPortal(c)
  yield publikasi(c)
}
