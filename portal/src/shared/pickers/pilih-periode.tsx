import { Select } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

type PilihPeriodeProps = { value: number; onChange: (id: number) => void; label?: string }

/** Answers the periods that the college has made, newest first, and the chosen one among them. */
export function usePilihanPeriode(value: number) {
  const { data } = useQuery(api.platform.periodeRef.list.queryOptions({ input: { lengkap: '1' }, staleTime: 300_000 }))
  const ada = (data?.data ?? []).filter(({ status }) => status !== null).map(({ id, nama }) => ({ value: id, label: nama }))
  return ada.some((satu) => satu.value === value) ? ada : [{ value, label: labelPeriode(value) }, ...ada]
}

/** One of the periods that the college has made, newest first; for the one choice that a whole page follows. */
export function PilihPeriode({ value, onChange, label = 'Periode' }: PilihPeriodeProps) {
  const kini = usePilihanPeriode(value).map((satu) => ({ value: String(satu.value), label: satu.label }))
  return (
    <Select
      label={label}
      data={kini}
      value={String(value)}
      allowDeselect={false}
      searchable
      nothingFoundMessage="Data tidak ditemukan"
      onChange={(id) => id !== null && onChange(Number(id))}
    />
  )
}
