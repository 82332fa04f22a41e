import { Badge, ScrollArea, Text } from '@mantine/core'
import type { ImporBaris, NamedColumn } from '@sivitas/contract/kit/import'
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { readBlock, spread } from './paste'
import classes from './repair-grid.module.css'
import { RepairCell } from './repair-cell'

type Repair = { baris: number; sel: Record<string, string> }

type Props = {
  columns: readonly NamedColumn[]
  rows: readonly ImporBaris[]
  busy: boolean
  onRepair: (repairs: Repair[]) => void
}

const STATUS = {
  baru: ['Baru', 'hijau'],
  ubah: ['Berubah', 'biru'],
  sama: ['Sama', 'abu'],
  salah: ['Bermasalah', 'bahaya'],
  tersimpan: ['Tersimpan', 'hijau'],
  urung: ['Diurungkan', 'abu'],
} as const

/** Where an arrow leads from a cell. Left and right stay the text's own, for who repairs a letter in the middle. */
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/**
 * The rows of a file as a sheet to repair: each cell is an input, arrows and Enter go up and down, a block copied from a
 * spreadsheet fills from the cell it is pasted into.
 */
export function RepairGrid({ columns, rows, busy, onRepair }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const fields = columns.map(({ name }) => name)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const place = placeOf(event.target)
    const step = STEPS[event.key]
    if (place === null || step === undefined) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-cell='${place.row + step}:${place.column}']`)?.focus()
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const place = placeOf(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (place === null || block === null) return
    event.preventDefault()
    onRepair(spread(block, place, { rows: rows.map(({ id }) => id), fields }))
  }
  return (
    <ScrollArea type="auto" offsetScrollbars>
      <table ref={table} className={classes.table} aria-label="Baris berkas" aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">Hasil</th>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row">{row.id}</th>
              <td className={classes.status}>
                <Badge color={STATUS[row.status][1]}>{STATUS[row.status][0]}</Badge>
                <RowFindings row={row} fields={fields} />
              </td>
              {columns.map(({ name, title, choices, fixed = false }, column) => (
                <td key={name}>
                  <RepairCell
                    // The server's text takes the place of what was typed as soon as it has been checked.
                    key={`${row.id}:${name}:${row.sel[name] ?? ''}`}
                    place={`${at}:${column}`}
                    label={`${title}, baris ${row.id}`}
                    text={row.sel[name] ?? ''}
                    findings={row.temuan.filter(({ kolom }) => kolom === name)}
                    change={row.perubahan.find(({ kolom }) => kolom === name)}
                    choices={choices}
                    locked={fixed || row.status === 'tersimpan' || row.status === 'urung'}
                    onKeyDown={onKeyDown}
                    onPaste={onPaste}
                    onRepair={(text) => onRepair([{ baris: row.id, sel: { [name]: text } }])}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** What was found about the row, or about a column that the file does not have. */
function RowFindings({ row, fields }: { row: ImporBaris; fields: readonly string[] }) {
  const found = row.temuan.filter(({ kolom }) => kolom === null || !fields.includes(kolom))
  return found.map(({ pesan }) => (
    <Text key={pesan} size="xs" c="bahaya">
      {pesan}
    </Text>
  ))
}

function placeOf(target: EventTarget): { row: number; column: number } | null {
  const cell = target instanceof HTMLElement ? target.dataset['cell'] : undefined
  const [row, column] = (cell ?? '').split(':').map(Number)
  return cell === undefined || row === undefined || column === undefined ? null : { row, column }
}
