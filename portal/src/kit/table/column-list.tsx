import { PointerSensor, DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { move } from '@dnd-kit/helpers'
import { ActionIcon, Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { IconChevronDown, IconChevronUp, IconGripVertical } from '../icons'
import classes from './column-list.module.css'
import { moveColumn, showColumn, type ColumnLayout } from './column-layout'

type ColumnListProps = {
  titles: Record<string, string>
  /** What the screen declares; the way back to it is one button. */
  declared: ColumnLayout
  layout: ColumnLayout
  onChange: (layout: ColumnLayout) => void
}

/** The columns with a box each; the mouse drags them, buttons and Alt with an arrow move them by the keyboard. */
export function ColumnList({ titles, declared, layout, onChange }: ColumnListProps) {
  const [said, setSaid] = useState('')
  const [first, ...rest] = layout.urutan
  const place = (id: string, to: number) => {
    onChange(moveColumn(layout, id, to))
    setSaid(`${titles[id]} di urutan ${Math.min(Math.max(to, 1), rest.length) + 1} dari ${rest.length + 1}`)
  }
  return (
    <>
      <Text size="sm" fw={600}>
        Kolom yang ditampilkan
      </Text>
      <DragDropProvider
        sensors={[PointerSensor]}
        onDragEnd={(event) => {
          if (!event.canceled && first !== undefined) onChange({ ...layout, urutan: [first, ...move(rest, event)] })
        }}
      >
        <ul className={classes.list}>
          {first !== undefined && (
            <li className={classes.line}>
              <Checkbox label={titles[first]} checked disabled />
            </li>
          )}
          {rest.map((id, index) => (
            <ColumnLine
              key={id}
              id={id}
              index={index}
              title={titles[id] ?? id}
              shown={!layout.sembunyi.includes(id)}
              onShow={(shown) => onChange(showColumn(layout, id, shown))}
              onMove={(step) => place(id, index + 1 + step)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <p className="hanya-pembaca" aria-live="polite">
        {said}
      </p>
      <Button variant="subtle" size="compact-sm" onClick={() => onChange(declared)}>
        Kembalikan susunan awal
      </Button>
    </>
  )
}

type ColumnLineProps = {
  id: string
  index: number
  title: string
  shown: boolean
  onShow: (shown: boolean) => void
  onMove: (step: -1 | 1) => void
}

function ColumnLine({ id, index, title, shown, onShow, onMove }: ColumnLineProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index })
  return (
    <li ref={ref} className={classes.line} data-dragged={isDragging}>
      <Checkbox
        label={title}
        checked={shown}
        onChange={(event) => onShow(event.currentTarget.checked)}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          onMove(event.key === 'ArrowUp' ? -1 : 1)
        }}
      />
      <ActionIcon aria-label={`Naikkan ${title}`} disabled={index === 0} onClick={() => onMove(-1)}>
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={`Turunkan ${title}`} onClick={() => onMove(1)}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
      <span ref={handleRef} className={classes.grip} tabIndex={-1} aria-hidden>
        <IconGripVertical size={16} />
      </span>
    </li>
  )
}
