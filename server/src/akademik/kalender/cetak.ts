import { NAMA_BULAN, formatTanggal, formatTanggalJamZona, formatTanggalPendek } from '@sivitas/rules/platform/tanggal'
import type { ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { todayOf } from '../../tenant/today'
import { lembarPimpinan, type Kertas } from '../lembar-pimpinan'
import { CETAK_TEMPLATE } from './cetak-template'
import { listPeriodeTahun, listTahun } from './queries'
import { findTerbitan } from './terbit-queries'

type Entri = Awaited<ReturnType<typeof listTahun>>[number]

/** What an entry without a colour of its own is drawn in. */
const WARNA_BIASA = '#8a94a6'
const HARI_MS = 86_400_000

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The entry whose colour a day takes: a holiday before anything, then the shortest, since a long one would hide it. */
function entriHari(tanggal: string, entri: readonly Entri[]): Entri | undefined {
  const panjang = ({ tanggalMulai, tanggalSelesai }: Entri) => Date.parse(tanggalSelesai) - Date.parse(tanggalMulai)
  return entri
    .filter(({ tanggalMulai, tanggalSelesai }) => tanggalMulai <= tanggal && tanggal <= tanggalSelesai)
    .toSorted((a, b) => Number(b.libur) - Number(a.libur) || panjang(a) - panjang(b))[0]
}

/** A month as weeks from Monday; days of other months are empty. */
function bulan(tahun: number, nomor: number, entri: readonly Entri[]) {
  const awal = Date.UTC(tahun, nomor, 1)
  const geser = (new Date(awal).getUTCDay() + 6) % 7
  const banyak = new Date(Date.UTC(tahun, nomor + 1, 0)).getUTCDate()
  const sel = Array.from({ length: Math.ceil((geser + banyak) / 7) * 7 }, (_, tempat) => {
    const hari = tempat - geser + 1
    if (hari < 1 || hari > banyak) return null
    const isi = entriHari(iso(awal + (hari - 1) * HARI_MS), entri)
    return { hari, warna: isi ? (isi.warna ?? WARNA_BIASA) : null, libur: (isi?.libur ?? false) || tempat % 7 === 6 }
  })
  return { judul: `${NAMA_BULAN[nomor]} ${tahun}`, sel }
}

/** Twelve months from the one in which the year's first period, or its first entry, begins. */
function duaBelasBulan(mulai: string, entri: readonly Entri[]) {
  const [tahun, nomor] = [Number(mulai.slice(0, 4)), Number(mulai.slice(5, 7)) - 1]
  return Array.from({ length: 12 }, (_, geser) => bulan(tahun + Math.floor((nomor + geser) / 12), (nomor + geser) % 12, entri))
}

/** Registration comes before the first day of lectures; the earlier of the two days. */
const awalTahun = (periode: string, [pertama]: readonly Entri[]): string =>
  pertama && pertama.tanggalMulai < periode ? pertama.tanggalMulai : periode

const rentang = ({ tanggalMulai, tanggalSelesai }: Entri) =>
  tanggalMulai === tanggalSelesai
    ? formatTanggalPendek(tanggalMulai)
    : `${formatTanggalPendek(tanggalMulai)} - ${formatTanggalPendek(tanggalSelesai)}`

/** The decree of a year in one line, '' without one. */
export const tulisSk = ({ nomorSk, tanggalSk }: { nomorSk: string | null; tanggalSk: string | null }): string =>
  nomorSk ? `SK Nomor ${nomorSk}${tanggalSk ? `, ${formatTanggal(tanggalSk)}` : ''}` : ''

/**
 * The year on one sheet: twelve months in colours, the legend of all entries, the decree and who signed it (Documents,
 * kalender akademik). A year that is not published is a draft, which nobody signs. @throws Galat 409 without a signatory
 */
export async function cetakKalender(context: Context, { tahun, kertas }: { tahun: number; kertas: Kertas }): Promise<Uint8Array> {
  const { db, tenant } = context
  const [entri, periode, terbitan] = [await listTahun(db, tahun), await listPeriodeTahun(db, tahun), await findTerbitan(db, tahun)]
  const data = {
    kertas: kertas.toLowerCase(),
    perguruanTinggi: tenant.college.judul,
    judul: `Kalender Akademik ${tahun - 1}/${tahun}`,
    sk: tulisSk(terbitan),
    draf: terbitan.terbitPada === null,
    bulan: duaBelasBulan(awalTahun(periode[0]?.tanggalMulai ?? `${tahun - 1}-08-01`, entri), entri),
    legenda: entri.map((row) => ({
      warna: row.warna ?? WARNA_BIASA,
      nama: row.prodi ? `${row.nama} (${row.prodi})` : row.nama,
      rentang: rentang(row),
      libur: row.libur,
      lampiran: row.idLampiran !== null,
    })),
    kaki: `Dicetak ${formatTanggalJamZona(new Date(), tenant.college.zonaWaktu as ZonaWaktu)}`,
  }
  const tanggal = terbitan.terbitPada === null ? null : (terbitan.tanggalSk ?? todayOf(context))
  return await lembarPimpinan(context, { source: CETAK_TEMPLATE, data, tanggal })
}
