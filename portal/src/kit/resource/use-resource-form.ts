import type { z } from 'zod'
import type { Formulir } from '../form/formulir'
import { useMay } from '../izin/can'
import { useRowForm } from '../page/use-row-form'
import type { Resource, Stamped } from './define-resource'

type Parts<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = {
  resource: Resource<Row, Input, Query, Schema>
  /** The stored row; null for a new one. */
  row: Row | null
  onSaved: () => void
}

/** Opens the form of a resource on a row or on blanks. Who may not write sees it locked. */
export function useResourceForm<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
  row,
  onSaved,
}: Parts<Row, Input, Query, Schema>): Formulir<Schema> {
  const { calls, input, label, titleOf, blank } = resource
  const may = useMay()
  return useRowForm({
    calls,
    schema: input,
    nama: row === null ? `Tambah ${label.toLowerCase()}` : may(calls.update) ? `Ubah ${titleOf(row)}` : titleOf(row),
    row,
    blank,
    refresh: [calls.list.key()],
    onSaved,
  })
}
