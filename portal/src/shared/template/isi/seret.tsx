import { move } from '@dnd-kit/helpers'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import type { ReactNode } from 'react'
import { IconGripVertical } from '../../../kit/icons'
import classes from './seret.module.css'

type DaftarSeretProps = Readonly<{ kunci: readonly string[]; onUrut: (kunci: string[]) => void; children: ReactNode }>

/** A list whose items the mouse drags to another place; the buttons of each item do the same for the keyboard. */
export function DaftarSeret({ kunci, onUrut, children }: DaftarSeretProps) {
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      onDragEnd={(event) => {
        if (!event.canceled) onUrut(move([...kunci], event))
      }}
    >
      {children}
    </DragDropProvider>
  )
}

type BarisSeretProps = Readonly<{ kunci: string; ke: number; disabled: boolean | undefined; children: (pegangan: ReactNode) => ReactNode }>

/** One item of the list; it gets the grip to draw where it fits. */
export function BarisSeret({ kunci, ke, disabled = false, children }: BarisSeretProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: kunci, index: ke, disabled })
  const pegangan = disabled ? null : (
    <span ref={handleRef} className={classes.pegangan} tabIndex={-1} aria-hidden>
      <IconGripVertical size={16} />
    </span>
  )
  return (
    <div ref={ref} data-diseret={isDragging || undefined} className={classes.baris}>
      {children(pegangan)}
    </div>
  )
}
