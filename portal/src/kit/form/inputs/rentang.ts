import { susunTanggal, tambahHari } from '@sivitas/rules/platform/tanggal-sah'

/** Two days, both included; either may still be open. */
export type Rentang = { mulai: string | null; selesai: string | null }

function bulanIni(hariIni: string): Rentang {
  const mulai = `${hariIni.slice(0, 7)}-01`
  const [tahun = 0, bulan = 1] = hariIni.split('-').map(Number)
  const bulanDepan = bulan === 12 ? susunTanggal(tahun + 1, 1, 1) : susunTanggal(tahun, bulan + 1, 1)
  return { mulai, selesai: bulanDepan === null ? null : tambahHari(bulanDepan, -1) }
}

/** Answers the shortcuts of the range picker (C7); 'Periode ini' only where the period's days are known. */
export function rentangCepat(hariIni: string, periode?: Rentang): { nama: string; rentang: Rentang }[] {
  return [
    { nama: 'Hari ini', rentang: { mulai: hariIni, selesai: hariIni } },
    { nama: '7 hari', rentang: { mulai: tambahHari(hariIni, -6), selesai: hariIni } },
    { nama: 'Bulan ini', rentang: bulanIni(hariIni) },
    ...(periode ? [{ nama: 'Periode ini', rentang: periode }] : []),
  ]
}

/** Answers what is wrong with a range, or null: the end may not lie before the start. */
export function periksaRentang({ mulai, selesai }: Rentang): string | null {
  return mulai !== null && selesai !== null && selesai < mulai ? 'Tanggal selesai harus sama atau setelah tanggal mulai' : null
}
