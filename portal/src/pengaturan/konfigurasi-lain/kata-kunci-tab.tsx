import { ActionIcon, Button, Group, Stack, Table, Text } from '@mantine/core'
import { KonfigurasiInput } from '@sivitas/contract/pengaturan/konfigurasi/konfigurasi'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { useKonfirmasi } from '../../kit/feedback/konfirmasi'
import { Muatan } from '../../kit/feedback/muatan'
import { toast } from '../../kit/feedback/toast'
import { fields } from '../../kit/form/fields'
import { useFormulir } from '../../kit/form/use-formulir'
import { pesanGalat } from '../../kit/galat'
import { IconPlus, IconTrash } from '../../kit/icons'
import { DialogForm } from '../../kit/page/side-panel-form'
import { useDaftarKonfigurasi, type Konfigurasi } from './use-konfigurasi'

const Teks = KonfigurasiInput.pick({ keyword: true, value: true })
const field = fields(Teks)

/** The raw list of keywords, and texts of the college's own. */
export function KataKunciTab() {
  const [tambah, setTambah] = useState(false)
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setTambah(true)}>
          Tambah kata kunci
        </Button>
      </Group>
      <Muatan query={useDaftarKonfigurasi()}>{({ data }) => <Tabel rows={data} />}</Muatan>
      {tambah && <TambahDialog onClose={() => setTambah(false)} />}
    </Stack>
  )
}

function Tabel({ rows }: { rows: readonly Konfigurasi[] }) {
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table aria-label="Kata kunci">
        <Table.Thead>
          <Table.Tr>
            {['Kata kunci', 'Nilai', 'Tipe', 'Kelompok', 'Dibaca oleh'].map((judul) => (
              <Table.Th key={judul}>{judul}</Table.Th>
            ))}
            <Table.Th>
              <span className="hanya-pembaca">Hapus</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.keyword}>
              <Table.Th scope="row">{row.keyword}</Table.Th>
              <Table.Td>{row.tipe === 'rahasia' ? (row.terisi ? '••••••••' : '-') : row.value || '-'}</Table.Td>
              <Table.Td>{row.tipe}</Table.Td>
              <Table.Td>{row.kelompok}</Table.Td>
              <Table.Td>{row.pembaca}</Table.Td>
              <Table.Td>{row.kelompok === 'Lain' && <Hapus row={row} />}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Hapus({ row }: { row: Konfigurasi }) {
  const tanya = useKonfirmasi()
  const queryClient = useQueryClient()
  const hapus = useMutation(
    api.pengaturan.konfigurasi.update.mutationOptions({
      onSuccess: () => {
        toast.berhasil('Data berhasil dihapus')
        return queryClient.invalidateQueries({ queryKey: api.pengaturan.konfigurasi.list.key() })
      },
      onError: (error) => toast.gagal(pesanGalat(error)),
    }),
  )
  const minta = async () => {
    if (await tanya({ pesan: `Hapus kata kunci ${row.keyword}?` }))
      hapus.mutate({ keyword: row.keyword, value: '', versi: row.versi, bawaan: true })
  }
  return (
    <ActionIcon aria-label={`Hapus ${row.keyword}`} onClick={() => void minta()}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  )
}

function TambahDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFormulir({
    schema: Teks,
    nama: 'Tambah kata kunci',
    values: { keyword: '', value: '' },
    pesan: 'Data berhasil ditambahkan',
    simpan: (values, { idempotencyKey }) =>
      api.pengaturan.konfigurasi.create.call({ ...values, tipe: 'teks' }, { context: { idempotencyKey } }),
    berhasil: () => {
      void queryClient.invalidateQueries({ queryKey: api.pengaturan.konfigurasi.list.key() })
      onClose()
    },
  })
  return (
    <DialogForm title="Tambah kata kunci" form={form} onClose={onClose}>
      <Text c="dimmed">Kata kunci di luar daftar selalu berupa teks dalam kelompok Lain.</Text>
      <field.Text name="keyword" maks={60} />
      <field.TeksPanjang name="value" maks={4000} />
    </DialogForm>
  )
}
