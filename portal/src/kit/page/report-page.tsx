import { Button, Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ExportMenu } from '../export/export-menu'
import type { QueryInput } from '../export/unduh-context'
import { IconPrinter } from '../icons'
import type { Call } from '../izin/can'
import { PageHead } from './page-head'
import classes from './page.module.css'

type ReportPageProps = {
  title: string
  /** Controls of the parameters. */
  parameters: ReactNode
  /** The parameters in words, for the printed sheet. */
  summary: ReactNode
  /** The report's own path or call, which also answers files; null where nothing may leave as a file. */
  exports: Call | string | null
  query: QueryInput
  /** A drawing of the same figures; the table below says them exactly. */
  chart?: ReactNode
  children: ReactNode
}

/** The frame of a report (design language, page anatomy 5): parameters, chart and table, paper and files. */
export function ReportPage({ title, parameters, summary, exports, query, chart, children }: ReportPageProps) {
  return (
    <div className={classes.page}>
      <PageHead title={title} />
      <Card data-cetak="sembunyi">
        <Group justify="space-between" align="end">
          <div className={classes.parameters}>{parameters}</div>
          <Group gap="sm">
            <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
              Cetak
            </Button>
            {exports !== null && <ExportMenu source={exports} query={query} scope="Laporan ini" />}
          </Group>
        </Group>
      </Card>
      <Text component="div" data-cetak="hanya">
        {summary}
      </Text>
      {chart !== undefined && (
        <Card component="figure" m={0}>
          {chart}
        </Card>
      )}
      {children}
    </div>
  )
}
