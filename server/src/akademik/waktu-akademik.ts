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

/** The regular periods before and after one; a short semester is nobody's neighbour. */
function tetangga(ids: readonly number[], kini: number | undefined) {
  const utama = ids.filter(periodeUtama)
  const tempat = utama.indexOf(kini ?? 0)
  return {
    periodeSebelum: (tempat > 0 ? utama[tempat - 1] : undefined) ?? null,
    periodeBerikut: (tempat >= 0 ? utama[tempat + 1] : undefined) ?? null,
  }
}

export const waktuAkademik = calls.router({
  get: calls.get.handler(async ({ input, context }) => {
    const tanggal = input.tanggal ?? todayOf(context)
    const periode = (await selectPeriode(context.db).execute()).toSorted((a, b) => bandingPeriode(a.id, b.id))
    const kini = periode.find(({ aktif }) => aktif)
    const sekarang = Date.now()
    const umum = kini ? await listUmum(context.db, kini.id) : []
    const tahun = Number(tanggal.slice(0, 4))
    return {
      data: {
        periodeBerjalan: kini?.id ?? null,
        ...tetangga(
          periode.map(({ id }) => id),
          kini?.id,
        ),
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
