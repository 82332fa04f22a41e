import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Formulir, Isian } from '../form/formulir'
import { useFormulir } from '../form/use-formulir'
import { useMay } from '../izin/can'
import type { ReadCall, WriteCall } from '../table/calls'

type Versioned = { id: string; versi: number }

type RowFormParts<Row extends Versioned, Input, Schema extends z.ZodObject> = {
  calls: {
    get: ReadCall<{ id: string }, { data: Row }>
    create: WriteCall<Input, unknown>
    update: WriteCall<Partial<Input> & { id: string; versi: number }, unknown>
  }
  schema: Schema
  /** What the form is called: 'Ubah Fakultas Teknik'. */
  nama: string
  /** The stored row; null for a new one. */
  row: Row | null
  blank: Isian<NoInfer<Schema>>
  /** How a stored row reads as values of the form, where it does not hold them by the same names. */
  valuesOf?: (row: Row) => Isian<NoInfer<Schema>>
  /** Keys of what shows the row elsewhere and is asked for again once it is saved. */
  refresh: readonly (readonly unknown[])[]
  onSaved: () => void
}

/**
 * The form of one row, stored or new: it creates or updates, is locked for who may not, and shows and compares what
 * somebody else has saved meanwhile (C15).
 */
export function useRowForm<Row extends Versioned, Input, Schema extends z.ZodObject>(
  parts: RowFormParts<Row, Input, Schema>,
): Formulir<Schema> {
  const { calls, schema, nama, row, blank, refresh, onSaved } = parts
  // A row holds every field of its input; what else it holds the form leaves alone.
  const { valuesOf = (stored: Row) => stored as unknown as Isian<Schema> } = parts
  const queryClient = useQueryClient()
  const may = useMay()
  return useFormulir({
    schema,
    nama,
    values: row === null ? blank : valuesOf(row),
    pesan: row === null ? 'Data berhasil ditambahkan' : 'Data berhasil diubah',
    terkunci: !may(row === null ? calls.create : calls.update),
    simpan: (values, { versi, idempotencyKey }) =>
      row === null
        ? calls.create.call(values as Input, { context: { idempotencyKey } })
        : calls.update.call({ ...(values as Partial<Input>), id: row.id, versi: versi ?? row.versi }),
    berhasil: () => {
      for (const queryKey of refresh) void queryClient.invalidateQueries({ queryKey })
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
