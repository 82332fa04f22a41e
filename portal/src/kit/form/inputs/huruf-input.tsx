import { hanyaHuruf } from '@sivitas/rules/platform/ketikan'
import { type IsianProps } from './isian'
import { TeksInput } from './teks-input'

/** Letters only (C4): spaces, apostrophe, hyphen and dot stay; other keys do nothing and a paste is filtered. */
export function HurufInput({ maks, ...props }: IsianProps<string> & { maks?: number | undefined }) {
  return <TeksInput {...props} maks={maks} onChange={(teks) => props.onChange(hanyaHuruf(teks ?? ''))} />
}
