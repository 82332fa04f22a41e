import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'
import { TANPA_NILAI } from '../format/nilai'
import { IconCheck, IconCopy } from '../icons'
import classes from './page.module.css'

export type KeyValue = {
  label: string
  value: ReactNode
  /** Text that the copy button takes; without it there is none. */
  copy?: string | null
}

const isNone = (value: ReactNode) => value === null || value === undefined || value === ''

/** Facts of one row: label and value, '-' for none. */
export function KeyValues({ facts }: { facts: readonly KeyValue[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, copy }) => [
        <dt key={`${label}-label`}>{label}</dt>,
        <dd key={label}>
          {isNone(value) ? TANPA_NILAI : value}
          {copy && <Copy label={label} text={copy} />}
        </dd>,
      ])}
    </dl>
  )
}

function Copy({ label, text }: { label: string; text: string }) {
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Tersalin' : 'Salin'}>
          <ActionIcon size="sm" aria-label={copied ? `${label} tersalin` : `Salin ${label}`} onClick={copy} data-cetak="sembunyi">
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  )
}
