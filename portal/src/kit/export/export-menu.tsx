import { Button, Group, Loader, Menu, Text } from '@mantine/core'
import { FORMATS, type ExportFormat } from '@sivitas/contract/kit/list'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { ukuranBerkas } from '@sivitas/rules/platform/ukuran-berkas'
import type { ReactNode } from 'react'
import { IconDownload, IconFileTypeCsv, IconFileTypePdf, IconFileTypeXls, IconPrinter } from '../icons'
import type { Call } from '../izin/can'
import { ToolButton } from '../table/tool-button'
import { useEksporLatar, type EksporLatar } from './ekspor-latar-context'
import type { QueryInput } from './unduh-context'
import { useExport } from './use-export'

const LOOK: Record<ExportFormat, { label: string; icon: ReactNode }> = {
  xlsx: { label: 'XLSX', icon: <IconFileTypeXls size={16} aria-hidden /> },
  csv: { label: 'CSV', icon: <IconFileTypeCsv size={16} aria-hidden /> },
  pdf: { label: 'PDF', icon: <IconFileTypePdf size={16} aria-hidden /> },
}

type ExportMenuProps = {
  source: Call | string
  /** Filters, order, columns and ticked rows, as the list call takes them. */
  query: QueryInput
  /** How much goes into the file: 'Semua hasil (1.234)'. */
  scope: string
  /** What the file can't express, where there is such a thing. */
  note?: string | undefined
  /** Of a list that may be too long to wait for: its rows and its name. */
  list?: { rows: number; title: string } | undefined
}

/** Why a file is made in the background, in words; null where one waits for it. */
function sebabLatar(
  latar: EksporLatar,
  { source, query, rows }: { source: Call | string; query: QueryInput; rows: number },
): string | null {
  if (rows > latar.batas) return `Lebih dari ${formatAngka(latar.batas)} baris`
  return latar.muat(source, query) ? null : 'Pilihan sebanyak ini'
}

/** Fetches what is filtered as XLSX, CSV or PDF, or prints what is seen (conventions section 6). */
export function ExportMenu({ source, query, scope, note, list }: ExportMenuProps) {
  const { progress, start, later, stop } = useExport()
  const latar = useEksporLatar()
  const sebab = latar === null || list === undefined ? null : sebabLatar(latar, { source, query, rows: list.rows })
  const lama = sebab === null ? undefined : list
  const ambil = (format: ExportFormat) =>
    lama === undefined ? start(source, { ...query, format }) : later({ source, query, format, judul: lama.title })
  if (progress !== null) {
    const share =
      progress.total === undefined ? ukuranBerkas(progress.received) : `${Math.floor((100 * progress.received) / progress.total)}%`
    return (
      <Group gap="xs" component="output">
        <Loader size="xs" role="presentation" />
        <Text size="sm">Mengunduh {share}</Text>
        <Button variant="subtle" size="compact-sm" onClick={stop}>
          Batalkan
        </Button>
      </Group>
    )
  }
  return (
    <Menu>
      <Menu.Target>
        <ToolButton label="Ekspor dan cetak">
          <IconDownload size={16} aria-hidden />
        </ToolButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{scope}</Menu.Label>
        {FORMATS.map((format) => (
          <Menu.Item key={format} leftSection={LOOK[format].icon} onClick={() => void ambil(format)}>
            {LOOK[format].label}
          </Menu.Item>
        ))}
        {sebab !== null && <Menu.Label maw={260}>{`${sebab}: disiapkan di latar, hasilnya di 'Unduhan'.`}</Menu.Label>}
        {note !== undefined && <Menu.Label maw={260}>{note}</Menu.Label>}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          Cetak
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
