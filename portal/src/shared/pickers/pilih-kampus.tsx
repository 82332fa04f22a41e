import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { sumberKampus } from './sumber-unit'

/** One of the kampus in use. */
export const PilihKampus = (props: IsianProps<string>) => <PilihJauhInput {...props} sumber={sumberKampus} />
