import type { ReactNode } from 'react'
import classes from './kisi.module.css'

type KisiProps = Readonly<{
  /** What the fields are about, for screen readers; none where a heading around them says it. */
  label?: string
  children: ReactNode
}>

/** Fields side by side, as many as fit: one column on a telephone, three beside a preview. */
export function Kisi({ label, children }: KisiProps) {
  return (
    <div className={classes.kisi} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}

/** A field or a row of buttons that takes a line of its own. */
export const SatuBaris = ({ children }: { children: ReactNode }) => <div className={classes.lebar}>{children}</div>

/** The buttons of a row: at its right, or below it where no place is left. */
export const Ujung = ({ children }: { children: ReactNode }) => <div className={classes.ujung}>{children}</div>
