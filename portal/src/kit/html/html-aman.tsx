import { Typography } from '@mantine/core'
import { useMemo } from 'react'
import { bersihkanHtml } from './bersihkan-html'
import classes from './kertas.module.css'

/** Shows HTML from people: announcements, notes, letters. It is cleaned here once more, whatever was stored. */
export function HtmlAman({ html }: { html: string }) {
  const aman = useMemo(() => bersihkanHtml(html), [html])
  // oxlint-disable-next-line react/no-danger -- cleaned in the line above, which is why this component exists.
  return (
    <Typography className={classes.kertas}>
      <div dangerouslySetInnerHTML={{ __html: aman }} />
    </Typography>
  )
}
