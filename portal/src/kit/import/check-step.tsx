import { Alert, Badge, Button, Group, Pagination, Stack, Switch, Text } from '@mantine/core'
import { columnsOfImport } from '@sivitas/contract/kit/import'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnduh } from '../export/unduh-context'
import { Muatan } from '../feedback/muatan'
import { IconDownload } from '../icons'
import type { ImportParts, Run, RunClient } from './import-parts'
import { RepairGrid } from './repair-grid'
import { ROWS_PER_PAGE, useRows } from './use-rows'

const COUNTS = [
  ['baru', 'Baru', 'hijau'],
  ['ubah', 'Berubah', 'biru'],
  ['sama', 'Sama', 'abu'],
  ['salah', 'Bermasalah', 'bahaya'],
  ['tersimpan', 'Tersimpan', 'hijau'],
] as const

/** How many rows became what; a count of none is left out. */
export function Counts({ run }: { run: Run }) {
  return (
    <Group gap="xs" component="output">
      {COUNTS.filter(([key]) => run[key] > 0).map(([key, label, color]) => (
        <Badge key={key} color={color} size="lg">{`${label} ${formatAngka(run[key])}`}</Badge>
      ))}
    </Group>
  )
}

/** Step 3: the dry run. Cells are repaired where they stand; what is right can be saved at any time. */
export function CheckStep({ declaration, calls, run }: ImportParts<RunClient> & { run: Run }) {
  const [onlyWrong, setOnlyWrong] = useState(run.salah > 0)
  const [page, setPage] = useState(1)
  const { query, repair } = useRows(calls, run, { page, bermasalah: onlyWrong })
  const unduh = useUnduh()
  const file = useMutation({ mutationFn: () => unduh(calls.baris, { id: run.id, format: 'xlsx', bermasalah: 1 }) })
  const columns = columnsOfImport(declaration).filter(({ name }) => typeof run.kolom[name] === 'number')
  const show = (wrong: boolean) => {
    setOnlyWrong(wrong)
    setPage(1)
  }
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Counts run={run} />
        <Group gap="sm">
          <Switch label="Hanya baris bermasalah" checked={onlyWrong} onChange={(event) => show(event.currentTarget.checked)} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={file.isPending}
            onClick={() => file.mutate()}
          >
            Unduh temuan
          </Button>
        </Group>
      </Group>
      {run.pesan !== null && <Alert color="kuning">{run.pesan}</Alert>}
      <Muatan query={query}>
        {({ data, meta }) => (
          <Stack gap="sm">
            {data.length === 0 ? (
              <Text c="dimmed">{onlyWrong ? 'Tidak ada baris bermasalah.' : 'Tidak ada data'}</Text>
            ) : (
              <RepairGrid columns={columns} rows={data} busy={repair.isPending} onRepair={(repairs) => repair.mutate(repairs)} />
            )}
            {meta.totalItems > ROWS_PER_PAGE && (
              <Pagination
                total={Math.ceil(meta.totalItems / ROWS_PER_PAGE)}
                value={page}
                onChange={setPage}
                getItemProps={(number) => ({ 'aria-label': `Halaman ${number}` })}
                getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya' })}
              />
            )}
          </Stack>
        )}
      </Muatan>
    </Stack>
  )
}
