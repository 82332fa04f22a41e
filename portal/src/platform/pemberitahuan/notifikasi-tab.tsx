import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { JENIS_NOTIFIKASI, Notifikasi } from '@sivitas/contract/platform/pribadi'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { FilterBar } from '../../kit/table/filter-bar'
import { choicesFilter, yesNoFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'

type Row = Awaited<ReturnType<typeof api.platform.pribadi.notifikasi.call>>['data'][number]

const column = columnsOf<Row>(Notifikasi)
const COLUMNS = [
  column('judul', {
    width: 300,
    card: 'isi',
    cell: ({ judul, tautan, dibacaPada }) => (
      <Text component="span" inherit fw={dibacaPada === null ? 600 : 400}>
        {tautan === null ? (
          judul
        ) : (
          <Anchor component={Link} to={tautan} inherit>
            {judul}
          </Anchor>
        )}
        {dibacaPada === null && <span className="hanya-pembaca"> (belum dibaca)</span>}
      </Text>
    ),
  }),
  column('isi', { width: 360, card: 'isi' }),
  column('jenis', {
    width: 130,
    card: 'lencana',
    cell: ({ jenis }) => <StatusBadge kode={jenis} nama={JENIS_NOTIFIKASI[jenis]} tone={jenis === 'keamanan' ? 'kuning' : 'abu'} />,
  }),
  column('dibuatPada', { sort: 'dibuatPada', width: 180, card: 'isi' }),
]
const FILTERS = [
  choicesFilter({ name: 'jenis', label: 'Jenis', choices: Object.entries(JENIS_NOTIFIKASI).map(([value, label]) => ({ value, label })) }),
  yesNoFilter({ name: 'belumDibaca', label: 'Status', yes: 'Belum dibaca', no: 'Sudah dibaca' }),
]
const nameOf = ({ judul }: Row) => judul

/** Everything that the bell told, newest first. */
export function NotifikasiTab() {
  const call = api.platform.pribadi.notifikasi
  const queryClient = useQueryClient()
  const list = useListState(call, { filters: ['jenis', 'belumDibaca'] })
  const answer = useListQuery(call, { ...list.input, order: list.input.order ?? { dibuatPada: 'desc' } })
  const table = useTableModel({ screen: 'pemberitahuan', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const baca = useMutation(
    api.platform.pribadi.bacaNotifikasi.mutationOptions({
      meta: { metode: 'PUT' },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: call.key() }),
    }),
  )
  return (
    <Stack gap="sm">
      <FilterBar table={table} filters={FILTERS} search="Cari judul atau isi">
        <Group>
          <Button variant="default" loading={baca.isPending} onClick={() => baca.mutate({ semua: true })}>
            Tandai semua dibaca
          </Button>
        </Group>
      </FilterBar>
      <DataTable
        table={table}
        label="Pemberitahuan"
        nameOf={nameOf}
        empty="Pemberitahuan tentang tugas, pekerjaan, dan keamanan akun muncul di sini."
        actions={({ id, dibacaPada }) =>
          dibacaPada === null ? [{ label: 'Tandai dibaca', onClick: () => baca.mutate({ ids: [id] }) }] : []
        }
      />
    </Stack>
  )
}
