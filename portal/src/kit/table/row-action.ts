import type { ReactNode } from 'react'
import type { Call } from '../izin/can'

/** One line of a row's menu. Without `call` everybody who sees the row may do it. */
export type RowAction = {
  label: string
  icon?: ReactNode
  /** Danger is red text, set apart from the rest. */
  tone?: 'bahaya'
  call?: Call
} & ({ onClick: () => void; to?: never } | { to: string; onClick?: never })
