import { Alert, Button, Group, List, Modal, Stack, Table, Text, TextInput } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../feedback/toast'
import { pesanGalat } from '../galat'
import { targetOf, type RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import type { BulkResult, PreviewedAct } from './bulk'

/** Rows that the preview spells out. */
const SHOWN = 10
/** More rows than this are only touched after their number was typed (C12). */
const TYPE_ABOVE = 100

type BulkDialogProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  nameOf: (row: Row) => string
  action: PreviewedAct<Row>
  onClose: () => void
}

/** Shows what will change, row by row, before it does; afterwards the rows that were refused, each with its reason. */
export function BulkDialog<Row extends { id: RowId }>({ table, nameOf, action, onClose }: BulkDialogProps<Row>) {
  const { selection, list, answer } = table
  const target = targetOf(selection.value, list.input as Record<string, unknown>)
  const count = selection.count
  const [typed, setTyped] = useState('')
  const run = useMutation({
    mutationFn: () => action.run(target),
    meta: { galat: 'sendiri' },
    onSuccess: async (result) => {
      await answer.refetch()
      if (result.done > 0) toast.berhasil(`${formatAngka(result.done)} data berhasil diubah`, action.undo && { urungkan: undo })
      if (result.refused.length === 0) finish()
    },
  })
  const finish = () => {
    onClose()
    selection.clear()
  }
  const undo = () => {
    action.undo?.(target).then(
      () => answer.refetch(),
      (error: unknown) => toast.gagal(pesanGalat(error)),
    )
  }
  const ready = count <= TYPE_ABOVE || typed.replaceAll('.', '').trim() === String(count)

  return (
    <Modal opened onClose={run.isPending ? () => undefined : onClose} title="Konfirmasi" size="lg">
      {run.data !== undefined ? (
        <Refused result={run.data} onClose={finish} />
      ) : (
        <Stack gap="md">
          <Text>{`${action.label} ${formatAngka(count)} data?`}</Text>
          <Preview
            rows={target.kind === 'ids' ? target.rows : table.rows.filter(({ id }) => selection.has(id))}
            count={count}
            nameOf={nameOf}
            action={action}
          />
          {count > TYPE_ABOVE && (
            <TextInput
              label={`Ketik ${formatAngka(count)} untuk melanjutkan`}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {run.error !== null && (
            <Alert color="bahaya" role="alert">
              {pesanGalat(run.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" data-autofocus disabled={run.isPending} onClick={onClose}>
              Batal
            </Button>
            <Button {...(action.tone && { color: action.tone })} disabled={!ready} loading={run.isPending} onClick={() => run.mutate()}>
              {action.label}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

type PreviewProps<Row> = { rows: readonly Row[]; count: number; nameOf: (row: Row) => string; action: PreviewedAct<Row> }

function Preview<Row extends { id: RowId }>({ rows, count, nameOf, action }: PreviewProps<Row>) {
  const shown = rows.slice(0, SHOWN)
  return (
    <Table.ScrollContainer minWidth={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Data</Table.Th>
            <Table.Th>Perubahan</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>{nameOf(row)}</Table.Td>
              <Table.Td>
                {action.preview(row).map(({ title, before, after }) => (
                  <div key={title}>
                    {title}: {before} → {after}
                  </div>
                ))}
                {action.preview(row).length === 0 && 'Tidak berubah'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {count > shown.length && <Table.Caption>{`dan ${formatAngka(count - shown.length)} data lainnya`}</Table.Caption>}
      </Table>
    </Table.ScrollContainer>
  )
}

function Refused({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Alert color="kuning" role="alert" title={`${formatAngka(result.refused.length)} data tidak dapat diproses`}>
        <List>
          {result.refused.map(({ name, reason }) => (
            <List.Item key={name}>
              {name}: {reason}
            </List.Item>
          ))}
        </List>
      </Alert>
      <Group justify="flex-end">
        <Button onClick={onClose}>Tutup</Button>
      </Group>
    </Stack>
  )
}
