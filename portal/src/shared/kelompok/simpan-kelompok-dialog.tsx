import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useFormulir } from '../../kit/form/use-formulir'
import { DialogForm } from '../../kit/page/side-panel-form'
import type { Target } from '../../kit/table/selection'
import { ISI_KELOMPOK, NAMA_KOSONG, namaField, NamaKelompok } from './nama-kelompok'

type Props = {
  /** Ticked rows, or everything that the filter finds. */
  target: Target<unknown>
  jumlah: number
  onTutup: () => void
  onPakai: (id: string) => void
}

const { kelompokTersimpan } = api.dataMaster
type Kelompok = Parameters<typeof kelompokTersimpan.create.call>[0]

/** Paging, order and the form of an export are no part of a set. */
function filterOf(query: Record<string, unknown>): Record<string, unknown> {
  const { page: _page, itemsPerPage: _size, order: _order, format: _format, kolom: _columns, pilih: _rows, ...filter } = query
  return filter
}

/** Keeps what is ticked or filtered under a name. A filter may live on; ticked rows are frozen by their nature. */
export function SimpanKelompokDialog({ target, jumlah, onTutup, onPakai }: Props) {
  const queryClient = useQueryClient()
  const lives = target.kind === 'all' && target.except.length === 0
  const form = useFormulir({
    schema: NamaKelompok,
    nama: 'Simpan sebagai kelompok',
    values: { ...NAMA_KOSONG, mode: lives ? 'hidup' : 'beku' },
    pesan: 'Kelompok berhasil disimpan',
    simpan: ({ mode, ...named }) => {
      const source =
        target.kind === 'ids'
          ? { jenis: 'tempel', idMahasiswa: target.ids.map(String) }
          : { jenis: 'saringan', mode: lives ? mode : 'beku', saringan: filterOf(target.query), kecuali: target.except.map(String) }
      return kelompokTersimpan.create.call({ ...named, ...source } as Kelompok)
    },
    berhasil: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: kelompokTersimpan.key() })
      onTutup()
      onPakai(data.id)
    },
  })
  return (
    <DialogForm title="Simpan sebagai kelompok" form={form} onClose={onTutup}>
      <Text mb="xs">{`${formatAngka(jumlah)} mahasiswa.`}</Text>
      <namaField.Text name="nama" />
      <namaField.TeksPanjang name="deskripsi" />
      {lives && <namaField.Pilih name="mode" pilihan={ISI_KELOMPOK} />}
      <namaField.Saklar name="bersama" />
    </DialogForm>
  )
}
