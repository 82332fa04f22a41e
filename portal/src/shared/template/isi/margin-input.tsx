import type { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { AngkaInput } from '../../../kit/form/inputs/angka-input'
import type { IsianProps } from '../../../kit/form/inputs/isian'
import { Kisi } from './kisi'

type Margin = TemplateInput['margin']
const SISI = ['atas', 'kanan', 'bawah', 'kiri'] as const
const BAWAAN: Margin = { atas: 15, kanan: 15, bawah: 15, kiri: 15 }

/** White space around the page, in millimetres. */
export function MarginInput({ value, onChange, disabled }: IsianProps<Margin>) {
  const margin = value ?? BAWAAN
  return (
    <Kisi label="Margin">
      {SISI.map((sisi) => (
        <AngkaInput
          key={sisi}
          label={`Margin ${sisi} (mm)`}
          min={0}
          max={40}
          disabled={disabled}
          value={margin[sisi]}
          onChange={(mm) => onChange({ ...margin, [sisi]: mm ?? 0 })}
        />
      ))}
    </Kisi>
  )
}
