import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Formulir, Isian } from '../form/formulir'
import { useFormulir } from '../form/use-formulir'
import { useMay } from '../izin/can'
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
  const queryClient = useQueryClient()
  const may = useMay()
  // A row holds every field of its input; what else it holds the form leaves alone.
  const valuesOf = (stored: Row) => stored as unknown as Isian<Schema>
  return useFormulir({
    schema: input,
    nama: row === null ? `Tambah ${label.toLowerCase()}` : may(calls.update) ? `Ubah ${titleOf(row)}` : titleOf(row),
    values: row === null ? blank : valuesOf(row),
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    terkunci: !may(row === null ? calls.create : calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      row === null
        ? calls.create.call(values as Input, { context: { idempotencyKey } })
        : calls.update.call({ ...(values as Partial<Input>), id: row.id, versi: versi ?? row.versi }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: calls.list.key() })
      onSaved()
    },
    ...(row !== null && {
      versi: {
        kini: row.versi,
        segarkan: async () => {
          const { data } = await calls.get.call({ id: row.id })
          return { values: valuesOf(data), versi: data.versi }
        },
      },
    }),
  })
}
