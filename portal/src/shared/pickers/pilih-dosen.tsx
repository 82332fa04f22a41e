import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { sumberDosen } from './sumber-dosen'

/** One of the lecturers who work here. */
export const PilihDosen = (props: IsianProps<string>) => <PilihJauhInput {...props} sumber={sumberDosen} />
