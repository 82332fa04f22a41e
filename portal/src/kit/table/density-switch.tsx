import { IconAlignJustified, IconMenu2 } from '../icons'
import { ToolButton } from './tool-button'
import type { Density } from './use-table-model'

type DensitySwitchProps = { density: Density; onChange: (density: Density) => void }

/** Rows of 36 px, or of 44 px; remembered for all lists of the person. */
export function DensitySwitch({ density, onChange }: DensitySwitchProps) {
  const next = density === 'padat' ? 'nyaman' : 'padat'
  const Icon = density === 'padat' ? IconAlignJustified : IconMenu2
  const label = `Tinggi baris: ${density}. Ubah ke ${next}`
  return (
    <ToolButton label={label} onClick={() => onChange(next)}>
      <Icon size={16} aria-hidden />
    </ToolButton>
  )
}
