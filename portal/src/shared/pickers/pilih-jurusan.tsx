import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import type { IsianProps } from '../../kit/form/inputs/isian'
import { useMemo } from 'react'
import { sumberJurusan } from './sumber-unit'

/** One of the departments in use, of one faculty where that is known. */
export function PilihJurusan({ idFakultas, ...props }: IsianProps<string> & { idFakultas?: string | null | undefined }) {
  const sumber = useMemo(() => sumberJurusan(idFakultas), [idFakultas])
  return <PilihJauhInput {...props} sumber={sumber} />
}
