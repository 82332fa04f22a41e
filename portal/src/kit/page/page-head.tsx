import { Button, Group, Menu, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconDots } from '../icons'
import { useMay } from '../izin/can'
import type { PageAction } from './page-action'
import { useJejak, useJudul } from './page-context'
import { usePageTabs } from './page-tabs'
import classes from './page.module.css'

type PageHeadProps = {
  title: string
  /** Behind the title: a count, a number, badges. */
  aside?: ReactNode
  /** Title of a row in the breadcrumbs, where the page shows one. */
  trail?: string
  primary?: PageAction | undefined
  secondary?: PageAction | undefined
  more?: readonly PageAction[]
}

/** Breadcrumbs, the page's name, and what can be done: at most one main button and one other, the rest in a menu. */
export function PageHead({ title, aside, trail, primary, secondary, more = [] }: PageHeadProps) {
  const drawJejak = useJejak()
  const tabs = usePageTabs()
  useJudul(title)
  return (
    <header className={classes.head}>
      <div data-cetak="sembunyi">{drawJejak(trail)}</div>
      <div className={classes.line}>
        <Group gap="sm" className={classes.title}>
          <Title order={1}>{title}</Title>
          {aside}
        </Group>
        <Group gap="sm" data-cetak="sembunyi">
          <MoreActions actions={more} />
          {secondary && <ActionButton action={secondary} variant="default" />}
          {primary && <ActionButton action={primary} variant="filled" />}
        </Group>
      </div>
      {tabs}
    </header>
  )
}

/** One action as a button, for those who may. */
function ActionButton({ action, variant }: { action: PageAction; variant: 'filled' | 'default' }) {
  const may = useMay()
  if (action.call !== undefined && !may(action.call)) return null
  const look = { variant, leftSection: action.icon, ...(action.tone && { color: action.tone }) }
  return action.to === undefined ? (
    <Button {...look} onClick={action.onClick}>
      {action.label}
    </Button>
  ) : (
    <Button {...look} component={Link} to={action.to}>
      {action.label}
    </Button>
  )
}

function MoreActions({ actions }: { actions: readonly PageAction[] }) {
  const may = useMay()
  const allowed = actions.filter(({ call }) => call === undefined || may(call))
  if (allowed.length === 0) return null
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
          Lainnya
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {allowed.map(({ label, icon, tone, to, onClick }) =>
          to === undefined ? (
            <Menu.Item key={label} leftSection={icon} color={tone} onClick={onClick}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} leftSection={icon} color={tone} component={Link} to={to}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The number behind a list's title. */
export const Count = ({ children }: { children: string }) => (
  <Text c="dimmed" component="span">
    {children}
  </Text>
)
