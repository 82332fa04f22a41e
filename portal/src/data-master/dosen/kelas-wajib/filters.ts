import { KEADAAN_WAJIB } from '@sivitas/contract/data-master/dosen/kelas-wajib'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { usePeriode } from '../../../auth/operator'
import type { FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'

export const FILTER_NAMES = ['periode', 'prodi', 'keadaan'] as const

const KEADAAN = Object.entries(KEADAAN_WAJIB).map(([value, label]) => ({ value, label }))

export function useKelasWajibFilters(): readonly FilterField[] {
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
      choicesFilter({ name: 'keadaan', label: 'Keadaan', choices: KEADAAN }),
    ],
    [prodi.data, periode],
  )
}
