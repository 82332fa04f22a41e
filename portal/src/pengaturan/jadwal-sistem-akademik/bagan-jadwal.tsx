import { labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { useZona } from '../../kit/format/zona'
import { BaganWaktu } from '../bagan-waktu/bagan-waktu'
import { namaCakupan, type BarisKode, type Jadwal } from './use-jadwal'

/** The windows as bars over the months, exceptions below their general row. */
export function BaganJadwal({ baris }: { baris: readonly BarisKode[] }) {
  const zona = useZona()
  const batang = (row: Jadwal, khusus: boolean) => {
    const cakupan = khusus ? ` untuk ${namaCakupan(row)}` : ''
    return {
      id: row.id,
      mulai: hariIni(Date.parse(row.mulai), zona),
      selesai: hariIni(Date.parse(row.selesai), zona),
      judul: `${row.nama}${cakupan}: ${formatTanggalJam(row.mulai, zona)} - ${formatTanggalJam(row.selesai, zona)}`,
      khusus,
    }
  }
  const lines = baris
    .filter(({ umum, khusus }) => umum !== null || khusus.length > 0)
    .map(({ kode, umum, khusus }) => ({
      id: kode,
      label: labelJendela(kode),
      batang: [...(umum ? [batang(umum, false)] : []), ...khusus.map((row) => batang(row, true))],
    }))
  return <BaganWaktu label="Bagan jadwal sistem akademik" baris={lines} />
}
