import { Pemetaan } from '@sivitas/contract/akademik/konversi-nilai'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../../api'
import { useKonfirmasi } from '../../../kit/feedback/konfirmasi'
import { toast } from '../../../kit/feedback/toast'
import { fields } from '../../../kit/form/fields'
import { useFormulir } from '../../../kit/form/use-formulir'
import { IconPencil, IconTrash } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DialogForm } from '../../../kit/page/side-panel-form'
import { DataTable } from '../../../kit/table/data-table'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { saringProdi } from '../../../shared/pickers/saring'

const calls = api.akademik.konversiNilai.pemetaan
type Row = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<Row>(Pemetaan)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 240 }),
  column('labelProdi', { width: 180, card: 'isi' }),
  column('namaPtAsal', { width: 230, card: 'isi' }),
  column('namaProdiAsal', { width: 150 }),
  column('jumlah', { width: 110, card: 'isi' }),
]
const FILTERS = [saringProdi]
const nameOf = ({ nama }: Row) => nama

/** 'Pemetaan tersimpan': how subjects of one origin are recognised, for the next who comes from there. */
export function PemetaanPage() {
  const client = useQueryClient()
  const tanya = useKonfirmasi()
  const [diubah, setDiubah] = useState<Row | null>(null)
  const list = useListState(calls.list, { filters: ['prodi'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/konversi-nilai/pemetaan', columns: COLUMNS, list, answer })
  const hapus = useMutation(
    calls.remove.mutationOptions({
      onSuccess: async () => {
        toast.berhasil('Pemetaan berhasil dihapus')
        await client.invalidateQueries({ queryKey: calls.key() })
      },
    }),
  )
  const tanyaHapus = async ({ id, nama }: Row) => {
    const akibat = ['Konversi yang sudah memakainya tidak berubah.']
    if (await tanya({ pesan: `Hapus pemetaan ${nama}?`, akibat, setuju: 'Hapus' })) hapus.mutate({ id })
  }
  return (
    <ListPage
      title="Pemetaan Tersimpan"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau PT asal"
      filters={FILTERS}
      exports={calls.list}
    >
      <DataTable
        table={table}
        label="Pemetaan tersimpan"
        nameOf={nameOf}
        empty="Buka sebuah konversi, lalu pilih 'Simpan sebagai pemetaan' agar asal yang sama tidak dipasangkan dua kali."
        actions={(row) => [
          { label: 'Ubah nama', icon: <IconPencil size={16} aria-hidden />, call: calls.update, onClick: () => setDiubah(row) },
          {
            label: 'Hapus',
            icon: <IconTrash size={16} aria-hidden />,
            tone: 'bahaya' as const,
            call: calls.remove,
            onClick: () => void tanyaHapus(row),
          },
        ]}
      />
      {diubah && <NamaDialog pemetaan={diubah} onTutup={() => setDiubah(null)} />}
    </ListPage>
  )
}

const Isian = z.object({ nama: z.string().trim().min(1).max(100).meta({ title: 'Nama pemetaan' }) })
const field = fields(Isian)

function NamaDialog({ pemetaan: { id, versi, nama }, onTutup }: { pemetaan: Row; onTutup: () => void }) {
  const client = useQueryClient()
  const form = useFormulir({
    schema: Isian,
    nama: 'Ubah nama pemetaan',
    values: { nama },
    pesan: 'Data berhasil diubah',
    simpan: (isi) => calls.update.call({ id, versi, ...isi }),
    berhasil: () => {
      void client.invalidateQueries({ queryKey: calls.key() })
      onTutup()
    },
  })
  return (
    <DialogForm title="Ubah nama pemetaan" form={form} onClose={onTutup}>
      <field.Text name="nama" />
    </DialogForm>
  )
}
