import { KEADAAN_WAJIB } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { useMemo } from 'react'
import { usePeriode } from '../../../auth/operator'
import type { FilterField } from '../../../kit/table/filter'
import { choicesFilter } from '../../../kit/table/filter-controls'
import { useSaringPeriode, useSaringProdi } from '../../../shared/pickers/saring'

export const FILTER_NAMES = ['periode', 'prodi', 'keadaan'] as const

const KEADAAN = Object.entries(KEADAAN_WAJIB).map(([value, label]) => ({ value, label }))

export function useKelasWajibFilters(): readonly FilterField[] {
  const prodi = useSaringProdi()
  const periode = useSaringPeriode(usePeriode().id)
  return useMemo(() => [periode, prodi, choicesFilter({ name: 'keadaan', label: 'Keadaan', choices: KEADAAN })], [prodi, periode])
}
