import type { z } from 'zod'
import type { RiwayatCall } from '../riwayat/riwayat-context'
import { RiwayatDrawer } from '../riwayat/riwayat-drawer'
import type { Resource, Stamped } from './define-resource'
import { useStored } from './use-stored'

type Props<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = {
  resource: Resource<Row, Input, Query, Schema>
  call: RiwayatCall
  id: string
  onClose: () => void
}

/** The history of the row that the address names; the row may stand on another page, or be no more. */
export function ResourceRiwayat<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
  call,
  id,
  onClose,
}: Props<Row, Input, Query, Schema>) {
  const { row } = useStored(resource.calls.get, id)
  return (
    <RiwayatDrawer
      call={call}
      entitas={resource.entitas}
      idBaris={id}
      name={row === undefined ? resource.label.toLowerCase() : resource.titleOf(row)}
      // Keys of other rows have their title in the input only.
      schema={resource.schema.extend(resource.input.shape)}
      onClose={onClose}
    />
  )
}
