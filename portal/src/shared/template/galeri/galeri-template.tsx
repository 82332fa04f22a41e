import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { MuatGagalCard } from '../../../kit/feedback/muat-gagal-card'
import { Memuat } from '../../../kit/feedback/memuat'
import { IconDotsVertical } from '../../../kit/icons'
import { StatusBadge } from '../../../kit/page/status-badge'
import { EmptyState } from '../../../kit/table/empty-state'
import type { RowAction } from '../../../kit/table/row-action'
import { useRowMenu } from '../../../kit/table/row-menu'
import { TableFooter } from '../../../kit/table/table-footer'
import type { TableModel } from '../../../kit/table/use-table-model'
import { STATUS, UJI, type TemplateRow } from '../kata'
import classes from './galeri.module.css'
import { WajahKartu } from './wajah-kartu'

type GaleriTemplateProps = Readonly<{
  table: TableModel<TemplateRow>
  label: string
  empty: string
  to: (row: TemplateRow) => string
  actions: (row: TemplateRow) => readonly RowAction[]
}>

const LANGKAH: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrows go from design to design, Home and End to the first and the last; Enter opens, as any link does. */
function pindahFokus(event: KeyboardEvent<HTMLUListElement>): void {
  const tautan = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-judul]')]
  const kini = tautan.findIndex((satu) => satu === document.activeElement)
  const langkah = LANGKAH[event.key]
  const tujuan = event.key === 'Home' ? 0 : event.key === 'End' ? tautan.length - 1 : langkah === undefined ? null : kini + langkah
  if (kini === -1 || tujuan === null) return
  event.preventDefault()
  tautan[Math.min(Math.max(tujuan, 0), tautan.length - 1)]?.focus()
}

/** The designs of a kind of card by their faces. */
export function GaleriTemplate({ table, label, empty, to, actions }: GaleriTemplateProps) {
  const { answer, list, rows, total } = table
  const { open, menu } = useRowMenu(actions)
  if (answer.error !== null && answer.data === undefined)
    return <MuatGagalCard error={answer.error} onMuatUlang={() => void answer.refetch()} sibuk={answer.isFetching} />
  return (
    <Stack gap="sm" component="section" aria-label={label}>
      {answer.isPending && <Memuat />}
      {!answer.isPending && rows.length === 0 && <EmptyState narrowed={list.narrowed} hint={empty} onReset={list.reset} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the links inside */}
      <ul className={classes.daftar} aria-label={`Galeri ${label}`} onKeyDown={pindahFokus}>
        {rows.map((row) => (
          <li key={row.id} className={classes.kartu}>
            <WajahKartu id={row.id} />
            <Group justify="space-between" align="start" wrap="nowrap" gap="xs">
              <Anchor component={Link} to={to(row)} data-judul fw={600}>
                {row.nama}
              </Anchor>
              <ActionIcon
                variant="subtle"
                aria-label={`Tindakan untuk ${row.nama} (${row.kode} versi ${row.nomorVersi})`}
                aria-haspopup="menu"
                onClick={(event) => open(row, event)}
              >
                <IconDotsVertical size={16} aria-hidden />
              </ActionIcon>
            </Group>
            <Text size="xs" c="dimmed">
              {row.kode}, versi {row.nomorVersi}, {row.labelCakupan}
            </Text>
            <Group gap="xs">
              <StatusBadge kode={row.status} {...STATUS[row.status]} />
              {row.status === 'draf' && <StatusBadge kode={row.uji} nama={`Uji: ${UJI[row.uji].nama}`} tone={UJI[row.uji].tone} />}
            </Group>
          </li>
        ))}
      </ul>
      {menu}
      <TableFooter
        page={list.state.page}
        itemsPerPage={list.state.itemsPerPage}
        total={total}
        onPage={(page) => list.change({ page })}
        onItemsPerPage={(itemsPerPage) => list.change({ itemsPerPage })}
      />
    </Stack>
  )
}
