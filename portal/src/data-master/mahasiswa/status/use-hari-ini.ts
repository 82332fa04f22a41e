import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { useState } from 'react'
import { useZona } from '../../../kit/format/zona'

/** Answers the college's calendar day on which a form was opened. */
export function useHariIni(): string {
  const zona = useZona()
  const [hari] = useState(() => hariIni(Date.now(), zona))
  return hari
}
