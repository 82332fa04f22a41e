import { ActionIcon, Button, Group, Stack, Title } from '@mantine/core'
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '../../../../api'
import { useKonfirmasi } from '../../../../kit/feedback/konfirmasi'
import { Kosong } from '../../../../kit/feedback/kosong'
import { Muatan } from '../../../../kit/feedback/muatan'
import { toast } from '../../../../kit/feedback/toast'
import { IconPencil, IconPlus, IconTrash } from '../../../../kit/icons'
import { Can, useMay } from '../../../../kit/izin/can'
import { FactTable } from '../../../../kit/page/fact-table'
import type { Column } from '../../../../kit/table/column'

type Baris = { id: string }

type RiwayatCardProps<Row extends Baris> = {
  judul: string
  /** What one row is called in buttons: 'penugasan'. */
  satuan: string
  query: UseQueryResult<{ data: Row[] }>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  hapus: (row: Row) => Promise<unknown>
  /** The panel of a new row (null) or a stored one. */
  panel: (row: Row | null, onTutup: () => void) => ReactNode
  kosong: string
}

/** Lets everything that shows the lecturer look again: his row follows his histories. */
export function useSegarkan() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: api.dataMaster.riwayatDosen.key() })
    void queryClient.invalidateQueries({ queryKey: api.dataMaster.dosen.key() })
  }
}

/** One history of a lecturer: its rows newest first, and the acts on them for who may write. */
export function RiwayatCard<Row extends Baris>({ judul, satuan, query, columns, nameOf, hapus, panel, kosong }: RiwayatCardProps<Row>) {
  const [terbuka, setTerbuka] = useState<{ row: Row | null } | null>(null)
  const konfirmasi = useKonfirmasi()
  const segarkan = useSegarkan()
  const may = useMay()
  const tulis = may(api.dataMaster.riwayatDosen.penugasan.create)
  const buang = useMutation({
    mutationFn: hapus,
    onSuccess: () => {
      segarkan()
      toast.berhasil('Data berhasil dihapus')
    },
  })
  const acts: Column<Row> = {
    id: 'tindakan',
    title: 'Tindakan',
    align: 'end',
    cell: (row) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <ActionIcon variant="subtle" aria-label={`Ubah ${nameOf(row)}`} onClick={() => setTerbuka({ row })}>
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="bahaya"
          aria-label={`Hapus ${nameOf(row)}`}
          onClick={() =>
            void konfirmasi({ pesan: `Hapus ${satuan} ${nameOf(row)}?`, setuju: 'Hapus' }).then((ya) => ya && buang.mutate(row))
          }
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    ),
  }
  return (
    <Stack gap="sm" component="section" aria-label={judul}>
      <Group justify="space-between">
        <Title order={2}>{judul}</Title>
        <Can call={api.dataMaster.riwayatDosen.penugasan.create}>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setTerbuka({ row: null })}>
            {`Tambah ${satuan}`}
          </Button>
        </Can>
      </Group>
      <Muatan query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk={kosong} />
          ) : (
            <FactTable label={judul} columns={tulis ? [...columns, acts] : columns} rows={data} keyOf={({ id }) => id} />
          )
        }
      </Muatan>
      {terbuka && panel(terbuka.row, () => setTerbuka(null))}
    </Stack>
  )
}
