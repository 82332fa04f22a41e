import { KODE_JENDELA, labelJendela, type KodeJendela } from '@sivitas/rules/akademik/kode-jendela'
import { formatTanggalJam, formatTanggalJamZona, NAMA_BULAN } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import type { Db } from '../../db/client'
import { isianSalah } from '../../kit/galat'
import { todayOf } from '../../tenant/today'
import { tulisSk } from '../kalender/cetak'
import { findTerbitan } from '../kalender/terbit-queries'
import { lembarPimpinan, type Kertas } from '../lembar-pimpinan'
import { CETAK_TEMPLATE } from './cetak-template'
import { findPeriodeCetak, selectJadwal } from './queries'
import { showJadwal } from './show'

type Jadwal = ReturnType<typeof showJadwal>
type Rentang = { awal: number; akhir: number }

const KEADAAN: Readonly<Record<Jadwal['keadaan'], string>> = { tanpa: '-', belum: 'Belum dibuka', buka: 'Dibuka', tutup: 'Ditutup' }
const LEGENDA = [
  { jenis: 'belum', nama: 'belum dibuka' },
  { jenis: 'buka', nama: 'dibuka' },
  { jenis: 'tutup', nama: 'ditutup' },
  { jenis: 'khusus', nama: 'pengecualian dan perpanjangan' },
]

/** @throws Galat 422 for a period that was never made */
export async function periodeTercetak(db: Db, id: number) {
  const periode = await findPeriodeCetak(db, id)
  if (!periode) throw isianSalah('periode', 'Periode belum dibuat. Tambahkan di Periode Akademik.', 'tidak_dikenal')
  return periode
}

const isUmum = ({ idProdi, angkatan, idMahasiswa }: Jadwal) => idProdi === null && angkatan === null && idMahasiswa === null

/** Share of the sheet's time, from 0 to 1. */
const letak = (saat: number, { awal, akhir }: Rentang) => Math.min(1, Math.max(0, (saat - awal) / (akhir - awal)))

function batang({ mulai, selesai, keadaan }: Jadwal, rentang: Rentang, khusus: boolean) {
  const awal = letak(mulai.getTime(), rentang)
  return { awal, lebar: letak(selesai.getTime(), rentang) - awal, jenis: khusus ? 'khusus' : keadaan }
}

/** First days of the months that the sheet spans. */
function bulan(rentang: Rentang) {
  const mulai = new Date(rentang.awal)
  const semua = Array.from({ length: 24 }, (_, geser) => new Date(Date.UTC(mulai.getUTCFullYear(), mulai.getUTCMonth() + geser, 1)))
  return semua
    .filter((hari) => hari.getTime() <= rentang.akhir)
    .map((hari) => ({ awal: letak(hari.getTime(), rentang), nama: NAMA_BULAN[hari.getUTCMonth()]?.slice(0, 3) ?? '' }))
}

/** Exceptions in words; single students are counted, since the sheet hangs on a wall. */
function khusus(rows: readonly Jadwal[], zona: ZonaWaktu): string[] {
  const unit = rows.filter(({ idMahasiswa }) => idMahasiswa === null)
  const orang = rows.length - unit.length
  const teks = unit.map(({ prodi, angkatan, mulai, selesai }) => {
    const siapa = [prodi, angkatan === null ? null : `angkatan ${angkatan}`].filter(Boolean).join(', ')
    return `${siapa}: ${formatTanggalJam(mulai, zona)} - ${formatTanggalJam(selesai, zona)}`
  })
  return orang === 0 ? teks : [...teks, `${orang} mahasiswa dengan jadwal sendiri`]
}

/** From the first window to the end of the last; the period itself where it has none yet. */
function rentangOf(rows: readonly Jadwal[], periode: { tanggalMulai: string | null; tanggalSelesai: string | null }): Rentang {
  const saat = rows.flatMap(({ mulai, selesai }) => [mulai.getTime(), selesai.getTime()])
  const hari = [periode.tanggalMulai, periode.tanggalSelesai].flatMap((tanggal) => (tanggal === null ? [] : [Date.parse(tanggal)]))
  const semua = saat.length > 0 ? saat : hari
  const awal = Math.min(...semua)
  return { awal, akhir: Math.max(awal + 1, ...semua) }
}

/**
 * The windows of a period on one sheet: times, state, exceptions, bars and legend, with the decree of the year and the
 * signatory (Documents, jadwal sistem). @throws Galat 409 when nobody holds the office
 */
export async function cetakJadwal(context: Context, { periode: id, kertas }: { periode: number; kertas: Kertas }): Promise<Uint8Array> {
  const { db, tenant } = context
  const zona = tenant.college.zonaWaktu as ZonaWaktu
  const periode = await periodeTercetak(db, id)
  const rows = (await selectJadwal(db, { periode: id, aktif: true }).orderBy('jadwalSistem.mulai').execute()).map(showJadwal)
  const rentang = rentangOf(rows, periode)
  const baris = KODE_JENDELA.flatMap((kode: KodeJendela) => {
    const milik = rows.filter((row) => row.kode === kode)
    const umum = milik.find(isUmum)
    const lain = milik.filter((row) => !isUmum(row))
    if (milik.length === 0) return []
    return {
      nama: labelJendela(kode),
      mulai: formatTanggalJam(umum?.mulai, zona),
      selesai: formatTanggalJam(umum?.selesai, zona),
      keadaan: KEADAAN[umum?.keadaan ?? 'tanpa'],
      khusus: khusus(lain, zona),
      batang: [...lain.map((row) => batang(row, rentang, true)), ...(umum ? [batang(umum, rentang, false)] : [])],
    }
  })
  const data = {
    kertas: kertas.toLowerCase(),
    perguruanTinggi: tenant.college.judul,
    judul: `Jadwal Sistem Akademik ${periode.label}`,
    sk: tulisSk(await findTerbitan(db, periode.tahun)),
    bulan: bulan(rentang),
    baris,
    legenda: LEGENDA,
    kaki: `Dicetak ${formatTanggalJamZona(new Date(), zona)}`,
  }
  return await lembarPimpinan(context, { source: CETAK_TEMPLATE, data, tanggal: todayOf(context) })
}
