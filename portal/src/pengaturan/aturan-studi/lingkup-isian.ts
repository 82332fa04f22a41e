import { BAWAAN_JENJANG } from '@sivitas/rules/data-master/jenjang'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import type { Pilihan } from '../../kit/form/inputs/pilih-input'

/** Levels of study for the reach of a set. */
export const PILIHAN_JENJANG: readonly Pilihan<string | number>[] = Object.entries(BAWAAN_JENJANG).map(([value, { nama }]) => ({
  value,
  label: nama,
}))

/** Periods that the college has made; the one that a stored set begins in stays choosable. */
export function usePilihanPeriode(terpilih?: number): readonly Pilihan<string | number>[] {
  const { data } = useQuery(api.platform.periodeRef.list.queryOptions({ input: { lengkap: '1' }, staleTime: 300_000 }))
  const ada = (data?.data ?? []).filter(({ status }) => status !== null).map(({ id, nama }) => ({ value: id, label: nama }))
  if (terpilih === undefined || ada.some(({ value }) => value === terpilih)) return ada
  return [...ada, { value: terpilih, label: labelPeriode(terpilih) }]
}

/** What the head of a set starts with: the stored one, or everybody from the working period on. */
export function useLingkupAwal<
  Row extends {
    jenjang: string | null
    idProdi: string | null
    angkatanMulai: number | null
    angkatanSampai: number | null
    berlakuMulai: number
  },
>(row: Row | null) {
  const { id: periode } = usePeriode()
  const { jenjang = null, idProdi = null, angkatanMulai = null, angkatanSampai = null, berlakuMulai = periode } = row ?? {}
  return { jenjang: jenjang as keyof typeof BAWAAN_JENJANG | null, idProdi, angkatanMulai, angkatanSampai, berlakuMulai }
}
