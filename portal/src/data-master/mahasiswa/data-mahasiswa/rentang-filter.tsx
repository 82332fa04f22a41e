import { Group, Input } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import type { FilterField } from '../../../kit/table/filter'
import { isRange, type FilterValue } from '../../../kit/table/list-url'

type Ujung = { after?: string; before?: string }
type RentangParts<Name> = { name: Name; label: string; min?: number; max: number; desimal?: number }

const ujung = (value: FilterValue | undefined): Ujung => (value !== undefined && isRange(value) ? value : {})
const angka = (teks: string | undefined): number | null => (teks === undefined || teks === '' ? null : Number(teks))

/** A filter between two numbers, either of which may stay open. */
export function rentangFilter<const Name extends string>({ name, label, desimal = 0, ...batas }: RentangParts<Name>): FilterField<Name> {
  const kata = (teks: string) => formatAngka(Number(teks), desimal)
  return {
    name,
    label,
    place: 'laci',
    control: ({ value, onChange }) => {
      const kini = ujung(value)
      const ubah = (satu: Ujung) => {
        const { after, before } = { ...kini, ...satu }
        onChange(after || before ? { ...(after && { after }), ...(before && { before }) } : undefined)
      }
      return (
        <Input.Wrapper label={label} labelElement="div" role="group" aria-label={label}>
          <Group grow gap="xs">
            <AngkaInput
              label={`${label} paling sedikit`}
              labelTersembunyi
              placeholder="Paling sedikit"
              desimal={desimal}
              {...batas}
              value={angka(kini.after)}
              onChange={(nilai) => ubah({ after: nilai === null ? '' : String(nilai) })}
            />
            <AngkaInput
              label={`${label} paling banyak`}
              labelTersembunyi
              placeholder="Paling banyak"
              desimal={desimal}
              {...batas}
              value={angka(kini.before)}
              onChange={(nilai) => ubah({ before: nilai === null ? '' : String(nilai) })}
            />
          </Group>
        </Input.Wrapper>
      )
    },
    chip: (value) => {
      const { after, before } = ujung(value)
      if (after && before) return after === before ? kata(after) : `${kata(after)} sampai ${kata(before)}`
      return after ? `paling sedikit ${kata(after)}` : `paling banyak ${kata(before ?? '0')}`
    },
  }
}
