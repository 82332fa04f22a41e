import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { sumberProdi } from './sumber-unit'

/** One of the prodi that the operator may touch. */
export const PilihProdi = (props: IsianProps<string>) => <PilihJauhInput {...props} sumber={sumberProdi} />
