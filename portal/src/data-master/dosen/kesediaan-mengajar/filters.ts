import { STATUS_KESEDIAAN } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import type { FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'

export const FILTER_NAMES = ['periode', 'prodi', 'status', 'cukup'] as const

const STATUS = Object.entries(STATUS_KESEDIAAN).map(([value, label]) => ({ value, label }))

export function useKesediaanFilters(): readonly FilterField[] {
  const prodi = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: { itemsPerPage: 200 } }))
  const periode = usePilihanPeriode(usePeriode().id)
  return useMemo(
    () => [
      choiceFilter({ name: 'periode', label: 'Periode', choices: periode.map(({ value, label }) => ({ value: String(value), label })) }),
      choicesFilter({
        name: 'prodi',
        label: 'Program studi',
        choices: (prodi.data?.data ?? []).map(({ id, labelProdi }) => ({ value: id, label: labelProdi })),
      }),
      choicesFilter({ name: 'status', label: 'Status', choices: STATUS }),
      yesNoFilter({ name: 'cukup', label: 'Kecukupan', yes: 'Cukup', no: 'Belum cukup' }),
    ],
    [prodi.data, periode],
  )
}
