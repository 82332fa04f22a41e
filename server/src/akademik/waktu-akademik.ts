import { tahunAkademikPilihan, tahunPilihan } from '@sivitas/rules/platform/daftar-periode'
import { keadaanJendela } from '@sivitas/rules/platform/jendela'
import { bandingPeriode, labelPeriode, periodeUtama } from '@sivitas/rules/platform/periode'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { api } from '../auth/guard'
import { todayOf } from '../tenant/today'
import { listUmum } from './jadwal-sistem/queries'
import { selectPeriode } from './periode/queries'

const calls = api.akademik.waktuAkademik

/** Week of lectures of a day, from 1; null before the first and after the last. */
function mingguKe(tanggal: string, mulai: string, banyak: number): number | null {
  const minggu = Math.floor(selisihHari(mulai, tanggal) / 7) + 1
  return minggu >= 1 && minggu <= banyak ? minggu : null
}

export const waktuAkademik = calls.router({
  get: calls.get.handler(async ({ input, context }) => {
    const tanggal = input.tanggal ?? todayOf(context)
    const periode = (await selectPeriode(context.db).execute()).toSorted((a, b) => bandingPeriode(a.id, b.id))
    const kini = periode.find(({ aktif }) => aktif)
    const utama = periode.filter(({ id }) => periodeUtama(id))
    const tempat = utama.findIndex(({ id }) => id === kini?.id)
    const sekarang = Date.now()
    const umum = kini ? await listUmum(context.db, kini.id) : []
    const tahun = Number(tanggal.slice(0, 4))
    return {
      data: {
        periodeBerjalan: kini?.id ?? null,
        periodeSebelum: (tempat > 0 ? utama[tempat - 1]?.id : undefined) ?? null,
        periodeBerikut: (tempat >= 0 ? utama[tempat + 1]?.id : undefined) ?? null,
        labelPeriode: kini ? labelPeriode(kini.id) : null,
        tanggalServer: new Date(sekarang),
        mingguKe: kini ? mingguKe(tanggal, kini.tanggalMulai, kini.mingguKuliah) : null,
        tahun: tahunPilihan(tahun),
        tahunAkademik: tahunAkademikPilihan(tahun),
        jendela: umum.map(({ kode, mulai, selesai }) => ({
          kode,
          mulai,
          selesai,
          terbuka: keadaanJendela({ mulai: mulai.getTime(), selesai: selesai.getTime() }, sekarang) === 'buka',
        })),
      },
    }
  }),
})
