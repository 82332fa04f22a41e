import { useQuery } from '@tanstack/react-query'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { api } from '../../../api'
import { wordsOf, type FilterField } from '../../../kit/table/filter'
import { choicesFilter, customFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { isRange } from '../../../kit/table/list-url'
import { remoteFilter } from '../../../kit/table/filter-remote'
import { sumberPembimbing } from './sumber-pembimbing'

export const FILTER_NAMES = ['prodi', 'angkatan', 'tanpaPa', 'dosenPa', 'semesterKe'] as const

const semua = sumberPembimbing()

/** Students of one semester; the call takes a range, whose two ends are then the same. */
const semesterFilter = customFilter({
  name: 'semesterKe',
  label: 'Semester ke',
  control: (props) => (
    <Select
      {...wordsOf(props)}
      data={Array.from({ length: 16 }, (_, i) => ({ value: String(i + 1), label: `Semester ${i + 1}` }))}
      clearable
      searchable
      clearButtonProps={{ 'aria-label': 'Kosongkan' }}
      nothingFoundMessage="Data tidak ditemukan"
      value={(props.value !== undefined && isRange(props.value) && props.value.after) || null}
      onChange={(semester) => props.onChange(semester === null ? undefined : { after: semester, before: semester })}
    />
  ),
  chip: (value) => (isRange(value) ? `Semester ${value.after ?? ''}` : ''),
})

/** Prodi and angkatan as the college has them, and who waits for an advisor. */
export function useBimbinganFilters(): readonly FilterField[] {
  const prodi = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: { itemsPerPage: 200 } }))
  const angkatan = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  return useMemo(
    () => [
      choicesFilter({
        name: 'prodi',
        label: 'Program studi',
        choices: (prodi.data?.data ?? []).map(({ id, labelProdi }) => ({ value: id, label: labelProdi })),
      }),
      choicesFilter({
        name: 'angkatan',
        label: 'Angkatan',
        choices: (angkatan.data?.data ?? []).map((row) => ({ value: String(row.angkatan), label: String(row.angkatan) })),
      }),
      yesNoFilter({ name: 'tanpaPa', label: 'Dosen PA', yes: 'Tanpa dosen PA', no: 'Sudah ada dosen PA' }),
      remoteFilter({ name: 'dosenPa', label: 'Dosen', sumber: semua }),
      semesterFilter,
    ],
    [prodi.data, angkatan.data],
  )
}
