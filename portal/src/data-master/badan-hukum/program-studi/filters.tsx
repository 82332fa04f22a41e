import { BAWAAN_JENJANG, JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { useMemo } from 'react'
import type { Choice, FilterField } from '../../../kit/table/filter'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { sumberFakultas, sumberJurusan } from '../../../shared/pickers/sumber-unit'
import { useKode } from '../../../shared/pickers/sumber-kode'
import { useBerfakultas } from './use-berfakultas'

export const FILTER_NAMES = ['fakultas', 'jurusan', 'jenjang', 'status', 'peringkat', 'akreditasiBerakhir'] as const

const JENJANG = JENJANG_PRODI.map((kode) => ({ value: kode, label: BAWAAN_JENJANG[kode].nama }))
const MONTHS: readonly Choice[] = [6, 12, 24].map((months) => ({ value: String(months), label: `<= ${months} bulan` }))
const choicesOf = (kode: readonly { value: string; label: string }[]): readonly Choice[] =>
  kode.map(({ value, label }) => ({ value, label }))

/** Filters of 'Program Studi'; a college without faculties has none to filter by. */
export function useProdiFilters(): readonly FilterField[] {
  const status = useKode('status-prodi')
  const peringkat = useKode('peringkat-akreditasi')
  const berfakultas = useBerfakultas()
  return useMemo(
    () => [
      berfakultas
        ? remotesFilter({ name: 'fakultas', label: 'Fakultas', sumber: sumberFakultas })
        : remotesFilter({ name: 'jurusan', label: 'Jurusan', sumber: sumberJurusan() }),
      choicesFilter({ name: 'jenjang', label: 'Jenjang', choices: JENJANG }),
      choiceFilter({ name: 'akreditasiBerakhir', label: 'Akreditasi berakhir', choices: MONTHS }),
      choicesFilter({ name: 'status', label: 'Status', choices: choicesOf(status) }),
      choicesFilter({ name: 'peringkat', label: 'Peringkat', choices: choicesOf(peringkat) }),
      ...(berfakultas ? [remotesFilter({ name: 'jurusan', label: 'Jurusan', sumber: sumberJurusan() })] : []),
    ],
    [berfakultas, status, peringkat],
  )
}
