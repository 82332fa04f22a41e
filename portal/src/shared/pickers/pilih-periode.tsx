import { Select } from '@mantine/core'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'

type PilihPeriodeProps = { value: number; onChange: (id: number) => void; label?: string }

/** One of the periods that the college has made, newest first; for the one choice that a whole page follows. */
export function PilihPeriode({ value, onChange, label = 'Periode' }: PilihPeriodeProps) {
  const { data } = useQuery(api.platform.periodeRef.list.queryOptions({ input: { lengkap: '1' }, staleTime: 300_000 }))
  const ada = (data?.data ?? []).filter(({ status }) => status !== null).map(({ id, nama }) => ({ value: String(id), label: nama }))
  const kini = ada.some((satu) => satu.value === String(value)) ? ada : [{ value: String(value), label: labelPeriode(value) }, ...ada]
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
