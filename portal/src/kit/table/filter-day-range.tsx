import { RentangTanggalInput } from '../form/inputs/rentang-tanggal-input'
import { NilaiTanggal } from '../format/nilai'
import type { FilterField } from './filter'
import { isRange, type FilterValue, type Range } from './list-url'

const rangeOf = (value: FilterValue | undefined): Range => (value !== undefined && isRange(value) ? value : {})

/** A filter on days, both ends included (C7): `tanggal[after]` and `tanggal[before]`. */
export const dayRangeFilter = <const Name extends string>({ name, label }: { name: Name; label: string }): FilterField<Name> => ({
  name,
  label,
  place: 'laci',
  control: (props) => {
    const { after, before } = rangeOf(props.value)
    return (
      <RentangTanggalInput
        label={label}
        value={{ mulai: after ?? null, selesai: before ?? null }}
        onChange={(range) =>
          props.onChange({ ...(range?.mulai && { after: range.mulai }), ...(range?.selesai && { before: range.selesai }) })
        }
      />
    )
  },
  chip: (value) => {
    const { after, before } = rangeOf(value)
    return (
      <>
        {after ? <NilaiTanggal nilai={after} /> : 'awal'} s.d. {before ? <NilaiTanggal nilai={before} /> : 'akhir'}
      </>
    )
  },
})
