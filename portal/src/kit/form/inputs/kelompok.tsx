import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BingkaiProps } from './isian'
import classes from './isian.module.css'

/** Several inputs under one name, such as day and hour. */
export function Kelompok({
  label,
  required,
  description,
  children,
}: Pick<BingkaiProps, 'label' | 'required' | 'description'> & { children: ReactNode }) {
  return (
    <fieldset className={classes.kelompok}>
      <Input.Label labelElement="div" required={required ?? false} renderRoot={(props) => <legend {...props} />}>
        {label}
      </Input.Label>
      <div className={classes.berdampingan}>{children}</div>
      {description && <Input.Description>{description}</Input.Description>}
    </fieldset>
  )
}
