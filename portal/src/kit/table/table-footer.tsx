import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { jepitHalaman, jumlahHalaman, UKURAN_HALAMAN } from '@sivitas/rules/platform/halaman'
import { useState } from 'react'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '../icons'
import { rangeText, type Paging } from './range-text'
import classes from './table.module.css'

type TableFooterProps = Paging & {
  onPage: (page: number) => void
  onItemsPerPage: (itemsPerPage: number) => void
}

/** Where one is in the list, how many rows a page has, and the way to another page (C9, PL-R44). */
export function TableFooter({ page, itemsPerPage, total, onPage, onItemsPerPage }: TableFooterProps) {
  const pages = jumlahHalaman(total, itemsPerPage)
  return (
    <nav className={classes.footer} aria-label="Halaman">
      <div className={classes.group}>
        <Text size="sm" aria-live="polite">
          {rangeText({ page, itemsPerPage, total })}
        </Text>
        <Text size="sm">{`Total Data ${formatAngka(total)}`}</Text>
      </div>
      <div className={classes.group}>
        <Text size="sm" component="label" htmlFor="baris-per-halaman">
          Tampilkan
        </Text>
        <NativeSelect
          id="baris-per-halaman"
          value={String(itemsPerPage)}
          onChange={(event) => onItemsPerPage(Number(event.currentTarget.value))}
          data={UKURAN_HALAMAN.map((size) => ({ value: String(size), label: `${size} per halaman` }))}
        />
        <ActionIcon aria-label="Halaman pertama" disabled={page <= 1} onClick={() => onPage(1)}>
          <IconChevronsLeft size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Halaman sebelumnya" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <PageInput key={page} page={page} onPage={(typed) => onPage(jepitHalaman(typed, total, itemsPerPage))} />
        <Text size="sm">{`dari ${formatAngka(pages)}`}</Text>
        <ActionIcon aria-label="Halaman berikutnya" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label="Halaman terakhir" disabled={page >= pages} onClick={() => onPage(pages)}>
          <IconChevronsRight size={16} aria-hidden />
        </ActionIcon>
      </div>
    </nav>
  )
}

/** Takes digits only and goes to the page on Enter or when left. */
function PageInput({ page, onPage }: { page: number; onPage: (typed: string) => void }) {
  const [typed, setTyped] = useState(String(page))
  const go = () => {
    onPage(typed)
    // A clamped page may be the one that is shown; then no new key resets the text.
    setTyped(String(page))
  }
  return (
    <TextInput
      className={classes.page}
      aria-label="Nomor halaman"
      inputMode="numeric"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      onBlur={() => (typed === String(page) ? undefined : go())}
      onKeyDown={(event) => (event.key === 'Enter' ? go() : undefined)}
    />
  )
}
