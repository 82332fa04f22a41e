import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { sumberFakultas } from './sumber-unit'

/** One of the faculties in use. */
export const PilihFakultas = (props: IsianProps<string>) => <PilihJauhInput {...props} sumber={sumberFakultas} />
