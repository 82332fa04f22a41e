import type { ReactNode } from 'react'
import type { Call } from '../izin/can'

/** One thing that can be done on a page. With `call` it shows only to those who may make that call. */
export type PageAction = {
  label: string
  icon?: ReactNode
  call?: Call
  tone?: 'bahaya'
} & ({ to: string; onClick?: never } | { onClick: () => void; to?: never })
