import { STATUS_KESEDIAAN } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { useMemo } from 'react'
import { usePeriode } from '../../../auth/operator'
import type { FilterField } from '../../../kit/table/filter'
import { choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { useSaringPeriode, useSaringProdi } from '../../../shared/pickers/saring'

export const FILTER_NAMES = ['periode', 'prodi', 'status', 'cukup'] as const

const STATUS = Object.entries(STATUS_KESEDIAAN).map(([value, label]) => ({ value, label }))

export function useKesediaanFilters(): readonly FilterField[] {
  const prodi = useSaringProdi()
  const periode = useSaringPeriode(usePeriode().id)
  return useMemo(
    () => [
      periode,
      prodi,
      choicesFilter({ name: 'status', label: 'Status', choices: STATUS }),
      yesNoFilter({ name: 'cukup', label: 'Kecukupan', yes: 'Cukup', no: 'Belum cukup' }),
    ],
    [prodi, periode],
  )
}
