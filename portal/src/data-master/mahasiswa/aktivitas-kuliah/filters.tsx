import { STATUS_AKM, TEMUAN_AKM } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useMemo } from 'react'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { useSaringAngkatan, useSaringPeriode, useSaringProdi } from '../../../shared/pickers/saring'

export const FILTER_NAMES = [
  'periode',
  'prodi',
  'angkatan',
  'status',
  'temuan',
  'statusBeda',
  'belumTerkirim',
  'dikunci',
  'adaSelisih',
] as const

const TETAP = [
  choicesFilter({ name: 'status', label: 'Status', choices: STATUS_AKM.map((value) => ({ value, label: STATUS_MAHASISWA[value].nama })) }),
  choiceFilter({ name: 'temuan', label: 'Pemeriksaan', choices: Object.entries(TEMUAN_AKM).map(([value, label]) => ({ value, label })) }),
  yesNoFilter({ name: 'statusBeda', label: 'Status dan KRS', yes: 'Status berbeda dengan KRS', no: 'Status sesuai KRS' }),
  yesNoFilter({ name: 'belumTerkirim', label: 'PDDikti', yes: 'Belum terkirim', no: 'Terkirim' }),
  yesNoFilter({ name: 'dikunci', label: 'Kunci', yes: 'Dikunci', no: 'Terbuka' }),
  yesNoFilter({ name: 'adaSelisih', label: 'Selisih', yes: 'Perlu disesuaikan', no: 'Tanpa selisih' }),
]

/** Filters of the list; period and unit come first. */
export function useAkmFilters(kini: number) {
  const periode = useSaringPeriode(kini)
  const prodi = useSaringProdi()
  const angkatan = useSaringAngkatan()
  return useMemo(() => [periode, prodi, angkatan, ...TETAP], [periode, prodi, angkatan])
}
