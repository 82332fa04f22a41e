import { Menu } from '@mantine/core'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { useMay } from '../izin/can'
import type { RowAction } from './row-action'
import classes from './table.module.css'

type Opened<Row> = { row: Row; top: number; left: number }

/** One menu for all rows of a table: a menu for each row would draw hundreds of nodes that nobody opens. */
export function useRowMenu<Row>(actions: ((row: Row) => readonly RowAction[]) | undefined) {
  const [opened, setOpened] = useState<Opened<Row> | null>(null)
  const open = (row: Row, event: MouseEvent<HTMLElement>) => {
    const { bottom, right } = event.currentTarget.getBoundingClientRect()
    setOpened({ row, top: bottom, left: right })
  }
  const menu = actions && opened && <RowMenu opened={opened} actions={actions(opened.row)} onClose={() => setOpened(null)} />
  return { open, menu, openRow: opened?.row }
}

type RowMenuProps = { opened: { top: number; left: number }; actions: readonly RowAction[]; onClose: () => void }

function RowMenu({ opened, actions, onClose }: RowMenuProps) {
  const may = useMay()
  const allowed = actions.filter(({ call }) => call === undefined || may(call))
  const usual = allowed.filter(({ tone }) => tone === undefined)
  const dangerous = allowed.filter(({ tone }) => tone === 'bahaya')
  return (
    <Menu opened onClose={onClose} position="bottom-end" returnFocus trapFocus>
      <Menu.Target>
        <span className={classes.anchor} style={{ top: opened.top, left: opened.left }} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Tindakan baris">
        {allowed.length === 0 && <Menu.Item disabled>Tidak ada tindakan untuk Anda</Menu.Item>}
        {usual.map((action) => <RowMenuLine key={action.label} action={action} />)}
        {usual.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => <RowMenuLine key={action.label} action={action} />)}
      </Menu.Dropdown>
    </Menu>
  )
}

function RowMenuLine({ action }: { action: RowAction }) {
  const look = { leftSection: action.icon, color: action.tone }
  return action.to === undefined ? (
    <Menu.Item {...look} onClick={action.onClick}>{action.label}</Menu.Item>
  ) : (
    <Menu.Item {...look} component={Link} to={action.to}>{action.label}</Menu.Item>
  )
}
