import type { IsianProps } from '../../kit/form/inputs/isian'
import { medan } from '../../shared/isian/medan'
import { TabelIsian, type KolomIsian } from './tabel-isian'

type Sel<Row> = (m: ReturnType<typeof medan<Row & object>>, label: { label: string; labelTersembunyi: true }) => React.JSX.Element

/** A column whose input shows a field of the row; its label is told only to who can't see the head. */
export const kolom = <Row extends object>(title: string, sel: Sel<Row>): KolomIsian<Row> => ({
  title,
  cell: (row, ubah, label) => sel(medan(row, { ubah }), { label, labelTersembunyi: true }),
})

type Baris<Row> = {
  label: string
  columns: readonly KolomIsian<Row>[]
  nameOf: (row: Row, at: number) => string
  baru: () => Row
  /** What is wrong with the rows as they stand. */
  galat?: (rows: readonly Row[]) => readonly string[]
}

/** Rows as one field of a form, which says what is wrong while they are typed. */
export const isianBaris = <Row,>({ galat = () => [], ...tabel }: Baris<Row>) =>
  function BarisInput({ value, onChange, disabled }: IsianProps<Row[]>) {
    const rows = value ?? []
    return <TabelIsian {...tabel} rows={rows} galat={galat(rows)} disabled={disabled ?? false} onChange={onChange} />
  }
