import classes from './table.module.css'

const ROWS = 8
const WIDTHS = ['70%', '85%', '60%', '75%']

/** Rows that stand in for those to come; a fast answer never shows them. */
export function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: ROWS }, (_row, index) => (
    <tr key={index} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, place) => (
        <td key={place}>
          <div className={classes.bone} style={{ width: WIDTHS[(index + place) % WIDTHS.length] }}>
            &nbsp;
          </div>
        </td>
      ))}
    </tr>
  ))
}
