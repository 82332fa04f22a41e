import { NativeSelect, TextInput } from '@mantine/core'
import type { ImporBaris, Temuan } from '@sivitas/contract/kit/import'
import { useState, type ClipboardEventHandler, type KeyboardEventHandler } from 'react'
import classes from './repair-grid.module.css'

type Props = {
  /** 'row:column', by which the grid finds its neighbours. */
  place: string
  label: string
  text: string
  findings: readonly Temuan[]
  change: ImporBaris['perubahan'][number] | undefined
  /** Answers to choose among, where the column asks a person instead of taking any text. */
  choices: readonly string[] | undefined
  locked: boolean
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
  onPaste: ClipboardEventHandler<HTMLInputElement>
  onRepair: (text: string) => void
}

/** One cell: its text, what is wrong with it, and what it changes. Leaving it sends what was typed. */
export function RepairCell({ place, label, text, findings, change, choices, locked, onKeyDown, onPaste, onRepair }: Props) {
  const [typed, setTyped] = useState(text)
  const wrong = findings.filter(({ tingkat }) => tingkat === 'galat').map(({ pesan }) => pesan)
  const notes = findings.filter(({ tingkat }) => tingkat === 'peringatan').map(({ pesan }) => pesan)
  const help = [...notes, ...(change ? [`Semula: ${change.lama}`] : [])].join('. ')
  if (choices !== undefined)
    return (
      <NativeSelect
        className={classes.cell}
        size="xs"
        aria-label={label}
        data-cell={place}
        disabled={locked}
        data={[{ value: '', label: 'Belum dipilih' }, ...choices]}
        value={choices.includes(text) ? text : ''}
        error={wrong.length > 0 ? wrong.join('. ') : null}
        inputWrapperOrder={['input', 'error']}
        onChange={(event) => onRepair(event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      className={classes.cell}
      size="xs"
      aria-label={label}
      data-cell={place}
      readOnly={locked}
      value={typed}
      error={wrong.length > 0 ? wrong.join('. ') : null}
      description={help === '' ? null : help}
      inputWrapperOrder={['input', 'description', 'error']}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== text) onRepair(typed)
      }}
    />
  )
}
