import type { ReactNode } from 'react'
import type { Report } from './define-report'
import classes from './report.module.css'

type ReportTableProps<Row, Input> = { report: Report<Row, Input>; rows: readonly Row[] }

/** The figures of a report: no paging, because paper has none either. */
export function ReportTable<Row, Input>({ report: { title, columns, keyOf, total }, rows }: ReportTableProps<Row, Input>): ReactNode {
  const sums = total?.(rows)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={classes.scroll} aria-label={`Tabel ${title}`} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ id, title: head, align }) => (
              <th key={id} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, cell, align }, place) =>
                place === 0 ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
        {sums !== undefined && (
          <tfoot>
            <tr>
              {columns.map(({ id, align }, place) =>
                place === 0 ? (
                  <th key={id} scope="row">
                    {sums[id] ?? 'Jumlah'}
                  </th>
                ) : (
                  <td key={id} data-align={align}>
                    {sums[id]}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
