import { STATUS_AKM, TEMUAN_AKM } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../api'
import { choiceFilter, choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { usePilihanPeriode } from '../../../shared/pickers/pilih-periode'

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
export function useAkmFilters(periode: number) {
  const pilihan = usePilihanPeriode(periode)
  const prodi = useQuery(api.dataMaster.unitRef.prodi.queryOptions({ input: { itemsPerPage: 200 } }))
  const angkatan = useQuery(api.dataMaster.orangRef.angkatan.queryOptions({ input: {} }))
  return useMemo(
    () => [
      choiceFilter({ name: 'periode', label: 'Periode', choices: pilihan.map(({ value, label }) => ({ value: String(value), label })) }),
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
      ...TETAP,
    ],
    [pilihan, prodi.data, angkatan.data],
  )
}
