import { periodeLengkap, periodeReguler } from '@sivitas/rules/platform/daftar-periode'
import { labelPeriode, uraiPeriode, urutanPeriode } from '@sivitas/rules/platform/periode'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { statusPeriode } from '../akademik/public'
import { api } from '../auth/guard'

const calls = api.platform.periodeRef

export const periodeRef = calls.router({
  /** The lists of PL-R31, newest first; `lengkap` adds the short semesters and older years. */
  list: calls.list.handler(async ({ input, context }) => {
    const { zonaWaktu, periodeAktif } = context.tenant.college
    const year = Number(hariIni(Date.now(), zonaWaktu as ZonaWaktu).slice(0, 4))
    const ids = input.lengkap ? periodeLengkap(year) : periodeReguler(year)
    const known = ids.includes(periodeAktif) ? ids : [...ids, periodeAktif]
    const status = await statusPeriode(context.db)
    const rows = known.map((id) => {
      const { tahun, semester } = uraiPeriode(id)
      return {
        id,
        nama: labelPeriode(id),
        tahun,
        jenisSemester: semester,
        urutan: urutanPeriode(id),
        status: status.get(id) ?? null,
        aktif: id === periodeAktif,
      }
    })
    return { data: input.aktif === undefined ? rows : rows.filter(({ aktif }) => aktif === input.aktif) }
  }),
})
