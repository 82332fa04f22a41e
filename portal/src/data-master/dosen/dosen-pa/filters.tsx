import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { wordsOf, type FilterField } from '../../../kit/table/filter'
import { customFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { isRange } from '../../../kit/table/list-url'
import { remoteFilter } from '../../../kit/table/filter-remote'
import { sumberPembimbing } from './sumber-pembimbing'
import { useSaringAngkatan, useSaringProdi } from '../../../shared/pickers/saring'

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
  const prodi = useSaringProdi()
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      prodi,
      angkatan,
      yesNoFilter({ name: 'tanpaPa', label: 'Dosen PA', yes: 'Tanpa dosen PA', no: 'Sudah ada dosen PA' }),
      remoteFilter({ name: 'dosenPa', label: 'Dosen', sumber: semua }),
      semesterFilter,
    ],
    [prodi, angkatan],
  )
}
