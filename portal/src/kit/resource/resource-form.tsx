import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router'
import type { z } from 'zod'
import { Kerangka } from '../feedback/memuat'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { FormCard, FormPage } from '../page/form-page'
import { RowPanel } from '../page/row-panel'
import { SidePanelForm } from '../page/side-panel-form'
import { KEMBALI, listAddress } from '../table/list-memory'
import type { Resource, Stamped } from './define-resource'
import { useResourceForm } from './use-resource-form'
import { useStored } from './use-stored'

type FormProps<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = { resource: Resource<Row, Input, Query, Schema> }
type OpenProps<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = FormProps<Row, Input, Query, Schema> & {
  row: Row | null
  onDone: () => void
}

/** The form of a resource in the panel beside its list; the list stays as it is behind it. */
export function ResourcePanel<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
}: FormProps<Row, Input, Query, Schema>) {
  return (
    <RowPanel title={resource.label} get={resource.calls.get}>
      {(row, onClose) => <OpenPanel resource={resource} row={row} onDone={onClose} />}
    </RowPanel>
  )
}

function OpenPanel<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
  row,
  onDone,
}: OpenProps<Row, Input, Query, Schema>) {
  const form = useResourceForm({ resource, row, onSaved: onDone })
  return (
    <SidePanelForm title={form.nama} form={form} onClose={onDone}>
      {resource.form()}
    </SidePanelForm>
  )
}

/** The form of a resource on a page of its own. */
export function ResourceFormPage<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
}: FormProps<Row, Input, Query, Schema>) {
  const { id } = useParams()
  const { pathname } = useResolvedPath('..')
  const navigate = useNavigate()
  const { row, error, retry, busy } = useStored(resource.calls.get, id)
  const back = () => void navigate(listAddress(pathname), { state: KEMBALI })
  if (id === undefined) return <OpenPage resource={resource} row={null} onDone={back} />
  if (row !== undefined) return <OpenPage key={row.id} resource={resource} row={row} onDone={back} />
  return <Waiting error={busy ? null : error} onRetry={() => void retry()} />
}

function OpenPage<Row extends Stamped, Input, Query, Schema extends z.ZodObject>({
  resource,
  row,
  onDone,
}: OpenProps<Row, Input, Query, Schema>) {
  const form = useResourceForm({ resource, row, onSaved: onDone })
  return (
    <FormPage title={form.nama} trail={row === null ? 'Tambah' : resource.titleOf(row)} form={form} onCancel={onDone}>
      <FormCard title={resource.label}>{resource.form()}</FormCard>
    </FormPage>
  )
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return error === null ? (
    <Card>
      <Kerangka />
    </Card>
  ) : (
    <MuatGagalCard error={error} onMuatUlang={onRetry} />
  )
}
