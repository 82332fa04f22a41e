import { Menu } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useMay } from '../izin/can'
import type { RowAction } from './row-action'
import classes from './table.module.css'

type Opened<Row> = { row: Row; button: HTMLElement }

/** One menu for all rows of a table: a menu for each row would draw hundreds of nodes that nobody opens. */
export function useRowMenu<Row>(actions: ((row: Row) => readonly RowAction[]) | undefined) {
  const [opened, setOpened] = useState<Opened<Row> | null>(null)
  const open = (row: Row, event: MouseEvent<HTMLElement>) => {
    setOpened({ row, button: event.currentTarget })
  }
  // The menu hangs on a point, not on the button, so the button must be given its focus back here.
  const close = () => {
    setOpened(null)
    opened?.button.focus({ preventScroll: true })
  }
  const menu = actions && opened && <RowMenu button={opened.button} actions={actions(opened.row)} onClose={close} />
  return { open, menu, openRow: opened?.row }
}

type RowMenuProps = { button: HTMLElement; actions: readonly RowAction[]; onClose: () => void }

function RowMenu({ button, actions, onClose }: RowMenuProps) {
  const { bottom, right } = button.getBoundingClientRect()
  const may = useMay()
  const allowed = actions.filter(({ call }) => call === undefined || may(call))
  const usual = allowed.filter(({ tone }) => tone === undefined)
  const dangerous = allowed.filter(({ tone }) => tone === 'bahaya')
  return (
    <Menu opened onClose={onClose} position="bottom-end" returnFocus={false} trapFocus>
      <Menu.Target>
        <span className={classes.anchor} style={{ top: bottom, left: right }} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Tindakan baris">
        {allowed.length === 0 && <Menu.Item disabled>Tidak ada tindakan untuk Anda</Menu.Item>}
        {usual.map((action) => (
          <RowMenuLine key={action.label} action={action} />
        ))}
        {usual.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <RowMenuLine key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function RowMenuLine({ action }: { action: RowAction }) {
  const look = { leftSection: action.icon, color: action.tone }
  return action.to === undefined ? (
    <Menu.Item {...look} onClick={action.onClick}>
      {action.label}
    </Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={action.to}>
      {action.label}
    </Menu.Item>
  )
}
